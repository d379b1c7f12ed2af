import type { Words } from '#engine/language/bilingual.ts'
import type * as En from './messages.ts'

export const loginTexts: Words<typeof En.loginTexts> = {
  tab: 'Iniciar sesión, Jubilee',
  description: 'Inicie sesión en Jubilee o cree una cuenta gratis.',
  tabs: 'Iniciar sesión o crear una cuenta',
  signIn: 'Iniciar sesión',
  create: 'Crear una cuenta',
  newHere: '¿Es su primera vez? <start>Comenzar</start>',
}

export const loginHeads: Words<typeof En.loginHeads> = {
  signIn: {
    title: 'Qué bueno verle de nuevo',
    lead: 'Inicie sesión para ver cómo va.',
    bought: 'Inicie sesión, y el plan que eligió es suyo.',
  },
  create: {
    title: 'Cree su cuenta',
    lead: 'Gratis. Sin tarjeta.',
    bought: 'El plan que eligió será parte de ella.',
  },
}

export const forgotTexts: Words<typeof En.forgotTexts> = {
  tab: '¿Olvidó su contraseña?, Jubilee',
  title: '¿Olvidó su contraseña?',
  lead: 'Escriba su correo electrónico. Le enviaremos un enlace para crear una contraseña nueva.',
}

export const resetTexts: Words<typeof En.resetTexts> = {
  tab: 'Contraseña nueva, Jubilee',
  title: 'Cree una contraseña nueva',
}

export const twoFactorTab: Words<typeof En.twoFactorTab> = 'Desactivar la verificación en dos pasos, Jubilee'

export const verifyTexts: Words<typeof En.verifyTexts> = {
  tab: 'Confirme su correo electrónico, Jubilee',
  title: 'Confirme su correo electrónico',
  toDashboard: 'Ir a Inicio',
  signIn: 'Iniciar sesión',
}
