import type { Words } from '#engine/language/bilingual.ts'
import type * as En from './messages.ts'

export const incomeHeaderTexts: Words<typeof En.incomeHeaderTexts> = {
  title: 'Generador de ingresos adicionales con IA',
  heading: 'Encuentre trabajo que se ajuste a sus horas.',
  lead: 'Vea cuánto podría ganar con lo que sabe hacer, qué cobra cada sitio y qué cambiaría en su deuda.',
}

export const incomeToasts: Words<typeof En.incomeToasts> = {
  missing: {
    title: 'Faltan datos',
    description: 'Complete sus habilidades, su disponibilidad y su ubicación.',
  },
  noSkills: {
    title: 'Faltan sus habilidades',
    description: 'Escriba primero sus habilidades para generar ideas de trabajos en Fiverr.',
  },
  failed: {
    title: 'No se pudieron generar ideas de ingresos',
    description: 'Inténtelo de nuevo o revise su conexión a Internet.',
  },
}

export const matcherErrors: Words<typeof En.matcherErrors> = {
  skills: 'Escriba lo que sabe hacer, por ejemplo escribir o manejar.',
  availability: 'Elija cuándo tiene tiempo.',
  location: 'Escriba su ciudad y estado, o “en línea”.',
}

export const availabilityNames: Words<typeof En.availabilityNames> = {
  evenings: 'Por las noches (2-4 h)',
  weekends: 'Fines de semana (8-16 h)',
  flexible: 'Horario flexible (10-20 h)',
  fulltime: 'Tiempo completo (30+ h)',
}

export const experienceNames: Words<typeof En.experienceNames> = {
  new: 'Apenas empiezo',
  some: 'He hecho algún trabajo pagado',
  much: 'Tengo años de experiencia',
}

export const matcherFormTexts: Words<typeof En.matcherFormTexts> = {
  title: '¿Qué se ajusta a usted?',
  kept: 'Cuatro respuestas. Se quedan en este navegador.',
  sent: 'Cuatro respuestas. Se usan para esta búsqueda y no se guardan.',
  skills: 'Sus habilidades',
  skillsHint: 'Una palabra para cada una, por ejemplo escribir, inglés, manejar.',
  availability: 'Cuándo tiene tiempo',
  location: 'Dónde',
  locationHint: 'Su ciudad y estado, o “en línea”.',
  experience: 'Experiencia',
  experienceHint: 'Si apenas empieza, verá primero lo que arranca rápido.',
  chooseOne: 'Elija una opción',
  find: 'Buscar opciones',
}

export const difficultyNames: Words<typeof En.difficultyNames> = {
  Easy: 'Fácil',
  Medium: 'Intermedio',
  Hard: 'Difícil',
}

export const matcherTexts: Words<typeof En.matcherTexts> = {
  title: 'Recomendaciones',
  basis: 'En qué se basan estas cifras',
  from: (sources) => `De ${sources}`,
  now: (value) => `ahora ${value}`,
  wages:
    'Los salarios son los de empleados, según el Bureau of Labor Statistics. El trabajo por cuenta propia puede pagar más o menos. Los nombres de las ciudades son de GeoNames.',
  empty:
    'Responda las preguntas para ver hasta seis tipos de trabajo que se ajustan a usted, y cuánto pagan.',
  pending: 'Buscando opciones',
  failed: 'La búsqueda no funcionó. Sus respuestas siguen en el formulario.',
  noSkills: 'Por aquí empiezan muchas personas.',
  unknown: (skills) =>
    `No conocemos: ${skills.join(', ')}. Pruebe con el nombre de un oficio, como coser o manejar.`,
  time: 'Tiempo',
  where: 'Dónde',
  toStart: 'Para empezar:',
}

const listed = (words: readonly string[]) =>
  words.length > 1 ? `${words.slice(0, -1).join(', ')} y ${words.at(-1)}` : words.join('')

export const simpleMatchTexts: Words<typeof En.simpleMatchTexts> = {
  tag: 'Búsqueda sencilla',
  simple: 'Hecho en esta página con sus palabras y sus horas. No se usa IA.',
  pro: 'Pro encuentra ocupaciones con salarios reales por hora y lo que cambian en su mes libre de deudas.',
  plans: 'Ver los planes',
  empty: 'Responda las preguntas para ver hasta tres grupos que se ajustan a usted, y por qué.',
  noWords: 'No conocemos ninguna de estas palabras, así que estos son los grupos que se ajustan a sus horas.',
  youWrote: (words) => `Usted escribió ${listed(words)}.`,
  hours: (least) => `Requiere ${least} horas o más.`,
  lookIn: (place) => `Vea qué hay disponible en ${place}.`,
  fourPlaces: (group) => `Cuatro sitios para empezar<rest> con ${group}</rest>`,
}

export const gigTexts: Words<typeof En.gigTexts> = {
  title: 'Ideas de trabajos en Fiverr',
  lead: 'Con las habilidades que escribió arriba: hasta seis trabajos pequeños que podría ofrecer.',
  generate: 'Generar ideas',
  list: 'Ideas de trabajos',
  general: 'No conocemos ninguna de estas palabras, así que estos son trabajos que cualquiera puede ofrecer.',
  priceRange: (from, to) => `${from} a ${to}`,
  prices: 'Son precios que suelen pedir quienes empiezan, por un trabajo. No son una promesa.',
}

export const catalogueTexts: Words<typeof En.catalogueTexts> = {
  title: 'Dónde ganar dinero',
  lead: 'Seis grupos con cuatro sitios cada uno: qué cobran, cómo pagan y cuándo.',
  group: 'Grupo',
  takes: 'Cobra',
  pays: 'Paga',
  when: 'Cuándo',
  sources: 'Fuentes',
  lookFirst: (source) => `Mire primero aquí: ${source}`,
  checked: (day) =>
    `Revisamos estas cifras el ${day} en las páginas indicadas. Las tarifas cambian: abra la página antes de empezar. Jubilee es educativo y no promete ingresos. Nadie honesto le pide que pague para conseguir trabajo.`,
  doWeEarn: '¿Ganamos algo con estos enlaces?',
}
