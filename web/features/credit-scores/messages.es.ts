import type { Words } from '#engine/language/bilingual.ts'
import { plural } from '#web/format/amounts.ts'
import type * as En from './messages.ts'
import { SAMPLE_SCORE } from './samples.ts'

export const syncTexts: Words<typeof En.syncTexts> = {
  title: 'Actualizar sus puntajes',
  lead: 'Pida a una agencia de crédito el puntaje más reciente. Esto no baja su puntaje.',
  buttons: {
    experian: 'Actualizar Experian',
    transunion: 'Actualizar TransUnion',
    both: 'Actualizar ambas',
  },
  onItsWay: (bureaus) => `En camino desde ${bureaus.join(' y ')}. Se verá aquí.`,
}

export const syncToasts: Words<typeof En.syncToasts> = {
  failed: {
    title: 'No se pudo actualizar',
    description: 'No se pudieron actualizar sus puntajes de crédito. Inténtelo de nuevo.',
  },
  unreachable: 'No pudimos comunicarnos con las agencias de crédito. Nada cambió ni se perdió.',
  nothingNew: {
    title: 'Actualización terminada',
    description: 'Por ahora no hay puntajes de crédito nuevos.',
  },
  updated: (count) => ({
    title: '¡Puntaje de crédito actualizado!',
    description: count === 1 ? 'Llegó 1 puntaje nuevo.' : `Llegaron ${count} puntajes nuevos.`,
  }),
}

export const monitoringTexts: Words<typeof En.monitoringTexts> = {
  title: 'Seguimiento automático',
  on: 'Activo',
  setUp: 'Activar seguimiento',
  change: 'Cambiar seguimiento',
  stop: 'Detener seguimiento',
  providers: 'Agencias de crédito',
  howOften: 'Con qué frecuencia',
  frequencies: { daily: 'Cada día', weekly: 'Cada semana', monthly: 'Cada mes' },
  noProvider: {
    title: 'Elija una agencia',
    description: 'Elija al menos una agencia de crédito para el seguimiento.',
  },
  failed: {
    title: 'No se pudo activar',
    description: 'No se pudo activar el seguimiento de su crédito. Inténtelo de nuevo.',
  },
}

export const scheduleTexts: Words<typeof En.scheduleTexts> = {
  every: { daily: 'Cada día', weekly: 'Cada semana', monthly: 'Cada mes' },
  runs: (every, bureaus) => `${every}, ${bureaus.join(' y ')}`,
  next: 'Próxima vez',
  last: 'Última vez',
  notYet: 'Todavía no',
  agreed: (date) => `El ${date} usted aceptó que se pidan sus puntajes.`,
  readConsent: 'Leer lo que aceptó',
}

export const proTexts: Words<typeof En.proTexts> = {
  sync: 'Pedir su puntaje es parte de Pro. No se pidió nada.',
  monitoring: 'El seguimiento es parte de Pro. No se activó nada.',
  until:
    'Mientras tanto, agregue los puntajes que vea en otros lugares: en su banco, en el estado de cuenta de una tarjeta o en una agencia de crédito.',
  link: 'Ver los planes',
}

export const sandboxTexts: Words<typeof En.sandboxTexts> = {
  tag: 'Prueba',
  scores: 'Prueba: estos puntajes se hacen aquí con sus propios datos. No son de una agencia de crédito.',
  asks: 'Prueba: nada sale de este equipo. Sirve cualquier nombre, fecha de nacimiento y teléfono de EE. UU.; con 202 555 0177 las agencias también hacen preguntas.',
  questions: 'Prueba: “None of these” es siempre la respuesta correcta.',
  code: (code) => `Prueba: no se envía ningún mensaje. Use el código ${code}.`,
}

