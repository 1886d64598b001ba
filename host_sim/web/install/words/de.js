// The texts of this page in German. In {braces}: values that are put in.

const HELP = "Spiel MicroPython auf das Board (Schritt 1) und komm dann wieder.";

export default {
  title: "Auf einem Pico installieren",
  play: "Spielen",
  intro:
    "Diese Seite bringt Regalia auf einen Raspberry Pi Pico: Pico, Pico W, Pico 2 oder Pico 2 W."
      + " Auf deinem Computer wird nichts installiert.",
  micropython: "1. MicroPython, einmal je Board",
  download: "Lade die neueste .uf2-Datei für dein Board herunter, keine „preview“:",
  bootsel:
    "Halte die Taste BOOTSEL des Boards gedrückt, während du es einsteckst. Ein Laufwerk"
      + " erscheint: RPI-RP2, oder RP2350 bei einem Pico 2.",
  drop: "Kopiere die Datei auf dieses Laufwerk. Es verschwindet: MicroPython ist auf dem Board.",
  cable: "Das Kabel muss Daten übertragen; viele laden nur.",
  regalia: "2. Regalia",
  promise:
    "Nur Neues wird kopiert. Spielstände, Einstellungen und Partien bleiben. Du kannst jederzeit"
      + " unterbrechen: Installiere noch einmal, und es geht dort weiter.",
  noSerial:
    "Dieser Browser erreicht kein Board: Er hat kein Web Serial. Nimm Chrome, Edge, Opera oder"
      + " Firefox ab 153 auf einem Computer, oder eine einzige Datei, weiter unten.",
  install: "Installieren",
  build: "Beim Bauen",
  companion:
    "Teste nach jedem Schritt. Der Tisch nennt seine Fehler; zu jedem gibt es einen Abschnitt, der"
      + " sagt, was hilft.",
  stage: "Bis jetzt gebaut:",
  variant: "auf:",
  carrier: "der Trägerplatine",
  breadboard: "einem Steckbrett",
  stripboard: "einer Streifenplatine",
  expect: "Miss nach:",
  mend: "Beheb das zuerst:",
  goOn: "Alles in Ordnung. Weiter geht’s:",
  built: "Alles in Ordnung. Mach das Gehäuse zu und spiel.",
  afterwards: "Danach",
  paused: "Solange diese Seite mit dem Board spricht, steht das Spiel. Es ist gespeichert.",
  note: "Absturznotiz lesen",
  records: "Gespielte Partien holen",
  test: "Selbsttest",
  oneFile: "In einer Datei, für ein neues Board",
  oneFileIs:
    "Wähle die MicroPython-Datei aus Schritt 1. Diese Seite macht daraus mit Regalia eine einzige"
      + " Datei. Kopiere sie auf das Laufwerk des Boards: Das Spiel startet. Web Serial ist nicht"
      + " nötig.",
  replaces:
    "Die Datei ersetzt alle auf dem Board: Spielstände, Einstellungen und Partien sind verloren.",
  choose: "MicroPython-Datei (.uf2)",
  connecting: "Verbinde mit dem Board …",
  reading: "Sehe nach, welche Dateien das Board hat …",
  copying: "{done} von {of} Dateien kopiert",
  starting: "Starte das Spiel …",
  testing: "Selbsttest. Schau auf den Tisch und drücke seine Tasten.",
  installed:
    "Regalia {version} ist auf dem Board: {put} Dateien kopiert, {removed} entfernt. Das Spiel läuft.",
  unchanged: "Das Board hat Regalia {version} schon. Das Spiel läuft.",
  tested: "Der Selbsttest ist vorbei. Das Spiel läuft.",
  hasNote: "Die Absturznotiz. Das Spiel läuft.",
  noNote: "Dieses Board hat keine Absturznotiz. Das Spiel läuft.",
  hasRecords: "Partien: {count}. Das Spiel läuft.",
  noRecords: "Dieses Board hat keine Partien: Es behält die zu Ende gespielten. Das Spiel läuft.",
  replay: "Nachspielen",
  joined: "Gespeichert: {name}. Kopiere die Datei auf das Laufwerk des Boards.",
  noChoice:
    "Kein Board gewählt. War deins nicht in der Liste? Versuch ein anderes Kabel und einen anderen"
      + " Anschluss. " + HELP,
  busy:
    "Der Anschluss lässt sich nicht öffnen: Ein anderes Programm benutzt ihn. Schließ Thonny,"
      + " mpremote, serielle Monitore und andere Tabs dieser Seite. Gerade eingesteckt? Warte zehn"
      + " Sekunden. Unter Linux musst du zur Gruppe des Anschlusses gehören: sudo usermod -aG dialout"
      + " $USER, dann ab- und wieder anmelden.",
  silent:
    "Das Board antwortet nicht. Zieh es ab, steck es ein und versuch es noch einmal. Wenn das nicht"
      + " hilft, hat es kein MicroPython. " + HELP,
  otherFirmware: "Auf diesem Board läuft {name}, nicht MicroPython. " + HELP,
  otherChip:
    "Dieses Board ist „{machine}“. Regalia braucht einen RP2040 oder RP2350: Pico, Pico W, Pico 2"
      + " oder Pico 2 W.",
  tooOld: "Dieses Board hat MicroPython {version}; nötig ist {oldest} oder neuer. " + HELP,
  otherMpy:
    "MicroPython {version} auf diesem Board passt nicht zu dieser Ausgabe von Regalia, die für"
      + " {release} gemacht ist. " + HELP,
  interrupted:
    "Unterbrochen; {files} Dateien wurden kopiert. Steck das Board ein und installiere noch einmal:"
      + " Es geht dort weiter. Spielstände bleiben.",
  notKept:
    "Das Board behält {path} nicht so, wie es ankam. Installiere noch einmal; wenn das nicht hilft,"
      + " ist der Flash-Speicher des Boards verschlissen.",
  full:
    "Auf dem Board ist kein Platz mehr. Entferne Dateien, die nicht zu Regalia gehören, zum Beispiel"
      + " mit Thonny, und installiere noch einmal: Es geht dort weiter.",
  refused: "Fehler auf dem Board: {error}. Zieh es ab, steck es ein und versuch es noch einmal.",
  odd:
    "Das Board antwortet, aber nicht wie MicroPython. Zieh es ab, steck es ein und versuch es noch"
      + " einmal. Es sagt: {said}",
  empty: "Das Board antwortet mit nichts. Zieh es ab, steck es ein und versuch es noch einmal.",
  lost: "Die Verbindung zum Board ist abgerissen. Steck es wieder ein und versuch es noch einmal.",
  doesNotStart:
    "Das Spiel läuft auf diesem Board nicht. Fehlt Regalia dort, dann installiere es. Seine"
      + " Ausgabe:\n{said}",
  noFirmware:
    "Regalia fehlt auf diesem Board oder ist älter als dieser Test. Installiere es zuerst.",
  notUf2: "Das ist keine UF2-Datei, oder sie ist beschädigt. Lade sie noch einmal herunter.",
  notOneChip:
    "Block {number} ist keine Flash-Seite für denselben Chip. Lade die Datei noch einmal herunter.",
  outOfOrder:
    "Block {number} ist nicht an seinem Platz, oder es fehlen welche. Lade die Datei noch einmal"
      + " herunter.",
  imageOfOtherChip: "Dieses Abbild ist für einen anderen Chip; nötig ist ein RP2040 oder RP2350.",
  noMicroPython: "Das ist kein MicroPython für einen Pico. Nimm die Datei aus Schritt 1.",
  imageOfOther: "Das ist {name}, nicht MicroPython. Nimm die Datei aus Schritt 1.",
  otherRelease: "Das ist MicroPython {version}; nimm eins von {from} bis {to}.",
  placeInUse: "Der Platz für Dateien ist schon belegt; nimm die Datei so, wie du sie geladen hast.",
  placeOutside: "Der Platz für Dateien liegt außerhalb des Flash. Lade die Datei noch einmal herunter.",
  noRoom:
    "Regalia braucht {needed} der {blocks} Blöcke, die dieses MicroPython für Dateien lässt: {free}"
      + " blieben frei, nötig sind {room} für Spielstände, Partien und neue Versionen. Nimm ein Board"
      + " oder ein MicroPython, das mehr hat: Ein Pico hat 352.",
  broken: "Diese Seite hat einen Fehler: {error}. Lade sie neu.",
  noNetwork:
    "Eine Datei dieser Website kommt nicht an. Prüfe das Netz und versuch es noch einmal. Das Board"
      + " ist unverändert.",
};
