import type { Words } from '#engine/language/bilingual.ts'
import type * as En from './messages.ts'

export const messages: Words<typeof En.messages> = {
  loginFailed: {
    title: 'No se pudo iniciar sesión',
    fallback: 'El correo electrónico o la contraseña no son correctos',
  },
  loginBroken: { title: 'Error', description: 'Ocurrió un error. Inténtelo de nuevo.' },
  loginDone: { title: 'Listo', description: 'Ya inició sesión' },
  signingIn: 'Iniciando sesión...',

  emailMissing: 'Escriba su correo electrónico.',
  passwordMissing: 'Escriba su contraseña.',
  firstNameMissing: 'Escriba su nombre.',
  passwordShort: 'Use al menos 8 caracteres.',
  passwordHint: 'Al menos 8 caracteres. Unas pocas palabras que recuerde funcionan bien.',

  creating: 'Creando su cuenta...',
  created: { title: 'Le damos la bienvenida a Jubilee', description: 'Su cuenta está lista.' },
  createFailed: 'No se creó su cuenta. Lo que escribió sigue aquí. Inténtelo de nuevo.',

  checkMail: {
    title: 'Revise su correo electrónico',
    description: 'Enviamos un mensaje a la dirección que nos dio. Abra el enlace que contiene.',
    signUp:
      'Enviamos un mensaje a la dirección que nos dio. Abra el enlace en este navegador y se iniciará su sesión. ¿No llegó nada? Busque en el correo no deseado, o regrese y revise la dirección.',
  },
  backToSignIn: 'Volver al inicio de sesión',
  sandboxMail: 'Este es el entorno de prueba: aquí puede leer sus mensajes.',
  readSandboxMail: 'Leer los mensajes de prueba',

  forgotSend: 'Enviar el enlace',
  forgotDone: 'Si hay una cuenta con esa dirección, el enlace va en camino. Sirve durante una hora.',
  forgotFailed: 'El enlace no se envió. Inténtelo de nuevo.',
  resetMissing: 'Este enlace no está completo. Pida uno nuevo.',
  resetLead:
    'Se cerrará su sesión en todos los dispositivos, y el enlace de su calendario y sus tokens de API dejarán de funcionar. Después inicie sesión con la contraseña nueva.',
  resetPassword: 'Contraseña nueva',
  resetSend: 'Guardar la contraseña nueva',
  resetDone: { title: 'Se cambió la contraseña', description: 'Inicie sesión con su contraseña nueva.' },
  resetFailed: 'Su contraseña no se cambió. Inténtelo de nuevo.',

  verifying: 'Confirmando su correo electrónico',
  verifyFailed: 'Este enlace no funcionó. Quizás ya se usó o ya venció. Usted no perdió nada.',
  notConfirmed: (email) =>
    `Confirme su correo electrónico. Enviamos un enlace a <address>${email}</address>.`,
  refused: (email) => `Nuestro correo a <address>${email}</address> no llegó.`,
  changeAddress: 'Cambiar su dirección',
  tryAgain: 'Reintentar',
  tried: {
    title: 'Lo estamos intentando de nuevo',
    description: 'Si el correo llega, este aviso desaparece.',
  },
  resend: 'Enviarlo otra vez',
  resent: { title: 'Correo enviado', description: 'Busque nuestro correo más reciente.' },
  resendFailed: { title: 'Error', description: 'El correo no se envió. Inténtelo de nuevo en un minuto.' },

  signInFirst: {
    title: 'Primero inicie sesión',
    description: 'Para esa página necesita una cuenta. Le llevaremos a ella cuando inicie sesión.',
  },
  sessionEnded: {
    title: 'Inicie sesión otra vez',
    description: 'Su sesión terminó. Le llevaremos de vuelta a donde estaba.',
  },
  signOutFailed: { title: 'Error', description: 'Su sesión sigue abierta. Inténtelo de nuevo.' },
}

export const signInTexts: Words<typeof En.signInTexts> = {
  password: 'Contraseña',
  signIn: 'Iniciar sesión',
  forgot: '¿Olvidó su contraseña?',
  demoPeople: 'Personas de ejemplo',
  lookAround: 'O explore como otra persona:',
}

export const signUpTexts: Words<typeof En.signUpTexts> = {
  firstName: 'Nombre',
  password: 'Contraseña',
  create: 'Crear una cuenta',
  accept:
    'Al crear una cuenta, usted acepta los <terms>Términos</terms> y el <privacy>Aviso de privacidad</privacy>. El plan Free no cuesta nada y no pide tarjeta.',
}

export const accountTexts: Words<typeof En.accountTexts> = {
  title: 'Su cuenta',
  email: 'Correo electrónico',
  plan: 'Plan',
  signOut: 'Cerrar sesión',
  adminPlan: 'Admin (Free)',
}

export const appearanceTexts: Words<typeof En.appearanceTexts> = {
  title: 'Apariencia',
  lead: 'Se guarda en este dispositivo.',
  theme: 'Tema',
  system: 'Sistema',
  light: 'Claro',
  dark: 'Oscuro',
}

export const emailTexts: Words<typeof En.emailTexts> = {
  change: 'Cambiar',
  changeLabel: 'Cambiar su correo electrónico',
  title: 'Cambie su correo electrónico',
  text: 'Enviaremos un enlace a la dirección nueva. Su dirección cambiará cuando abra ese enlace, no antes.',
  label: 'Correo electrónico nuevo',
  send: 'Enviar el enlace',
  asked: {
    title: 'Revise su correo electrónico',
    description: 'Abra el enlace que enviamos a la dirección nueva.',
  },
  failed: 'No se cambió nada. Inténtelo de nuevo.',
  waiting: (email) =>
    `Enviamos un enlace a <address>${email}</address>. Su dirección cambiará cuando lo abra. El enlace sirve durante un día.`,
  confirmFirst: 'Confirme su correo electrónico',
  confirmed: 'Confirmado',
  unconfirmed: 'Sin confirmar',
  wrongAddress: '¿La dirección no es correcta?',
  refused: 'Los correos no llegan',
}
