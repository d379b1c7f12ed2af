import type { Words } from '#engine/language/bilingual.ts'
import { plural } from '#web/format/amounts.ts'
import type * as En from './messages.ts'

export const educationTexts: Words<typeof En.educationTexts> = {
  eyebrow: 'Educación financiera',
  title: 'Aprenda un poco y úselo hoy.',
  lead: 'Artículos cortos con palabras sencillas. Cada cifra tiene su fuente o se calcula paso a paso. ¿No conoce una palabra? <link>Búsquela aquí</link>.',
}

export const libraryTexts: Words<typeof En.libraryTexts> = {
  title: 'La biblioteca',
  search: 'Buscar artículos',
  topic: 'Tema',
  allTopics: 'Todos los temas',
  tabs: 'Biblioteca',
  featured: 'Destacados',
  all: 'Todos los artículos',
  progress: 'Mi progreso',
  articles: 'Artículos',
  featuredArticles: 'Artículos destacados',
  count: (articles) => plural(articles, 'artículo'),
  read: 'Leído',
  minutes: (minutes) => `${minutes} min de lectura`,
}

export const libraryLoadFailed: Words<typeof En.libraryLoadFailed> = {
  title: 'No se pudo cargar la biblioteca.',
  text: 'No se perdió nada. Revise su conexión e inténtelo de nuevo.',
}

export const articleLoadFailed: Words<typeof En.articleLoadFailed> = {
  title: 'No se pudo cargar este artículo.',
  text: 'No se perdió nada. Revise su conexión e inténtelo de nuevo.',
}

export const articleMissing: Words<typeof En.articleMissing> = {
  title: 'No encontramos este artículo.',
  text: 'Puede que haya cambiado de lugar o que la dirección tenga un error. Los demás están en la biblioteca.',
  action: 'Abrir la biblioteca',
}

export const searchMessages: Words<typeof En.searchMessages> = {
  none: (query) => `Ningún artículo coincide con “${query}”.`,
  noneInTopic: 'Todavía no hay artículos sobre este tema.',
  hint: 'Pruebe con otra palabra o con menos palabras. También puede ver todos los artículos.',
  clear: 'Ver todos los artículos',
  partial: 'Solo buscamos en los títulos y resúmenes. No se pudieron cargar los textos completos.',
}

export const coachMessages: Words<typeof En.coachMessages> = {
  title: 'Pregunte al asesor con IA',
  lead: 'Pregunte con sus propias palabras. Por favor, no escriba nombres ni números de cuenta.',
  question: 'Su pregunta',
  ask: 'Preguntar al asesor',
  missing: 'Primero escriba su pregunta.',
  notOpen:
    'El chat no se abrió. Su pregunta no se envió a nadie. Vuelva a cargar la página para preguntar al asesor.',
  matches: 'Estos artículos también pueden responderla:',
  noMatches:
    'Todavía ningún artículo coincide con su pregunta. La biblioteca le puede servir de todos modos:',
  openLibrary: 'Ver todos los artículos',
  match: (title, minutes) => `${title} (${minutes} min)`,
}

export const progressTexts: Words<typeof En.progressTexts> = {
  loading: 'Cargando su progreso',
  read: 'Artículos leídos',
  ofLibrary: (articles) => `de ${articles} en la biblioteca`,
  time: 'Tiempo de lectura',
  minutes: (minutes) => plural(minutes, 'minuto'),
  streak: 'Días seguidos',
  days: (days) => plural(days, 'día'),
  startAgain: 'Lea un poco hoy para empezar de nuevo.',
  addsUp: 'Un poco cada día va sumando.',
  list: 'Lo que ha leído',
  readOn: (day) => `Leído el ${day}`,
}

export const progressEmpty: Words<typeof En.progressEmpty> = {
  title: 'Todavía no hay lecturas',
  text: 'Aquí verá los artículos que lea, con sus minutos y sus días seguidos. Empiece con uno corto.',
  action: 'Empezar a leer',
}

export const visitorProgress: Words<typeof En.visitorProgress> = {
  title: 'Lleve la cuenta de lo que lee',
  text: 'Con una cuenta gratis, aquí aparecen los artículos que lee, con sus minutos y sus días seguidos.',
  action: 'Crear una cuenta gratis',
}

export const visitorOffer: Words<typeof En.visitorOffer> = {
  title: 'Vea el día en que quedaría libre de deudas',
  text: 'Anote lo que debe y vea el día en que podría quedar libre de deudas. Puede probarlo sin una cuenta: lo que anote se queda en este navegador. Una cuenta gratis lo guarda, junto con lo que ha leído.',
  try: 'Probar sin una cuenta',
  create: 'Crear una cuenta gratis',
}

export const progressLoadFailed: Words<typeof En.progressLoadFailed> = {
  title: 'No se pudo cargar su progreso.',
  text: 'No se perdió nada. Inténtelo de nuevo.',
}

export const readingToasts: Words<typeof En.readingToasts> = {
  marked: { title: 'Marcado como leído', description: 'Lo encuentra en Mi progreso.' },
  notKept: {
    title: 'No se pudo guardar su marca.',
    description: 'Revise su conexión y presione el botón de nuevo.',
  },
}

export const lettersLine: Words<typeof En.lettersLine> = {
  title: '¿Un cobrador le escribe o le llama?',
  text: 'Cuatro cartas que le protegen, gratis en cualquier plan, cada una con su ley y su plazo.',
  link: 'Ver las cartas',
}

export const worksheetsLine: Words<typeof En.worksheetsLine> = {
  title: '¿Piensa mejor en papel?',
  text: 'Una lista de deudas, un calendario de facturas, un registro de gastos y más, para imprimir en español o en inglés. Gratis para todos.',
  link: 'Ver las hojas de trabajo',
}

export const educationLabel: Words<typeof En.educationLabel> =
  'Esto es educación, no consejo. Es conocimiento general y no se hizo para usted. Los ejemplos usan montos inventados.'

export const levelNames: Words<typeof En.levelNames> = {
  beginner: 'Básico',
  intermediate: 'Intermedio',
  advanced: 'Avanzado',
}
