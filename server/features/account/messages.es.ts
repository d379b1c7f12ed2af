import type { Words } from '#engine/language/bilingual.ts'
import type { English } from './messages.ts'

export const spanish: Words<English> = {
  signedIn: 'Ya inició sesión',
  wrongSignIn: 'El correo electrónico o la contraseña no son correctos',
  signedOut: 'Su sesión está cerrada.',
  registered: 'Gracias. Busque un mensaje nuestro en su correo electrónico.',
  resetAsked:
    'Si hay una cuenta con este correo electrónico, le enviamos un enlace. El enlace sirve durante una hora.',
  resetDone: 'Su contraseña nueva está lista. Inicie sesión con ella.',
  resetLinkOver: 'Este enlace ya se usó o ya venció. Su contraseña no cambió. Pida un enlace nuevo.',
  accountReady: 'Gracias. Su cuenta está lista.',
  accountReadyElsewhere: 'Gracias. Su cuenta está lista. Inicie sesión con la contraseña que eligió.',
  signUpTaken: 'Este correo electrónico ya tiene una cuenta. Inicie sesión o pida una contraseña nueva.',
  emailVerified: 'Gracias. Su correo electrónico está confirmado.',
  verifyLinkOver:
    'Este enlace no está completo o ya venció. Inicie sesión y pida uno nuevo. Si todavía no tiene cuenta, créela otra vez.',
  verifySent: 'Le enviamos un enlace nuevo. Sirve durante un día.',
  emailAsked: 'Enviamos un enlace a la dirección nueva. Su dirección cambiará cuando usted lo abra.',
  emailIsSame: 'Esta ya es su dirección de correo electrónico.',
  emailChanged: 'Su correo electrónico cambió. Desde ahora inicie sesión con el nuevo.',
  emailTaken: 'Ahora otra cuenta tiene este correo electrónico. No se cambió nada.',
  alreadyVerified: 'Su correo electrónico ya está confirmado.',
  passwordCommon: 'Muchas personas usan esta contraseña, así que es fácil de adivinar. Elija otra.',
  passwordOwnWord:
    'Esta contraseña se forma con nuestro propio nombre, así que es fácil de adivinar. Elija otra.',
  passwordIsEmail:
    'Esta contraseña es el nombre de su correo electrónico, así que es fácil de adivinar. Elija otra.',
  codeAsked: 'Escriba el código de su aplicación de autenticación.',
  wrongCode: 'Este código no es correcto o ya se usó. Espere el siguiente e inténtelo de nuevo.',
  wrongRecoveryCode: 'Este código de recuperación no es correcto o ya se usó. No se cambió nada.',
  signInAgain: 'Pasó demasiado tiempo. No se perdió nada. Inicie sesión otra vez.',
  tooManyCodes: 'El código fue incorrecto cinco veces. No se cambió nada. Inicie sesión otra vez.',
  tooManyCodesHour:
    'Hubo demasiados códigos incorrectos. No se cambió nada. Espere una hora e inténtelo de nuevo.',
  confirmed: 'Gracias. Puede continuar.',
  wrongOwnPassword: 'Esta no es su contraseña. No se cambió nada.',
  tooManyOwn: 'La contraseña fue incorrecta varias veces. No se cambió nada. Espere 15 minutos.',
  passwordChanged: 'Su contraseña nueva está lista. Se cerró la sesión en sus demás dispositivos.',
  passwordIsNew: 'Su contraseña acaba de cambiar. Inicie sesión con la nueva.',
  codeToRemove:
    'Escriba un código para eliminar su aplicación de autenticación, o consérvela. No se cambió nada.',
  confirmForPasskey:
    'Primero confirme su correo electrónico. Después podrá agregar una llave de acceso. No se cambió nada.',
  confirmForTwoFactor:
    'Primero confirme su correo electrónico. Después podrá activar la verificación en dos pasos. No se cambió nada.',
  passkeyNotProof:
    'Su contraseña es nueva. Durante un día, solo la contraseña demuestra que es usted. No se cambió nada.',
  sessionEnded: 'Se cerró la sesión en ese dispositivo.',
  othersEnded: 'Se cerró la sesión en sus demás dispositivos.',
  noOtherSessions: 'Solo tiene la sesión abierta en este dispositivo.',
  setUpOver:
    'El tiempo para activar la verificación en dos pasos ya venció. No se cambió nada. Empiece de nuevo.',
  twoFactorIsOff: 'La verificación en dos pasos está desactivada. No se cambió nada.',
  twoFactorOff: 'La verificación en dos pasos está desactivada. Ahora basta con su contraseña.',
  twoFactorKept: 'La verificación en dos pasos sigue activada.',
  resetTooEarly: (from) =>
    `Este enlace funciona desde el ${from}. No se cambió nada. Ábralo otra vez ese día.`,
  resetOver: 'Este enlace ya se usó, se anuló o ya venció. No se cambió nada.',
  resetTurnedOff: 'La verificación en dos pasos está desactivada. Inicie sesión con su contraseña.',
  passkeyRefused:
    'Esta llave de acceso no funcionó. No se cambió nada. Inténtelo de nuevo o use su contraseña.',
  passkeyNotKept: 'No se pudo guardar esta llave de acceso. No se cambió nada. Empiece de nuevo.',
  passkeyKnown: 'Esta llave de acceso ya está en su lista.',
  tooManyPasskeys: 'Tiene 20 llaves de acceso. Primero elimine una que no use. No se cambió nada.',
  confirmForToken:
    'Primero confirme su correo electrónico. Después podrá crear un token de API. No se cambió nada.',
  tooManyTokens: 'Tiene 20 tokens de API. Primero anule uno. No se cambió nada.',
  tokenRevoked: 'El token está anulado. Los programas que lo tienen ya no reciben nada.',
  passkeyRemoved: 'Se eliminó la llave de acceso. Ya nadie puede iniciar sesión con ella.',
  tooManySignIns:
    'Fueron muchos intentos. No se cambió nada en su cuenta. Espere un minuto e inténtelo de nuevo.',
  tooManyWrong:
    'La contraseña fue incorrecta varias veces. Espere 15 minutos o pida una contraseña nueva por correo electrónico.',
  tooManyGuesses:
    'Hubo demasiadas contraseñas incorrectas para esta cuenta. Espere 15 minutos o inicie sesión en un dispositivo que ya usó antes. También puede pedir una contraseña nueva por correo electrónico.',
  tooManyRegistrations: 'Se crearon demasiadas cuentas desde aquí. Espere una hora e inténtelo de nuevo.',
  tooManyResets: 'Ya enviamos varios enlaces. Revise su correo electrónico o inténtelo de nuevo en una hora.',
  tooManyResetTries: 'Fueron muchos intentos. Su contraseña no cambió. Inténtelo de nuevo en una hora.',
  settingsChanged:
    'Su configuración cambió después de que usted la abrió. No se perdió nada. Revísela y haga su cambio otra vez.',
  device: (browser, system) => `${browser} en ${system}`,
  unknownDevice: 'Dispositivo desconocido',
  from: (address) => `desde ${address}`,
  fromHere: 'desde esta computadora',
  fromUnknown: 'desde un lugar desconocido',
  tooManyVerifications: 'Fueron muchos intentos. No se perdió nada. Inténtelo de nuevo en una hora.',
}
