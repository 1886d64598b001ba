// The page's words in the browser's language. The English text is the key.

const FRENCH = {
  "Back": "Précédent",
  "Board": "Plateau",
  "Bring back": "Reprendre",
  "Bring back a table that was put aside": "Reprendre une table mise de côté",
  "Buttons": "Boutons",
  "Buzzer": "Buzzer",
  "Cancel": "Annuler",
  "Clip": "Vidéo",
  "Close": "Fermer",
  "Copied.": "Copié.",
  "Copy": "Copier",
  "Details": "Détails",
  "Display": "Écran",
  "Earlier": "Plus tôt",
  "File": "Fichier",
  "First turn": "Premier tour",
  "Green": "Vert",
  "Hexagon": "Hexagone",
  "Hide hands": "Cacher les mains",
  "How to play this game, in the table's language":
    "Comment jouer à ce jeu, dans la langue de la table",
  "Inside": "Intérieur",
  "Install": "Installer",
  "Install on a Pico": "Installer sur un Pico",
  "Last turn": "Dernier tour",
  "Left": "Gauche",
  "Licences": "Licences",
  "Link": "Lien",
  "Look inside": "Voir à l'intérieur",
  "Make a link that holds what is on the table": "Créer un lien qui contient ce qui est sur la table",
  "Make a link": "Créer un lien",
  "New table": "Nouvelle table",
  "Next turn": "Tour suivant",
  "No game in progress": "Aucune partie en cours",
  "Off and on again; a saved game is resumed": "Éteindre et rallumer ; la partie reprend",
  "Open": "Ouvrir",
  "Open a game that was saved as a file, or drop the file on the page":
    "Ouvrir une partie enregistrée, ou déposer le fichier sur la page",
  "Pause": "Pause",
  "Picture": "Image",
  "Play from here": "Jouer d'ici",
  "Power cycle": "Rallumer",
  "Power-on with this seed, without saves and settings":
    "Allumer avec cette graine, sans parties ni réglages",
  "Press Ctrl+C to copy.": "Ctrl+C pour copier.",
  "Raspberry Pi Pico": "Raspberry Pi Pico",
  "Record": "Partie",
  "Record a clip (WebM)": "Filmer la table (WebM)",
  "Red": "Rouge",
  "Remove": "Supprimer",
  "Remove for good?": "Définitivement ?",
  "Replay": "Revoir la partie",
  "Right": "Droite",
  "Rules": "Règles",
  "Run 5 ms, then stand still": "Avancer de 5 ms, puis s'arrêter",
  "Save a picture of this moment (PNG)": "Enregistrer une image (PNG)",
  "Save as a file": "Enregistrer un fichier",
  "Save the game as a record: each turn, and how good it was":
    "Enregistrer la partie : chaque tour, et sa valeur",
  "Save what was pressed so far as a press script":
    "Enregistrer les touches pressées comme script",
  "Script": "Script",
  "Seed": "Graine",
  "Share": "Partager",
  "Share the game": "Partager la partie",
  "Show each hand only to the side that pressed last":
    "Ne montrer que la main du dernier côté qui a pressé",
  "Sound": "Son",
  "Speed": "Vitesse",
  "Start a new table?": "Commencer une nouvelle table ?",
  "Step": "Pas",
  "Tables put aside": "Tables mises de côté",
  "The game is over.": "La partie est finie.",
  "The link itself holds what you share. Nothing is sent to anybody until you pass it on.":
    "Le lien lui-même contient ce que vous partagez. Rien n'est envoyé tant que vous ne le donnez pas.",
  "The table as it is now is put aside in turn.":
    "La table telle qu'elle est maintenant est mise de côté à son tour.",
  "The table can't save: the game is lost when the table is switched off. It tries again at the next turn.":
    "La table ne peut pas sauvegarder : la partie est perdue si on l'éteint. Elle réessaie au prochain tour.",
  "The table can't be reached. It was put away, or is on its way back.":
    "La table ne répond pas. Elle est arrêtée, ou va revenir.",
  "The table, seen from above": "La table, vue d'en haut",
  "There is a new version of this page. A match in progress is kept.":
    "Il y a une nouvelle version de cette page. La partie en cours est gardée.",
  "The Pico, its pins, and what goes to the chips":
    "Le Pico, ses broches, et ce qui va aux composants",
  "The current of the whole table. The firmware dims the lamps before it passes the mark, which is what the supply may give.":
    "Le courant de toute la table. Le programme baisse les lampes avant qu'il ne passe le trait, le maximum de l'alimentation.",
  "The firmware stopped:": "Le programme s'est arrêté :",
  "This browser lets the page keep nothing. The game is lost when the page is closed.":
    "Ce navigateur ne laisse rien garder à la page. La partie est perdue quand vous fermez la page.",
  "This browser refuses to keep the game: its storage may be full. The page tries again. A game that isn't kept is lost when the page is closed.":
    "Ce navigateur refuse de garder la partie : sa mémoire est peut-être pleine. La page réessaie. Une partie non gardée est perdue quand vous fermez la page.",
  "This file is no saved game.": "Ce fichier n'est pas une partie enregistrée.",
  "This game came by a link or a file and is a guest at your table.":
    "Cette partie est venue par un lien ou un fichier : elle est l'invitée de votre table.",
  "This game came by a link or a file and is a guest at your table. Your own game waits until you bring it back.":
    "Cette partie est venue par un lien ou un fichier : elle est l'invitée de votre table. Votre propre partie attend que vous la repreniez.",
  "This link is damaged.": "Ce lien est abîmé.",
  "This table is open in another tab or window. Close it there to play here.":
    "Cette table est ouverte dans un autre onglet. Fermez-la là-bas pour jouer ici.",
  "To go on playing": "Pour continuer à jouer",
  "To watch from the start": "Pour revoir depuis le début",
  "Tools": "Outils",
  "Tools of the simulator": "Outils du simulateur",
  "Up to nine digits": "Neuf chiffres au plus",
  "What this browser had kept of the table is damaged. It is put aside, and the table is new.":
    "Ce que ce navigateur avait gardé de la table est abîmé. C'est mis de côté, et la table est neuve.",
  "Use it now": "L'utiliser",
  "Virtual time": "Temps virtuel",
  "A new table. Saves and settings of the old one are put aside.":
    "Une nouvelle table. Parties et réglages de l'ancienne sont mis de côté.",
  "Saves and settings of this table are put aside. You can bring them back.":
    "Parties et réglages de cette table sont mis de côté. Vous pourrez les reprendre.",
  "pages are open on this table; each of them can press.":
    "pages sont ouvertes sur cette table ; chacune peut presser.",
  "chosen:": "choisi :",
  "bytes": "octets",
  "bytes, the latest": "octets, les derniers",
  "frames of": "trames de",
  "none is down": "aucun n'est pressé",
  "silent": "muet",
  "hold to peek": "tenir pour voir",
  "hold to peek at the hand": "tenir pour voir la main",
  "key": "touche",
  "left": "gauche",
  "right": "droite",
  "up": "haut",
  "down": "bas",
  "ok": "ok",
  "limit": "limite",
};

export const LANGUAGE = navigator.language.startsWith("fr") ? "fr" : "en";

/** The text in the browser's language. */
export function say(text) {
  return (LANGUAGE === "fr" && FRENCH[text]) || text;
}

/** Put the words of the page itself into the browser's language. */
export function translate() {
  document.documentElement.lang = LANGUAGE;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const text = node.data.trim().replace(/\s+/g, " ");
    if (text) node.data = node.data.replace(node.data.trim(), say(text));
  }
  for (const element of document.querySelectorAll("[title], [aria-label]")) {
    for (const name of ["title", "aria-label"]) {
      const text = element.getAttribute(name);
      if (text) element.setAttribute(name, say(text));
    }
  }
}
