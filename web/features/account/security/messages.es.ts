import type { Words } from '#engine/language/bilingual.ts'
import { plural } from '#web/format/amounts.ts'
import type * as En from './messages.ts'

export const passwordTexts: Words<typeof En.passwordTexts> = {
  title: 'Contraseña',
  username: 'Correo electrónico',
  lead: 'Su sesión sigue abierta aquí. Se cierra en los demás dispositivos, y el enlace de su calendario y sus tokens de API dejan de funcionar.',
  current: 'Contraseña actual',
  new: 'Contraseña nueva',
  confirm: 'Confirme la contraseña nueva',
  change: 'Cambiar la contraseña',
  currentMissing: 'Escriba la contraseña que usa ahora.',
  newMissing: 'Escriba una contraseña nueva.',
  confirmMissing: 'Escriba la contraseña nueva otra vez.',
  mismatch: 'Las contraseñas nuevas no son iguales',
  changed: {
    title: 'Se cambió la contraseña',
    description: 'Se cerró la sesión en sus demás dispositivos.',
  },
  failed: 'Su contraseña no cambió. Inténtelo de nuevo.',
}

export const twoFactorTexts: Words<typeof En.twoFactorTexts> = {
  title: 'Verificación en dos pasos',
  off: 'Cada vez que inicia sesión, también escribe un código de una aplicación de su teléfono. Quien descubra su contraseña no podrá entrar.',
  on: 'Cada vez que inicia sesión se pide un código de su aplicación o una llave de acceso.',
  admin: 'Los administradores la necesitan para abrir el panel.',
  isOn: 'Activada',
  isOff: 'Desactivada',
  turnOn: 'Activar',
  turnOff: 'Desactivar',
  newCodes: 'Códigos nuevos',
  codesLeft: (count) =>
    count === 1 ? 'Queda 1 código de recuperación.' : `Quedan ${count} códigos de recuperación.`,
  few: 'Quedan pocos códigos. Cree otros antes de que se acaben.',
  none: 'No quedan códigos de recuperación. Cree otros ahora, para poder entrar aunque pierda su teléfono.',
  loadFailed: 'No pudimos cargar cómo inicia sesión. No se cambió nada.',
  startFailed: 'No se cambió nada. Inténtelo de nuevo.',
  turnedOff: {
    title: 'La verificación en dos pasos está desactivada',
    description: 'Ahora inicia sesión solo con su contraseña.',
  },
  turnOffTitle: '¿Desactivar la verificación en dos pasos?',
  turnOffText:
    'Iniciará sesión solo con su contraseña. Los códigos de su aplicación y sus códigos de recuperación dejarán de funcionar.',
}

export const resetTexts: Words<typeof En.resetTexts> = {
  asked: (time) =>
    `Alguien nos pidió desactivar la verificación en dos pasos de su cuenta. Desde el ${time}, el enlace de nuestro correo la desactiva. Si no fue usted, consérvela.`,
  keep: 'Conservar la verificación en dos pasos',
  kept: {
    title: 'La verificación en dos pasos sigue activada',
    description: 'El enlace de nuestro correo ya no funciona.',
  },
  title: 'Desactive la verificación en dos pasos',
  lead: 'Usted pidió ayuda porque perdió su teléfono. Esto desactiva el código, y podrá iniciar sesión solo con su contraseña.',
  action: 'Desactivarla',
  done: 'La verificación en dos pasos está desactivada. Inicie sesión con su contraseña y actívela otra vez con su teléfono nuevo.',
  failed: 'No se cambió nada. Inténtelo de nuevo.',
  notOff: 'No se desactivó.',
  incomplete: 'Este enlace no está completo. Ábralo otra vez desde nuestro correo.',
  toSignIn: 'Iniciar sesión',
}

export const setUpTexts: Words<typeof En.setUpTexts> = {
  title: 'Active la verificación en dos pasos',
  scan: 'Escanee esto con una aplicación de autenticación, como la que trae su teléfono.',
  picture: 'Código QR para su aplicación de autenticación',
  onPhone: '¿Usa este teléfono? Ábralo en su aplicación',
  byHand: 'O escriba esta clave en la aplicación:',
  copyKey: 'Copiar la clave',
  codeLabel: 'Código de la aplicación',
  codeHint: 'Seis dígitos. La aplicación muestra un código nuevo cada 30 segundos.',
  codeMissing: 'Escriba los seis dígitos que muestra su aplicación.',
  failed: 'Todavía no está activada. Inténtelo de nuevo.',
}