export const monitoringToasts: Words<typeof En.monitoringToasts> = {
  setUp: (nextOn) => ({
    title: 'El seguimiento está activo',
    description: `La próxima vez es el ${nextOn}.`,
  }),
  stopped: { title: 'El seguimiento está detenido', description: 'Sus puntajes quedan como están.' },
  stopFailed: {
    title: 'No se pudo detener el seguimiento.',
    description: 'Sigue activo. Inténtelo de nuevo.',
  },
  withdrawn: {
    title: 'Su permiso está retirado',
    description: 'Nos detuvimos de inmediato. Los puntajes que ya tiene se quedan hasta que los elimine.',
  },
  withdrawFailed: {
    title: 'No se pudo retirar su permiso.',
    description: 'Sigue vigente. Inténtelo de nuevo.',
  },
}

export const consentTexts: Words<typeof En.consentTexts> = {
  title: 'Antes de pedir su puntaje',
  asksWhom: 'Lea lo que va a aceptar. Después, las agencias de crédito le encuentran con estos datos.',
  tick: 'Leí esto y lo acepto.',
  agree: 'Aceptar y continuar',
  codeTitle: 'Escriba el código que enviamos',
  codeWhy:
    'Las agencias de crédito quieren confirmar que el teléfono es suyo. Enviamos un código al número que usted dio.',
  confirm: 'Confirmar',
  newCode: 'Enviar otro código',
  codeSent: 'Un código nuevo va en camino a su teléfono.',
  questionsTitle: 'Las agencias de crédito quieren confirmar quién es usted',
  questionsWhy:
    'Su teléfono no les basta. Hacen unas preguntas sobre su expediente de crédito, y usted tiene diez minutos para responder. Las respuestas van a las agencias y no las guardamos.',
  showQuestions: 'Ver las preguntas',
  sendAnswers: 'Enviar mis respuestas',
  newQuestions: 'Pedir otras preguntas',
  withdraw: 'Retirar mi permiso',
  withdrawTitle: '¿Retirar su permiso?',
  withdrawWhat:
    'El seguimiento se detiene de inmediato, y avisamos a las agencias. Los puntajes que ya tiene se quedan hasta que los elimine.',
  moreProof:
    'Las agencias de crédito piden más pruebas de quién es usted de las que podemos enviarles. No se puede pedir ningún puntaje. Usted todavía puede agregar puntajes a mano.',
}

export const consentFieldTexts: Words<typeof En.consentFieldTexts> = {
  words: 'Lo que va a aceptar',
  firstName: 'Nombre',
  lastName: 'Apellido',
  birthDate: 'Fecha de nacimiento',
  birthDateHint: 'Se envía para encontrar su expediente. No se guarda.',
  phone: 'Teléfono celular',
  phoneHint:
    'Un número de EE. UU. que reciba mensajes de texto. Se envía para encontrar su expediente. No se guarda.',
  code: 'Código',
  codeHint: '6 dígitos. Un código dura 10 minutos.',
}

export const consentSentences: Words<typeof En.consentSentences> = {
  firstName: 'Escriba su nombre.',
  lastName: 'Escriba su apellido.',
  birthDate: 'Escriba su fecha de nacimiento.',
  phone: 'Escriba un teléfono de EE. UU., como 202 555 0143.',
  agreed: 'Marque la casilla para aceptar.',
  code: 'Escriba los 6 dígitos del código.',
  answer: 'Elija una respuesta.',
}

export const confirmFailed: Words<typeof En.confirmFailed> = {
  title: 'No se pudo confirmar.',
  text: 'Revise su conexión e inténtelo de nuevo. Lo que escribió sigue aquí.',
}

export const scoreFormTexts: Words<typeof En.scoreFormTexts> = {
  title: 'Agregar un puntaje',
  lead: 'Como lo muestra su banco, el estado de cuenta de una tarjeta o una agencia de crédito.',
  add: 'Agregar puntaje',
  score: 'Puntaje',
  scoreHint: 'De 300 a 850.',
  date: 'Fecha del puntaje',
  bureau: 'Agencia de crédito',
  model: 'Modelo del puntaje',
  modelHint:
    'A menudo está en letra pequeña. Solo se comparan puntajes de una misma agencia y un mismo modelo.',
}

