import type { Words } from '#engine/language/bilingual.ts'
import type * as En from './messages.ts'

export const stopTexts: Words<typeof En.stopTexts> = {
  title: 'Sus correos',
  waiting: 'Cambiando qué correos recibe',
  failed: 'No se pudo guardar su elección. No se cambió nada. Inténtelo de nuevo.',
  noToken: 'Este enlace no está completo. No se cambió nada. Puede elegir sus correos en Configuración.',
  again: 'Reintentar',
  turnOn: 'Activarlos otra vez',
  turnOff: 'Dejar de recibirlos',
  toSettings: 'Elegir sus correos',
}

export const newsTexts: Words<typeof En.newsTexts> = {
  pageTitle: 'Novedades, Jubilee',
  title: 'Novedades',
  lead: 'Se envía a todas las personas que quieren recibir novedades. El envío no se puede deshacer.',
  subject: 'Asunto',
  subjectHint: 'En inglés. Se ve en pantallas bloqueadas: no escriba nada personal.',
  text: 'Texto',
  textHint:
    'En inglés. Solo texto. Una línea vacía empieza otro párrafo. Los enlaces para dejar de recibir estos correos se agregan automáticamente.',
  spanish: 'En español',
  spanishHint: 'Para quienes leen en español. Si deja los dos vacíos, reciben el inglés.',
  spanishSubject: 'Asunto en español',
  spanishText: 'Texto en español',
  send: 'Enviar',
  confirmTitle: '¿Enviar estas novedades?',
  confirmLabel: 'Enviar ahora',
  sent: 'Las novedades van en camino.',
  failed: 'No se pudieron enviar las novedades. No le llegaron a nadie. Lo que escribió sigue aquí.',
  none: 'Todavía no se ha enviado nada.',
  listTitle: 'Enviado antes',
  loadFailed: 'No se pudo cargar lo enviado. No se perdió nada.',
}

export const confirmText: typeof En.confirmText = (readers, isInBoth) => {
  const people =
    readers === 1
      ? 'Se envía a 1 persona que quiere recibir novedades.'
      : `Se envía a ${readers} personas que quieren recibir novedades.`
  return isInBoth
    ? `${people} Cada una las recibe en su idioma.`
    : `${people} Quienes leen en español las reciben en inglés.`
}

export const mailedText: typeof En.mailedText = (mailed) =>
  mailed === 1 ? '1 correo enviado' : `${mailed} correos enviados`