export const codeTexts: Words<typeof En.codeTexts> = {
  title: 'Guarde sus códigos de recuperación',
  isOn: 'La verificación en dos pasos está activada. Falta una sola cosa.',
  newOnes: 'Los códigos que tenía antes ya no funcionan.',
  what: 'Si pierde su teléfono, con cada uno de estos códigos puede iniciar sesión una vez. Los mostramos solo ahora.',
  kept: 'Ya los guardé',
  keepFirst: 'Guarde los códigos en un lugar seguro y luego marque esta casilla.',
  list: 'Códigos de recuperación',
  copy: 'Copiar',
  copied: 'los códigos',
  download: 'Descargar (.txt)',
  print: 'Imprimir',
  done: 'Listo',
}

export const codeFileTexts: Words<typeof En.codeFileTexts> = {
  name: 'jubilee-codigos-de-recuperacion.txt',
  title: 'Códigos de recuperación de Jubilee',
  owner: (email) => `Para ${email}`,
  made: (day) => `Creados el ${day}. Si crea otros, estos dejan de servir.`,
  use: 'Con cada código se inicia sesión una vez, en lugar del código de su teléfono.',
  keep: 'Guárdelos donde guarda otros papeles importantes.',
}

export const passkeyTexts: Words<typeof En.passkeyTexts> = {
  title: 'Llaves de acceso',
  lead: 'Inicie sesión con su huella, su rostro o el bloqueo de su pantalla. No hay nada que escribir ni nada que robar.',
  cannot:
    'Este navegador no puede crear llaves de acceso. Puede agregar una en un navegador más nuevo o en su teléfono.',
  list: 'Sus llaves de acceso',
  empty: 'Todavía no tiene llaves de acceso.',
  add: 'Agregar llave de acceso',
  addText:
    'Póngale un nombre. Luego su navegador le pedirá su huella, su rostro o el bloqueo de su pantalla.',
  goOn: 'Continuar',
  neverUsed: (added) => `Desde el ${added}, todavía sin usar`,
  used: (added, last) => `Desde el ${added}, último uso: ${last}`,
  remove: 'Eliminar',
  removeConfirm: 'Eliminar la llave de acceso',
  nameLabel: 'Nombre de la llave de acceso',
  nameHint: 'Para reconocerla después, como “Mi teléfono”.',
  nameMissing: 'Escriba un nombre, como “Mi teléfono”.',
  added: {
    title: 'Se agregó la llave de acceso',
    description: 'Desde ahora puede iniciar sesión con ella.',
  },
  removed: {
    title: 'Se eliminó la llave de acceso',
    description: 'Ya no sirve para iniciar sesión.',
  },
  removeTitle: '¿Eliminar esta llave de acceso?',
  removeText:
    'Ya no servirá para iniciar sesión. Es posible que su dispositivo la siga mostrando hasta que también la elimine ahí.',
  failed: 'No se cambió nada. Inténtelo de nuevo.',
  alreadyThere: 'Este dispositivo ya tiene una llave de acceso para su cuenta.',
  stopped: 'No se usó ninguna llave de acceso. Puede intentarlo de nuevo o continuar sin ella.',
  notHere: 'Este navegador no pudo usar una llave de acceso aquí. Inicie sesión con su contraseña.',
  signIn: 'Usar una llave de acceso',
}

export const sessionTexts: Words<typeof En.sessionTexts> = {
  title: 'Dónde tiene la sesión abierta',
  lead: '¿Ve un dispositivo que no conoce? Cierre la sesión en él y luego cambie su contraseña.',
  isThis: 'Este dispositivo',
  signOut: 'Cerrar sesión',
  others: 'Cerrar las demás sesiones',
  none: 'No tiene la sesión abierta en ningún otro lugar.',
  ended: { title: 'Sesión cerrada', description: 'Ese dispositivo tiene que iniciar sesión otra vez.' },
  othersEnded: {
    title: 'Sesión cerrada',
    description: 'Los demás dispositivos tienen que iniciar sesión otra vez.',
  },
  failed: 'La sesión sigue abierta en ese dispositivo. Inténtelo de nuevo.',
  othersFailed: 'La sesión sigue abierta en sus demás dispositivos. Inténtelo de nuevo.',
  loadFailed: 'No pudimos cargar dónde tiene la sesión abierta. No se cambió nada.',
}

