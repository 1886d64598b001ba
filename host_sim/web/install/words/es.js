// The texts of this page in Spanish. In {braces}: values that are put in.

const HELP = "Pon MicroPython en tu placa (paso 1) y vuelve aquí.";

export default {
  title: "Instalar en una Pico",
  play: "Jugar",
  intro:
    "Esta página pone Regalia en una Raspberry Pi Pico: Pico, Pico W, Pico 2 o Pico 2 W."
      + " En tu ordenador no se instala nada.",
  micropython: "1. MicroPython, una vez por placa",
  download: "Descarga el fichero .uf2 más reciente para tu placa (que no sea «preview»):",
  bootsel:
    "Mantén pulsado el botón BOOTSEL de la placa mientras la conectas. Aparece una unidad:"
      + " RPI-RP2, o RP2350 si es una Pico 2.",
  drop: "Copia el fichero en esa unidad. La unidad desaparece: la placa ya tiene MicroPython.",
  cable: "El cable tiene que llevar datos; muchos solo cargan.",
  regalia: "2. Regalia",
  promise:
    "Solo se copia lo nuevo. Las partidas, los ajustes y los registros se conservan. Puedes"
      + " interrumpir cuando quieras: instala otra vez y sigue donde se quedó.",
  noSerial:
    "Este navegador no puede hablar con una placa: no tiene Web Serial. Usa Chrome, Edge, Opera"
      + " o Firefox desde la versión 153 en un ordenador, o un solo fichero, más abajo.",
  install: "Instalar",
  build: "Mientras montas",
  companion:
    "Haz la prueba tras cada paso del montaje. La mesa dice qué falla, y cada fallo tiene una"
      + " sección con el arreglo.",
  stage: "Montado hasta ahora:",
  variant: "sobre:",
  carrier: "la placa base",
  breadboard: "una protoboard",
  stripboard: "una placa de tiras",
  expect: "Mide:",
  mend: "Arregla esto antes de seguir:",
  goOn: "Todo va bien. Ahora:",
  built: "Todo va bien. Cierra la caja y juega.",
  afterwards: "Después",
  paused: "Mientras esta página habla con la placa, el juego se para. La partida queda guardada.",
  note: "Leer la nota del fallo",
  records: "Descargar las partidas jugadas",
  test: "Autotest",
  oneFile: "En un solo fichero, para una placa nueva",
  oneFileIs:
    "Elige el fichero de MicroPython del paso 1. Esta página lo une con Regalia en un solo"
      + " fichero. Cópialo en la unidad de la placa: el juego arranca. No hace falta Web Serial.",
  replaces:
    "El fichero sustituye a todos los de la placa: se pierden partidas, ajustes y registros.",
  choose: "Fichero de MicroPython (.uf2)",
  connecting: "Conectando con la placa…",
  reading: "Mirando qué ficheros tiene la placa…",
  copying: "{done} de {of} ficheros copiados",
  starting: "Arrancando el juego…",
  testing: "Autotest. Mira la mesa y pulsa sus botones.",
  installed:
    "La placa tiene Regalia {version}: {put} ficheros copiados, {removed} borrados. El juego"
      + " está en marcha.",
  unchanged: "La placa ya tenía Regalia {version}. El juego está en marcha.",
  tested: "El autotest ha terminado. El juego está en marcha.",
  hasNote: "La nota del fallo. El juego está en marcha.",
  noNote: "Esta placa no tiene ninguna nota de fallo. El juego está en marcha.",
  hasRecords: "Partidas jugadas: {count}. El juego está en marcha.",
  noRecords:
    "Esta placa no tiene partidas jugadas: guarda las que se han terminado. El juego está en"
      + " marcha.",
  replay: "Repetición",
  joined: "Guardado: {name}. Cópialo en la unidad de la placa.",
  noChoice:
    "No has elegido ninguna placa. Si la tuya no estaba en la lista, prueba otro cable y otro"
      + " puerto. " + HELP,
  busy:
    "El puerto no se abre: lo usa otro programa. Cierra Thonny, mpremote, los monitores serie"
      + " y las otras pestañas de esta página. ¿Acabas de conectarla? Espera diez segundos. En"
      + " Linux tienes que estar en el grupo del puerto: sudo usermod -aG dialout $USER, y luego"
      + " cierra la sesión y vuelve a entrar.",
  silent:
    "La placa no responde. Desconéctala, conéctala y prueba otra vez. Si no sirve, no tiene"
      + " MicroPython. " + HELP,
  otherFirmware: "Esta placa tiene {name}, no MicroPython. " + HELP,
  otherChip:
    "Esta placa es «{machine}». Regalia necesita un RP2040 o RP2350: Pico, Pico W, Pico 2 o"
      + " Pico 2 W.",
  tooOld: "Esta placa tiene MicroPython {version}; Regalia necesita {oldest} o posterior. " + HELP,
  otherMpy:
    "El MicroPython {version} de esta placa no sirve para esta versión de Regalia, hecha para"
      + " {release}. " + HELP,
  interrupted:
    "Interrumpido; se copiaron {files} ficheros. Conecta la placa e instala otra vez: sigue"
      + " donde se quedó. Las partidas se conservan.",
  notKept:
    "La placa no conserva {path} tal como se envió. Instala otra vez; si no sirve, su memoria"
      + " flash está gastada.",
  full:
    "La placa está llena. Borra los ficheros que no sean de Regalia, por ejemplo con Thonny, e"
      + " instala otra vez: sigue donde se quedó.",
  refused: "Error en la placa: {error}. Desconéctala, conéctala y prueba otra vez.",
  odd:
    "La placa responde, pero no como MicroPython. Desconéctala, conéctala y prueba otra vez."
      + " Dice: {said}",
  empty:
    "La placa da una respuesta vacía. Desconéctala, conéctala y prueba otra vez.",
  lost: "Se ha cortado la conexión con la placa. Conéctala otra vez y vuelve a probar.",
  doesNotStart:
    "El juego no arranca en esta placa. Si le falta Regalia, instálalo. Esto es lo que"
      + " dice:\n{said}",
  noFirmware:
    "A esta placa le falta Regalia, o tiene uno más antiguo que esta prueba. Instálalo primero.",
  notUf2: "Esto no es un fichero UF2, o está dañado. Descárgalo otra vez.",
  notOneChip:
    "El bloque {number} no es una página de flash para el mismo chip. Descarga el fichero otra"
      + " vez.",
  outOfOrder:
    "El bloque {number} está fuera de sitio, o faltan bloques. Descarga el fichero otra vez.",
  imageOfOtherChip: "Esta imagen es para otro chip; Regalia necesita un RP2040 o RP2350.",
  noMicroPython:
    "Esto no es una imagen de MicroPython para una Pico. Usa la del paso 1.",
  imageOfOther: "Esto es una imagen de {name}, no de MicroPython. Usa la del paso 1.",
  otherRelease: "Esto es MicroPython {version}; usa uno desde {from} hasta {to}.",
  placeInUse:
    "El sitio de los ficheros está ocupado; usa la imagen tal como se descarga.",
  placeOutside: "El sitio de los ficheros está fuera de la flash. Descarga el fichero otra vez.",
  noRoom:
    "Regalia ocupa {needed} de los {blocks} bloques que este MicroPython deja para ficheros:"
      + " quedarían {free} libres, y las partidas, los registros y las actualizaciones necesitan"
      + " {room}. Usa una placa, o una imagen de MicroPython, con más: una Pico tiene 352.",
  broken: "Esta página tiene un error: {error}. Cárgala otra vez.",
  noNetwork:
    "No se puede cargar un fichero de este sitio. Comprueba la red y prueba otra vez. La placa"
      + " está como estaba.",
};