export const scoreToasts: Words<typeof En.scoreToasts> = {
  added: (score) => ({ title: `Puntaje ${score} agregado` }),
  addFailed: {
    title: 'No se pudo agregar el puntaje.',
    description: 'Lo que escribió sigue aquí. Inténtelo de nuevo.',
  },
  removed: (score) => ({ title: `Puntaje ${score} eliminado` }),
  undo: 'Deshacer',
  restored: { title: 'El puntaje está de vuelta' },
  removeFailed: {
    title: 'No se pudo eliminar el puntaje.',
    description: 'Sigue en su historial. Inténtelo de nuevo.',
  },
  undoFailed: {
    title: 'No se pudo devolver el puntaje.',
    description: 'Puede agregarlo otra vez a mano.',
  },
}

export const scoreSentences: Words<typeof En.scoreSentences> = {
  score: 'Escriba un puntaje de 300 a 850, en números enteros.',
  date: 'Escriba una fecha que exista.',
  future: 'Escriba el día de este puntaje. No puede ser una fecha futura.',
}

export const addOwnScore: Words<typeof En.addOwnScore> = 'Agregar su propio puntaje'

export const summaryTexts: Words<typeof En.summaryTexts> = {
  region: 'Resumen del puntaje',
  screen: 'Mi crédito',
  latest: (score, band) => `Su puntaje más reciente es <score>${score}</score>: ${band}.`,
  none: 'Vea su puntaje y qué lo mueve.',
  add: 'Agregar un puntaje',
  range: 'El puntaje va de 300 a 850',
  sources: { person: 'agregado por usted', provider: 'obtenido de la agencia de crédito' },
  first: 'Es el primer puntaje de esta agencia y este modelo. El próximo muestra el cambio.',
  other: ({ kind, score, date }) => `${kind}: ${score} el ${date}.`,
}

export const bandNames: Words<typeof En.bandNames> = {
  Excellent: 'Excelente',
  Good: 'Bueno',
  Fair: 'Regular',
  Poor: 'Bajo',
  Unknown: 'Desconocido',
}

export const creditTabTexts: Words<typeof En.creditTabTexts> = {
  label: 'Detalles de su crédito',
  tabs: {
    factors: 'Factores de crédito',
    recommendations: 'Recomendaciones',
    history: 'Historial de puntajes',
  },
}

export const historyTexts: Words<typeof En.historyTexts> = {
  title: 'Sus puntajes',
  first: '(primero)',
  remove: (score, date) => `Eliminar el puntaje ${score} del ${date}`,
  older: (count) => `Ver puntajes anteriores (${count} más)`,
  range: 'Período',
  kind: 'Agencia y modelo',
  noneInRange: (kind) => `No hay puntajes de ${kind} en este período. Elija uno más largo.`,
  summary: ({ name, count, from, to, first, last }) =>
    `${name}: ${plural(count, 'puntaje')} del ${from} al ${to}, de ${first} a ${last}.`,
  date: 'Fecha',
  score: 'Puntaje',
}

export const sampleTexts: Words<typeof En.sampleTexts> = {
  answer: `<score>${SAMPLE_SCORE}</score> Muy bueno. +14 este mes.`,
  facts: ['FICO Score', 'seguimiento activo', 'un ejemplo hasta que agregue el suyo'],
}

export const sampleMonths: Words<typeof En.sampleMonths> = {
  current: 'Actual',
  last: 'El mes pasado',
  second: 'Hace 2 meses',
  third: 'Hace 3 meses',
}

export const noHistory: Words<typeof En.noHistory> = {
  title: 'Todavía no hay puntajes suyos',
  text: 'Agregue uno con su fecha, y el siguiente muestra cuánto cambió. Lo que ve aquí es un ejemplo.',
}

export const loadFailed: Words<typeof En.loadFailed> = {
  title: 'No se pudieron cargar los datos de su crédito.',
  text: 'No se perdió nada. Revise su conexión e inténtelo de nuevo.',
}

export const educationNote: Words<typeof En.educationNote> =
  'Solo educación. Los factores sobre 100 son una escala sencilla nuestra, según lo que usted anotó. Una agencia de crédito tiene más datos y los evalúa a su manera.'
