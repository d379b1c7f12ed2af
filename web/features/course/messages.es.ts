import type { Words } from '#engine/language/bilingual.ts'
import type * as En from './messages.ts'

export const courseTexts: Words<typeof En.courseTexts> = {
  back: 'Educación financiera',
  eyebrow: 'El curso de Premium',
  lead: 'Ocho semanas, un paso pequeño a la vez. Vaya a su propio ritmo: nada vence, y puede volver a cualquier lección.',
  loading: 'Cargando el curso',
  bar: 'Lecciones terminadas',
  progress: (done, total) => `${done} de ${total} lecciones terminadas`,
  weekProgress: (done, total, length) => `${done} de ${total} terminadas, ${length}`,
  start: (title) => `Empezar con “${title}”`,
  goOn: (title) => `Continuar con “${title}”`,
  finished: 'Ya terminó todas las lecciones. Siguen abiertas aquí para usted.',
  weeks: 'Las ocho semanas',
  week: (week) => `Semana ${week}`,
  minutes: (minutes) => `${minutes} min`,
  hours: (hours, minutes) => `${hours} h ${minutes} min`,
  inAll: (lessons, length) => `${lessons} lecciones con sus hojas de trabajo: unas ${length} en total.`,
  done: '(Terminada)',
}

export const lessonTexts: Words<typeof En.lessonTexts> = {
  back: 'El curso',
  loading: 'Cargando la lección',
  place: ({ week, place, places }) => `Semana ${week}, lección ${place} de ${places}`,
  task: 'Haga esto esta semana',
  length: (reading, worksheet) =>
    `${reading + worksheet} min: ${reading} para leer, ${worksheet} para la hoja de trabajo`,
  inWriting:
    'Toda la lección está aquí por escrito. Puede leerla, imprimirla o pedir que su dispositivo la lea en voz alta.',
  onPaper: (place, title) => `${place}. ${title}.`,
  check: 'Una pregunta para usted',
  checkLead: 'Para ver qué le quedó. Su respuesta no se guarda ni se cuenta.',
  education:
    'Esto es educación, no consejo. Es conocimiento general y no se hizo para usted. Los nombres y los montos de los ejemplos son inventados.',
  mark: 'Marcar como terminada',
  unmark: 'Marcar como no terminada',
  doneOn: (date) => `Terminada el ${date}`,
  notKept:
    'No se pudo guardar su marca. No se perdió nada más. Revise su conexión y presione el botón de nuevo.',
  neighbors: 'Lecciones',
  previous: 'Lección anterior',
  next: 'Lección siguiente',
  toCourse: 'Volver a las ocho semanas',
}

export const worksheetTexts: Words<typeof En.worksheetTexts> = {
  about: (minutes) => `Hoja de trabajo, ${minutes} min`,
  print: 'Imprimir la hoja',
}

export const courseLoadFailed: Words<typeof En.courseLoadFailed> = {
  title: 'No se pudo cargar el curso.',
  text: 'Lo que ha hecho está guardado, así que no se perdió nada. Revise su conexión e inténtelo de nuevo.',
}

export const lessonLoadFailed: Words<typeof En.lessonLoadFailed> = {
  ...courseLoadFailed,
  title: 'No se pudo cargar esta lección.',
}

export const lessonMissing: Words<typeof En.lessonMissing> = {
  title: 'No encontramos esta lección.',
  text: 'Puede que haya cambiado de lugar o que la dirección tenga un error. Todas las demás están en el curso.',
  action: 'Ver las lecciones',
}

export const lockedTexts: Words<typeof En.lockedTexts> = {
  plan: 'Premium',
  title: 'Un curso de ocho semanas que viene con Premium',
  text: 'Cincuenta lecciones cortas sobre deudas, crédito, trabajo y cómo hablar con los prestamistas. Cada una tiene un ejemplo con las cuentas hechas, algo que hacer esta semana y una pregunta.',
  free: 'Todos los artículos de la biblioteca siguen siendo gratis, en cualquier plan. Tratan muchos de los mismos temas.',
  has: (plan) => `Usted tiene el plan ${plan}. El curso viene con Premium.`,
  compare: 'Comparar planes',
  upgrade: 'Cambiar a Premium',
  library: 'Leer los artículos gratis',
  weeks: 'Qué incluyen las ocho semanas',
}
