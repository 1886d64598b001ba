// The texts of this page in Italian. In {braces}: values that are put in.

const HELP = "Metti MicroPython sulla scheda (passo 1), poi torna qui.";

export default {
  title: "Installa su un Pico",
  play: "Gioca",
  intro:
    "Questa pagina mette Regalia su un Raspberry Pi Pico: Pico, Pico W, Pico 2 o Pico 2 W."
      + " Sul tuo computer non si installa niente.",
  micropython: "1. MicroPython, una volta per scheda",
  download: "Scarica il file .uf2 più recente per la tua scheda (non «preview»):",
  bootsel:
    "Tieni premuto il pulsante BOOTSEL della scheda mentre la colleghi. Compare un disco:"
      + " RPI-RP2, o RP2350 per un Pico 2.",
  drop: "Copia il file su quel disco. Il disco sparisce: MicroPython è sulla scheda.",
  cable: "Il cavo deve trasmettere dati; molti caricano soltanto.",
  regalia: "2. Regalia",
  promise:
    "Si copia solo ciò che è nuovo. Salvataggi, impostazioni e partite giocate restano. Puoi"
      + " interrompere quando vuoi: installa di nuovo, e si riprende da dove si era.",
  noSerial:
    "Questo browser non può parlare con una scheda: non ha Web Serial. Usa Chrome, Edge, Opera"
      + " o un Firefox dal 153 su un computer, oppure un solo file, più sotto.",
  install: "Installa",
  build: "Mentre costruisci",
  companion:
    "Prova dopo ogni passo della costruzione. Il tavolo nomina i suoi guasti; ognuno ha una"
      + " sezione che dice come ripararlo.",
  stage: "Costruito finora:",
  variant: "su:",
  carrier: "il circuito stampato",
  breadboard: "una breadboard",
  stripboard: "una basetta a strisce",
  expect: "Devi misurare:",
  mend: "Prima di andare avanti, ripara:",
  goOn: "Tutto bene. Ora:",
  built: "Tutto bene. Chiudi la scatola e gioca.",
  afterwards: "Dopo",
  paused: "Mentre questa pagina parla con la scheda il gioco si ferma. La partita è salvata.",
  note: "Leggi la nota dell'errore",
  records: "Prendi le partite giocate",
  test: "Autotest",
  oneFile: "In un solo file, per una scheda nuova",
  oneFileIs:
    "Scegli il file MicroPython del passo 1. Questa pagina lo unisce a Regalia in un solo file."
      + " Copialo sul disco della scheda: il gioco parte. Web Serial non serve.",
  replaces:
    "Questo file sostituisce tutti quelli della scheda: salvataggi, impostazioni e partite"
      + " giocate vanno persi.",
  choose: "File MicroPython (.uf2)",
  connecting: "Mi collego alla scheda…",
  reading: "Guardo quali file ha la scheda…",
  copying: "{done} file copiati su {of}",
  starting: "Avvio il gioco…",
  testing: "Autotest. Guarda il tavolo e premi i suoi pulsanti.",
  installed:
    "Regalia {version} è sulla scheda: {put} file copiati, {removed} tolti. Il gioco è partito.",
  unchanged: "La scheda ha già Regalia {version}. Il gioco è partito.",
  tested: "L'autotest è finito. Il gioco è partito.",
  hasNote: "La nota dell'errore. Il gioco è partito.",
  noNote: "Questa scheda non ha note di errori. Il gioco è partito.",
  hasRecords: "Partite giocate: {count}. Il gioco è partito.",
  noRecords: "Questa scheda non ha partite: conserva quelle finite. Il gioco è partito.",
  replay: "Rivedi",
  joined: "Salvato: {name}. Copialo sul disco della scheda.",
  noChoice:
    "Nessuna scheda scelta. Se la tua non c'era: prova un altro cavo e un'altra presa. " + HELP,
  busy:
    "La porta non si apre: la usa un altro programma. Chiudi Thonny, mpremote, i monitor seriali"
      + " e le altre schede di questa pagina. L'hai appena collegata? Aspetta dieci secondi. Su"
      + " Linux devi far parte del gruppo della porta: sudo usermod -aG dialout $USER, poi esci"
      + " dalla sessione e rientra.",
  silent:
    "La scheda non risponde. Scollegala, ricollegala e riprova. Se non basta, non ha"
      + " MicroPython. " + HELP,
  otherFirmware: "Su questa scheda c'è {name}, non MicroPython. " + HELP,
  otherChip:
    "Questa scheda è «{machine}». Serve un RP2040 o un RP2350: Pico, Pico W, Pico 2 o Pico 2 W.",
  tooOld:
    "Questa scheda ha MicroPython {version}; serve {oldest} o più recente. " + HELP,
  otherMpy:
    "MicroPython {version} su questa scheda non va con questa versione di Regalia, fatta per"
      + " {release}. " + HELP,
  interrupted:
    "Interrotto; {files} file copiati. Ricollega la scheda e installa di nuovo: si riprende da"
      + " dove si era. I salvataggi restano.",
  notKept:
    "La scheda non conserva {path} com'è stato inviato. Installa di nuovo; se non basta, la sua"
      + " memoria flash è consumata.",
  full:
    "Sulla scheda non c'è più posto. Togli i file che non sono di Regalia, per esempio con"
      + " Thonny, e installa di nuovo: si riprende da dove si era.",
  refused: "Errore sulla scheda: {error}. Scollegala, ricollegala e riprova.",
  odd:
    "La scheda risponde, ma non come MicroPython. Scollegala, ricollegala e riprova. Dice:"
      + " {said}",
  empty: "La scheda dà una risposta vuota. Scollegala, ricollegala e riprova.",
  lost: "Il collegamento con la scheda è caduto. Ricollegala e riprova.",
  doesNotStart:
    "Il gioco non parte su questa scheda. Se manca Regalia, installalo. La scheda"
      + " dice:\n{said}",
  noFirmware: "Su questa scheda Regalia manca, o è più vecchio di questa prova. Prima installalo.",
  notUf2: "Questo non è un file UF2, o è danneggiato. Scaricalo di nuovo.",
  notOneChip:
    "Il blocco {number} non è una pagina di flash per lo stesso chip. Scarica di nuovo il file.",
  outOfOrder:
    "Il blocco {number} è fuori posto, o mancano blocchi. Scarica di nuovo il file.",
  imageOfOtherChip: "Questa immagine è per un altro chip; serve un RP2040 o un RP2350.",
  noMicroPython: "Questa non è un'immagine di MicroPython per un Pico. Prendi quella del passo 1.",
  imageOfOther: "Questa è un'immagine di {name}, non di MicroPython. Prendi quella del passo 1.",
  otherRelease: "Questo è MicroPython {version}; prendine uno da {from} a {to}.",
  placeInUse: "Il posto dei file è già occupato; prendi l'immagine così come l'hai scaricata.",
  placeOutside: "Il posto dei file è fuori dalla flash. Scarica di nuovo il file.",
  noRoom:
    "Regalia occupa {needed} dei {blocks} blocchi che questo MicroPython lascia ai file: ne"
      + " resterebbero {free}, e per salvataggi, partite giocate e aggiornamenti ne servono {room}."
      + " Prendi una scheda, o un'immagine di MicroPython, che ne ha di più: un Pico ne ha 352.",
  broken: "Questa pagina ha un errore: {error}. Ricaricala.",
  noNetwork:
    "Un file di questo sito non arriva. Controlla la rete e riprova. La scheda è rimasta com'era.",
};
