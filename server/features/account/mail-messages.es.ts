import type { Words } from '#engine/language/bilingual.ts'
import type { English } from './mail-messages.ts'

const NO_NEED = 'no tiene que hacer nada.'
const NOT_YOURS = `Si no fue usted, ${NO_NEED}`
const NOT_ASKED = `Si usted no lo pidió, ${NO_NEED}`
const ASK_FOR_NEW_PASSWORD =
  'Si no fue usted, pida ahora una contraseña nueva en la página para iniciar sesión.'
const NOT_YOU = `${ASK_FOR_NEW_PASSWORD} Eso cierra todas las sesiones. En el mismo paso puede eliminar cualquier llave de acceso que no conozca.`
const SETTINGS = 'Ver su configuración de seguridad'
const STOP_RESET =
  'Si usted no lo pidió, inicie sesión con su código, o elija “Conservar la verificación en dos pasos” en su configuración. Así lo detiene.'
const ALSO_ENDED = 'Si tenía un enlace de calendario o tokens de API, ya no funcionan.'

const ways: Words<English['ways']> = {
  notConfirmed:
    'Esta dirección no estaba confirmada. Por eso se eliminó todo lo que se configuró antes para iniciar sesión: las llaves de acceso, la verificación en dos pasos y los códigos de recuperación.',
  passkeysRemoved: (count) =>
    count === 1 ? 'Se eliminó 1 llave de acceso.' : `Se eliminaron ${count} llaves de acceso.`,
  passkeysKept: (count) =>
    count === 1
      ? 'Todavía se puede iniciar sesión con 1 llave de acceso.'
      : `Todavía se puede iniciar sesión con ${count} llaves de acceso.`,
  noPasskey: 'Ahora no se puede iniciar sesión con ninguna llave de acceso.',
  authenticatorKept: 'Al iniciar sesión todavía se pide un código de su aplicación de autenticación.',
  authenticatorRemoved:
    'Se eliminó su aplicación de autenticación, así que al iniciar sesión ya no se pide un código. Los códigos de recuperación anteriores ya no funcionan.',
}

