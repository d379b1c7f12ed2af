import type { Words } from '#engine/language/bilingual.ts'
import type * as En from './messages.ts'

export const pricingMessages: Words<typeof En.pricingMessages> = {
  plans: 'Planes',
  trial: '7 días de prueba gratis',
  yourPlan: 'Su plan',
  onThisPlan: 'Usted tiene este plan.',
  seeYourPlan: 'Ver su plan',
  was: 'Antes',
  forever: 'para siempre',
  aMonth: 'al mes',
  getStartedFree: 'Empezar gratis',
  continueOnFree: 'Continuar con Free',
  unlockPro: 'Obtener Pro',
  upgradeToPremium: 'Cambiar a Premium',
  processing: 'Procesando...',
  changeToPro: 'Cambiar a Pro',
  changeCard: 'Cambiar su tarjeta',
  trialThen: (price) => `Gratis por 7 días, después ${price} al mes. Si cancela antes, no paga nada.`,
  eachMonth: (price) => `${price} hoy, después ${price} cada mes. Cancele cuando quiera.`,
  priceFirst: 'Verá cuánto cuesta antes de elegir.',
  inBilling: 'Su plan está en Facturación.',
  freeStays: 'Lo que anotó sigue siendo suyo en Free.',
  nothingLost: 'No se pierde nada de lo que anotó. Puede continuar con Free, exportar todo o elegir un plan.',
}

export const gateReasons: Words<typeof En.gateReasons> = {
  past_due: 'Su último pago no se pudo procesar, y ya pasaron los días para corregirlo.',
  unpaid: 'Su último pago no se pudo procesar, así que su plan está suspendido.',
  paused: 'Su plan está en pausa.',
  canceled: 'Su plan terminó.',
}

export const welcomeMessages: Words<typeof En.welcomeMessages> = {
  noSession: 'No se encontró la suscripción',
  notVerified: 'No se pudo confirmar la suscripción',
  returnToPricing: 'Volver a los planes',
}

export const welcomeTexts: Words<typeof En.welcomeTexts> = {
  loading: 'Confirmando su suscripción',
  title: '¡Le damos la bienvenida a Jubilee Pro!',
  confirmed: 'Su suscripción está confirmada',
  email: 'Correo de confirmación',
  pro: 'Su plan Pro está listo.',
  premium: 'Eligió Premium: todo lo de Pro, y además el curso escrito, la hoja de ruta y las cartas.',
  trial: (date, price) =>
    `Es gratis hasta el ${date}. Después cuesta ${price} al mes. Si cancela antes de ese día, no paga nada.`,
  create: 'Cree su cuenta',
  createText:
    'Falta un paso: un nombre y una contraseña. Así su plan pertenece a su cuenta, y ahí se guardan sus datos.',
  goOn: 'Crear su cuenta',
  yours: 'Su plan está en su cuenta.',
  dashboard: 'Ir a Inicio',
  signIn: 'Iniciar sesión',
  signInText: 'Su plan está en su cuenta. Inicie sesión para usarlo.',
  nothingLost: 'Nada se cobra dos veces, y no se pierde nada de lo que anotó.',
  noSessionText: 'Esta página se abre después de una compra. No se cobró nada por abrirla.',
  again: 'Reintentar',
}
