import type { Words } from '#engine/language/bilingual.ts'
import { plural } from '#web/format/amounts.ts'
import type * as En from './messages.ts'

export const greetings: Words<typeof En.greetings> = {
  floating:
    'Hola, soy su asesor financiero con IA. ¿Qué tiene en mente? Solo doy educación general, no consejos personalizados ni reparación de crédito.',
  dashboard:
    'Hola. Pregúnteme sobre deudas, crédito o su presupuesto. Respondo con sus propios datos y la biblioteca. Solo doy educación general, no consejos personalizados ni reparación de crédito.',
}

export const chatTexts: Words<typeof En.chatTexts> = {
  title: 'Su asesor',
  log: 'Conversación con el asesor',
  you: 'Usted',
  coach: 'Asesor',
  thinking: 'Pensando...',
  typing: 'El asesor está escribiendo',
  stop: 'Detener',
  suggestions: 'Preguntas para empezar',
  message: 'Su mensaje',
  placeholder: 'Pregunte sobre su dinero',
  send: 'Enviar',
  newConversation: 'Nueva conversación',
  minimize: 'Minimizar',
  close: 'Cerrar',
  rules: 'Cómo funciona el asesor',
}

export const answerTexts: Words<typeof En.answerTexts> = {
  passages: 'De la biblioteca',
  choices: 'Preguntas para elegir',
  next: 'Próxima pregunta',
  stopped: 'Usted detuvo esta respuesta. No está completa.',
}

export const leftToday: typeof En.leftToday = (messages) => {
  if (messages === 0) return 'Hoy no le quedan mensajes'
  return messages === 1 ? 'Hoy le queda 1 mensaje' : `Hoy le quedan ${messages} mensajes`
}

export const noAnswer: Words<typeof En.noAnswer> = {
  title: 'Error',
  description: 'No se pudo obtener una respuesta. Inténtelo de nuevo.',
}

export const notAnswered: Words<typeof En.notAnswered> = {
  text: 'Esta pregunta no tuvo respuesta. Sus datos están como estaban.',
  action: 'Reintentar',
}

export const historyTexts: Words<typeof En.historyTexts> = {
  file: (day) => `conversaciones-con-el-asesor-${day}.json`,
  title: 'Conversaciones con el asesor',
  lead: 'Lo que preguntó y lo que se respondió. Puede leerlo, llevárselo o eliminarlo.',
  none: 'Todavía no hay conversaciones. Cuando le pregunte algo al asesor, se verá aquí.',
  loading: 'Cargando sus conversaciones',
  read: 'Leer',
  remove: 'Eliminar',
  removeAll: 'Eliminar todas',
  download: 'Descargar todas',
  messages: (count) => plural(count, 'mensaje'),
  showAll: (count) => `Ver las ${count}`,
}

export const historyLoadFailed: Words<typeof En.historyLoadFailed> = {
  title: 'No se pudieron cargar sus conversaciones.',
  text: 'No se perdió nada. Revise su conexión e inténtelo de nuevo.',
}

export const conversationLoadFailed: Words<typeof En.conversationLoadFailed> = {
  title: 'No se pudo cargar esta conversación.',
  text: 'Quizás se eliminó o se perdió la conexión. Inténtelo de nuevo.',
}

export const removeTexts: Words<typeof En.removeTexts> = {
  title: '¿Eliminar esta conversación?',
  description: (title) =>
    `“${title}” y sus respuestas se eliminan para siempre. Esto no se puede deshacer. Sus deudas y planes se quedan.`,
  confirm: 'Eliminar conversación',
}

export const removeAllTexts: Words<typeof En.removeAllTexts> = {
  title: '¿Eliminar todas las conversaciones?',
  description:
    'Todo lo que preguntó y todas las respuestas se eliminan para siempre. Esto no se puede deshacer. Sus deudas y planes se quedan.',
  confirm: 'Eliminar todas',
}

export const historyToasts: Words<typeof En.historyToasts> = {
  removed: { title: 'Conversación eliminada' },
  removedAll: { title: 'Todas las conversaciones eliminadas' },
  notRemoved: {
    title: 'No se pudo eliminar.',
    description: 'No se cambió nada. Inténtelo de nuevo.',
  },
  downloaded: { title: 'Sus conversaciones están guardadas en un archivo' },
  notDownloaded: {
    title: 'No se pudo crear el archivo.',
    description: 'No se perdió nada. Inténtelo de nuevo.',
  },
}

export const sharedTexts: Words<typeof En.sharedTexts> = {
  title: 'Lo que se compartió',
  lead: 'Aquí se preguntó a un modelo de lenguaje. Esto es lo que se le envió, palabra por palabra.',
  none: 'No se compartió nada. El asesor de Jubilee respondió en nuestro propio servidor.',
  to: (name) => `Enviado a ${name}`,
  byModel: 'Un modelo de lenguaje escribió estas palabras.',
}

export const modelTexts: Words<typeof En.modelTexts> = {
  title: 'Modelos de lenguaje',
  label: 'Un modelo de lenguaje puede ayudar a leer mis preguntas',
  hint: 'Solo donde hay uno, y solo para una pregunta que el asesor no entiende bien. Recibe sus palabras sin nombres ni números largos, y nada de sus datos. No escribe nada: solo elige de nuestra lista lo que usted quizás quiere decir. Si lo apaga, no se envía nada.',
}