export const spanish: Words<English> = {
  welcome: {
    subject: 'Le damos la bienvenida a Jubilee: confirme su correo electrónico',
    lines: [
      'Confirme que esta es su dirección de correo electrónico. Después su cuenta estará lista.',
      'El enlace sirve durante un día. En el navegador donde se registró, también inicia su sesión. En otro navegador, inicie sesión con la contraseña que eligió.',
      'Si usted no se registró, no abra el enlace. Sin él no hay ninguna cuenta.',
    ],
    label: 'Confirmar mi correo electrónico',
  },
  verification: {
    subject: 'Confirme su correo electrónico',
    lines: [
      'Aquí tiene un enlace nuevo. Ábralo para confirmar que este correo es suyo.',
      'El enlace sirve durante un día.',
    ],
    label: 'Confirmar mi correo electrónico',
  },
  alreadyRegistered: {
    subject: 'Ya tiene una cuenta de Jubilee',
    lines: [
      'Alguien pidió una cuenta nueva con este correo electrónico. Usted ya tiene una, y no se cambió nada.',
      'Si fue usted, inicie sesión con su contraseña. Si la olvidó, pida una nueva en la página para iniciar sesión.',
      NOT_YOURS,
    ],
    label: 'Iniciar sesión',
  },
  reset: {
    subject: 'Elija una contraseña nueva',
    lines: [
      'Este es el enlace para elegir una contraseña nueva para su cuenta.',
      'El enlace sirve una sola vez, durante una hora. Hasta que elija otra, la contraseña anterior todavía funciona.',
      NOT_ASKED,
    ],
    label: 'Elegir una contraseña nueva',
  },
  passwordChanged: (endings) => ({
    subject: 'Se cambió su contraseña',
    lines: [
      `La contraseña de su cuenta acaba de cambiar, con un enlace de nuestro correo. Se cerró la sesión en todos los dispositivos. ${ALSO_ENDED}`,
      ...endings,
      'Si fue usted, todo está bien. Si no fue usted, elija ahora una contraseña nueva. En el mismo paso puede eliminar cualquier llave de acceso que no conozca.',
    ],
    label: 'Elegir una contraseña nueva',
  }),
  ways,
  ownPasswordChanged: (endings) => ({
    subject: 'Se cambió su contraseña',
    lines: [
      `Usted acaba de cambiar la contraseña de su cuenta. Se cerró la sesión en sus demás dispositivos. ${ALSO_ENDED}`,
      ...endings,
      NOT_YOU,
    ],
    label: SETTINGS,
  }),
  newEmail: {
    subject: 'Confirme su nuevo correo electrónico',
    lines: [
      'Usted nos pidió usar esta dirección para su cuenta de Jubilee. Abra el enlace para cambiarla.',
      'El enlace sirve durante un día. Hasta que lo abra, su dirección anterior sigue igual.',
      NOT_ASKED,
    ],
    label: 'Usar esta dirección',
  },
  emailTaken: {
    subject: 'Ya tiene una cuenta de Jubilee',
    lines: [
      'Alguien pidió usar este correo electrónico para otra cuenta. Usted ya tiene una cuenta con él, y no se cambió nada.',
      'Si fue usted, inicie sesión en la cuenta que tiene esta dirección, o elija otra dirección para la otra cuenta.',
      NOT_YOURS,
    ],
    label: 'Iniciar sesión',
  },
  emailAsked: {
    subject: 'Alguien pidió cambiar su correo electrónico',
    lines: [
      'Alguien pidió otra dirección de correo electrónico para su cuenta. Cambiará cuando se abra el enlace que enviamos a esa dirección. Todavía no se ha cambiado nada.',
      `Si fue usted, ${NO_NEED}`,
      'Si no fue usted, elija ahora una contraseña nueva: así ese enlace ya no abre nada y se cierran todas las sesiones.',
    ],
    label: 'Elegir una contraseña nueva',
  },
  emailChanged: {
    subject: 'Se cambió su correo electrónico',
    lines: [
      'Ahora su cuenta tiene otra dirección de correo electrónico. Este es nuestro último correo sobre ella a esta dirección.',
      'Si fue usted, todo está bien. Si no fue usted, escríbanos hoy.',
    ],
    label: 'Cómo comunicarse con nosotros',
  },
  twoFactorOn: {
    subject: 'La verificación en dos pasos está activada',
    lines: [
      'Desde ahora, al iniciar sesión se pide un código de su aplicación de autenticación. Se cerró la sesión en sus demás dispositivos.',
      'Guarde sus diez códigos de recuperación en un lugar seguro. Si pierde su teléfono, con cada uno puede iniciar sesión una vez.',
      `${ASK_FOR_NEW_PASSWORD} Eso cierra todas las sesiones. Después escríbanos: podemos ayudarle a desactivar el código.`,
    ],
    label: SETTINGS,
  },
  twoFactorOff: {
    subject: 'La verificación en dos pasos está desactivada',
    lines: [
      'Al iniciar sesión ya no se pide un código. Basta con su contraseña. Los códigos de recuperación anteriores ya no funcionan.',
      NOT_YOU,
    ],
    label: SETTINGS,
  },
  recoveryCodesRenewed: {
    subject: 'Tiene nuevos códigos de recuperación',
    lines: [
      'Se crearon diez códigos de recuperación nuevos para su cuenta. Los anteriores ya no funcionan.',
      NOT_YOU,
    ],
    label: SETTINGS,
  },
  codesLeft: (left) => {
    if (left === 0) return 'Era el último. Cree otros en su configuración.'
    return left === 1 ? 'Queda 1 código.' : `Quedan ${left} códigos.`
  },
  recoveryCodeUsed: (codesLeft) => ({
    subject: 'Se usó un código de recuperación',
    lines: [
      `Alguien acaba de iniciar sesión en su cuenta con un código de recuperación. ${codesLeft}`,
      'Si perdió su teléfono, active otra vez la verificación en dos pasos en su configuración.',
      NOT_YOU,
    ],
    label: SETTINGS,
  }),
  wrongCodes: {
    subject: 'Códigos incorrectos para su cuenta',
    lines: [
      'Alguien escribió su contraseña y después cinco códigos incorrectos. No pudo iniciar sesión.',
      'Si fue usted, inténtelo de nuevo con el código más reciente de su aplicación o con un código de recuperación.',
      'Si no fue usted, alguien conoce su contraseña. Elija ahora una nueva.',
    ],
    label: 'Elegir una contraseña nueva',
  },
  guesses: {
    subject: 'Contraseñas incorrectas para su cuenta',
    lines: [
      'Alguien acaba de escribir muchas contraseñas incorrectas para su cuenta. No pudo iniciar sesión.',
      'Si esto sigue, es posible que los dispositivos nuevos tengan que esperar 15 minutos para iniciar sesión. Los que usted ya usó antes, no.',
      `Si usa esta contraseña en otro lugar, o si es fácil de adivinar, elija una nueva. Si no, ${NO_NEED}`,
    ],
    label: 'Elegir una contraseña nueva',
  },
  passkeyAdded: {
    subject: 'Se agregó una llave de acceso',
    lines: [
      'Ahora se puede iniciar sesión en su cuenta con una llave de acceso nueva.',
      `${ASK_FOR_NEW_PASSWORD} Eso cierra todas las sesiones. En el mismo paso puede eliminar esta llave de acceso.`,
    ],
    label: SETTINGS,
  },
  passkeyRemoved: {
    subject: 'Se eliminó una llave de acceso',
    lines: ['Se eliminó una llave de acceso de su cuenta. Ya nadie puede iniciar sesión con ella.', NOT_YOU],
    label: SETTINGS,
  },
  apiTokenMade: {
    subject: 'Se creó un token de API',
    lines: [
      'Alguien con la sesión abierta en su cuenta creó un token de API. Un programa que lo tenga puede leer lo que usted guarda aquí o anotar pagos, según lo que el token permita.',
      `Si fue usted, ${NO_NEED} En Configuración puede ver sus tokens y anularlos.`,
      `${ASK_FOR_NEW_PASSWORD} Eso cierra todas las sesiones y anula todos los tokens.`,
    ],
    label: SETTINGS,
  },
  signInHelp: {
    subject: 'Ayuda para iniciar sesión',
    lines: [
      'Nos pidieron ayuda para que usted pueda iniciar sesión. Con este enlace puede elegir una contraseña nueva.',
      'El enlace sirve una sola vez, durante una hora. Hasta que elija otra, la contraseña anterior todavía funciona. Nunca le pedimos su contraseña.',
      `Si usted no pidió ayuda, ${NO_NEED}`,
    ],
    label: 'Elegir una contraseña nueva',
  },
  resetStarted: (from, until) => ({
    subject: 'Alguien pidió desactivar la verificación en dos pasos',
    lines: [
      'Alguien pidió a nuestro equipo de ayuda desactivar la verificación en dos pasos de su cuenta, porque se perdió un teléfono. Todavía no se ha cambiado nada.',
      STOP_RESET,
      `El enlace funciona desde el ${from} hasta el ${until}. Esperamos un día para que usted pueda detenerlo.`,
    ],
    label: 'Desactivar la verificación en dos pasos',
  }),
  resetOpen: (until) => ({
    subject: 'Ya se puede desactivar la verificación en dos pasos',
    lines: [
      `Pasó un día. El enlace de nuestro correo de ayer ahora desactiva la verificación en dos pasos, hasta el ${until}.`,
      STOP_RESET,
    ],
    label: 'Iniciar sesión',
  }),
}