export const seenTexts: Words<typeof En.seenTexts> = {
  lastHour: 'En uso durante la última hora',
  hours: (count) => `En uso hace ${plural(count, 'hora')}`,
  days: (count) => `En uso hace ${plural(count, 'día')}`,
  on: (day) => `En uso el ${day}`,
}

export const notSignedIn: Words<typeof En.notSignedIn> = 'Todavía no ha iniciado sesión.'

export const secondStepTexts: Words<typeof En.secondStepTexts> = {
  title: 'Un paso más',
  lead: 'Su contraseña es correcta. Ahora demuestre que es usted.',
  codeLabel: 'Código de su aplicación',
  codeHint: 'Su aplicación de autenticación muestra seis dígitos, nuevos cada 30 segundos.',
  codeMissing: 'Escriba los seis dígitos que muestra su aplicación.',
  recoveryLabel: 'Código de recuperación',
  recoveryHint: 'Uno de los diez que guardó. Cada uno sirve una vez.',
  recoveryMissing: 'Escriba uno de sus códigos de recuperación.',
  toRecovery: 'Usar un código de recuperación',
  toCode: 'Usar el código de su aplicación',
  lost: '¿Perdió su teléfono?',
  lostWays: [
    'Con un código de recuperación puede iniciar sesión una vez. Usted guardó diez cuando activó esto.',
    'También puede iniciar sesión con una llave de acceso en otro dispositivo. Vuelva al inicio de sesión para usarla.',
    '¿Todavía tiene la sesión abierta en otro dispositivo? Ahí, en Configuración, Seguridad, puede crear códigos nuevos.',
  ],
  lostHelp:
    '¿Nada de esto le sirve? Escríbanos. Por su seguridad, debe pasar un día antes de que podamos desactivar esto, y primero le avisamos por correo electrónico. Mientras tanto no pierde nada.',
  lostHelpLink: 'Cómo comunicarse con nosotros',
  failed: 'Todavía no ha iniciado sesión. Inténtelo de nuevo.',
  back: 'Volver al inicio de sesión',
  signIn: 'Iniciar sesión',
  sandbox: 'Este es el entorno de prueba: el código de esta persona de ejemplo ya está escrito.',
}

export const confirmTexts: Words<typeof En.confirmTexts> = {
  title: 'Confirme que es usted',
  text: 'Pasó un tiempo desde que inició sesión. Escriba su contraseña para continuar. Lo que escribió se conserva.',
  textNewPassword:
    'Su contraseña tiene menos de un día, así que una llave de acceso no basta para esto. Escriba su contraseña nueva para continuar. Lo que escribió se conserva.',
  password: 'Contraseña',
  missing: 'Escriba su contraseña.',
  failed: 'No pudimos revisar su contraseña. Inténtelo de nuevo.',
  confirm: 'Continuar',
  passkey: 'Usar una llave de acceso',
  cancelled: { title: 'No se cambió nada', description: 'No escribió su contraseña.' },
}

export const neededTexts: Words<typeof En.neededTexts> = {
  title: 'Primero, la verificación en dos pasos',
  off: 'El panel muestra lo que otras personas nos confían. Por eso se abre solo para administradores que inician sesión con un código de su teléfono o con una llave de acceso.',
  action: 'Activarla en Configuración',
  withoutCode:
    'Usted tiene la verificación en dos pasos, pero inició esta sesión sin ella. Cierre la sesión y vuelva a iniciarla con su código.',
  signOut: 'Cerrar sesión',
}

export const idleTexts: Words<typeof En.idleTexts> = {
  title: '¿Sigue ahí?',
  text: 'En dos minutos el panel le pedirá su contraseña otra vez, porque hace rato que nadie lo usa. Lo que escribió se conserva.',
  stay: 'Seguir trabajando',
  later: 'Ahora no',
  failed: 'No pudimos conectarnos con el panel. Inténtelo de nuevo.',
}
