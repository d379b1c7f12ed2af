import type { Words } from '#engine/language/bilingual.ts'
import { plural } from '#web/format/amounts.ts'
import type * as En from './messages.ts'

export const peopleTexts: Words<typeof En.peopleTexts> = {
  pageTitle: 'Personas, Jubilee',
  title: 'Personas',
  lead: 'Busque una cuenta, vea su plan y su acceso, y ayude a quien la usa a entrar. Lo que las personas guardan aquí es suyo: no se muestran deudas, montos, documentos ni conversaciones.',
  find: 'Buscar personas',
  search: 'Buscar',
  searchLabel: 'Correo electrónico, nombre o identificador',
  found: 'Personas encontradas',
  count: (people, isMore) =>
    `${plural(people, 'persona')}${isMore ? ' y más' : ''}, las más recientes primero`,
  since: (email, day) => `${email}, desde el ${day}`,
  more: 'Ver más',
  none: 'No se encontró a nadie. Revise la ortografía.',
  loadFailed: 'No se pudo cargar la lista de personas.',
}

export const personTexts: Words<typeof En.personTexts> = {
  failed: 'No se pudo cargar esta cuenta.',
  unknown: 'Esa cuenta no existe.',
  unknownText: 'Puede que se haya eliminado. No se cambió nada.',
  back: 'Todas las personas',
  account: 'Cuenta',
  plan: 'Plan',
  paidUntil: 'Pagado hasta el',
  since: 'Cuenta desde el',
  confirmed: 'Correo confirmado',
  isConfirmed: (isConfirmed) => (isConfirmed ? 'sí' : 'no'),
  bounces: 'El correo no llega',
  bouncesSince: (instant, code) => `desde el ${instant} (${code})`,
  twoFactor: 'Verificación en dos pasos',
  isOn: (isOn) => (isOn ? 'activada' : 'desactivada'),
  sessions: 'Sesiones abiertas en',
  devices: (devices) => plural(devices, 'dispositivo'),
  disputed: 'Pago disputado',
  disabledSince: 'Desactivada desde el',
  id: 'Identificador',
  help: 'Ayuda para iniciar sesión',
  oneself: 'Esta es su propia cuenta. Use su configuración.',
  reason: 'Por qué',
  reasonHint: 'Quedará en el registro de auditoría. No escriba nombres, direcciones ni montos.',
  notDone: 'Esto no se hizo.',
}

export const tagTexts: Words<typeof En.tagTexts> = {
  status: {
    free: 'Free',
    trialing: 'De prueba',
    active: 'Activo',
    past_due: 'Atrasado',
    canceled: 'Cancelado',
    unpaid: 'Sin pagar',
    paused: 'En pausa',
  },
  planAndStatus: (plan, status) => `${plan}, ${status.toLowerCase()}`,
  admin: 'Administración',
  disputed: 'Pago disputado',
  disabled: 'Desactivada',
}

export const actWords: Words<typeof En.actWords> = {
  help: {
    button: 'Enviar un enlace para una contraseña nueva',
    title: '¿Enviar un enlace para una contraseña nueva?',
    text: 'El enlace va al correo electrónico de la cuenta y sirve durante una hora. Usted no lo ve.',
  },
  verification: {
    button: 'Enviar de nuevo el correo de confirmación',
    title: '¿Enviar de nuevo el correo de confirmación?',
    text: 'El enlace va al correo electrónico de la cuenta y sirve durante un día.',
  },
  twoFactor: {
    button: 'Desactivar la verificación en dos pasos',
    title: '¿Empezar a desactivar la verificación en dos pasos?',
    text: 'La persona recibe un correo ahora. El enlace funciona después de un día, y hasta entonces puede detenerlo.',
  },
  disable: {
    button: 'Desactivar esta cuenta',
    title: '¿Desactivar esta cuenta?',
    text: 'Todas las sesiones se cierran de inmediato y nadie puede iniciar sesión. No se elimina nada, y usted puede volver a activarla.',
  },
  enable: {
    button: 'Activar esta cuenta',
    title: '¿Activar esta cuenta?',
    text: 'La persona puede volver a iniciar sesión. Todo está como lo dejó.',
  },
}
