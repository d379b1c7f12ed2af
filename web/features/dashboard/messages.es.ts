import type { Words } from '#engine/language/bilingual.ts'
import { plural } from '#web/format/amounts.ts'
import { LOCALE } from '#web/format/messages.ts'
import type * as En from './messages.ts'

export const loadFailed: Words<typeof En.loadFailed> = {
  title: 'No se pudieron cargar sus cifras.',
  text: 'No se perdió nada. Revise su conexión e inténtelo de nuevo. Lo que abajo dice que es un ejemplo no es suyo.',
}

export const greetingTexts: Words<typeof En.greetingTexts> = {
  welcome: (name) => `Hola de nuevo, ${name}`,
  welcomeNew: (name) => `Hola, ${name}`,
  guest: 'visitante',
  intro: 'Jubilee es educación: muestra qué significan sus cifras y le deja a usted la decisión.',
}

export const planBanners: Words<typeof En.planBanners> = {
  free: {
    title: 'Con Pro vea su puntaje, consejos y más',
    text: 'Todo lo que usa ahora sigue siendo gratis. Pro agrega el seguimiento de su puntaje, consejos para sus deudas y herramientas para ganar más.',
    actions: ['Probar Pro gratis por 7 días', 'Comparar planes'],
  },
  premium: {
    title: 'Abra los recursos educativos de Premium',
    text: 'Una hoja de ruta para sus primeros seis meses, cartas para su informe de crédito y un curso escrito de ocho semanas.',
    actions: ['Cambiar a Premium'],
  },
}

export const paymentNotice: Words<typeof En.paymentNotice> = {
  title: 'Su último pago no se pudo procesar.',
  text: (until) =>
    `Todo sigue abierto hasta el ${until}. Antes de ese día, use otra tarjeta en Facturación o confirme desde ahí el pago en su banco.`,
  action: 'Abrir Facturación',
}

export const courtTexts: Words<typeof En.courtTexts> = {
  label: 'Papeles de la corte',
  due: (recipient, day) => `Su respuesta a ${recipient} debe llegar a la corte a más tardar el ${day}.`,
  late: (recipient, day) => `Su respuesta a ${recipient} debía llegar a la corte el ${day}.`,
  unknown: (recipient) =>
    `Pregunte hoy en la secretaría de la corte cuándo vence su respuesta a ${recipient}.`,
  dueText: 'Si usted no responde, la corte puede decidir a favor de la otra parte.',
  lateText:
    'Llame hoy a la secretaría de la corte y a la ayuda legal gratuita. Quizás todavía pueda responder.',
  dueAction: 'Abrir mis papeles',
  named: (debt) => `“${debt}” suena a papeles de la corte.`,
  namedText: 'Una demanda tiene un último día para responder. Vea cuál es, y se lo recordaremos.',
  namedAction: 'Ver cómo responder a tiempo',
}

export const scoreTexts: Words<typeof En.scoreTexts> = {
  title: 'Historial de su puntaje de crédito',
  range: 'Rango del puntaje: 300 a 850',
  updated: (day) => `Última actualización: ${day ?? 'hoy'}`,
  summary: (finding, kind, count) => `${finding}. ${kind}, ${plural(count, 'puntaje')} en la gráfica.`,
  timeRange: 'Período',
  table: { label: 'Fecha', value: 'Puntaje' },
  one: 'Su último puntaje.',
  all: 'Abrir Mi crédito',
  addOwn: 'Agregar su propio puntaje',
  none: 'Todavía no hay puntaje',
  noneText: 'Agregue uno de su banco o tarjeta y vea aquí cómo cambia.',
  noneInRange: 'No tiene puntajes en este período. Elija uno más largo para verlos.',
}

export const goalTexts: Words<typeof En.goalTexts> = {
  title: 'Metas financieras',
  add: 'Agregar meta',
  count: (count) => plural(count, 'meta'),
  saved: (amount) => `${amount} ahorrados`,
  ofTarget: (amount) => `de ${amount}`,
  first: (title, percent) => `${title} va en ${percent}%.`,
  more: (count) => `y ${plural(count, 'meta')} más`,
  empty: 'Todavía no tiene metas',
  emptyText: 'Una primera meta puede ser pequeña: un mes de renta o llantas nuevas.',
  create: 'Crear su primera meta',
}

export const budgetTexts: Words<typeof En.budgetTexts> = {
  title: 'Presupuesto del mes',
  view: 'Ver todo el presupuesto',
  empty: 'No hay categorías en su presupuesto',
  emptyText: 'Empiece con tres: comida, casa y transporte.',
  create: 'Crear presupuesto',
  spentOf: (spent, available) => `${spent} gastados de ${available}`,
  used: (percent) => `${percent}% usado`,
  usedBeyond: 'por encima del presupuesto',
  usedLabel: 'Parte usada del presupuesto de este mes',
  over: 'Excedida',
  paid: 'Pagada',
  dueOn: (day) => `Vence el ${day}`,
  wasDueOn: (day) => `Venció el ${day}`,
  onTrack: 'Todas las categorías van bien este mes.',
  onePastDue: (name, day) => `${name} venció el ${day} y no hay ningún pago anotado.`,
  manyPastDue: (names, more) =>
    `Ya vencieron ${new Intl.ListFormat(LOCALE, { type: 'conjunction' }).format([...names, ...(more > 0 ? [`${more} más`] : [])])} y no hay ningún pago anotado.`,
  oneOver: (name) => `${name} se pasó del presupuesto.`,
  manyOver: (count) => `${count} categorías se pasaron del presupuesto.`,
  oneTight: (name) => `${name} está por agotarse.`,
  onlyTight: (name) => `${name} está por agotarse. Lo demás va bien.`,
  manyTight: (count) => `${count} categorías están por agotarse.`,
  left: (amount) => `Quedan ${amount}`,
  savingsWhy: 'Lo que queda es su presupuesto de este mes menos lo que ha gastado hasta ahora.',
}

export const healthTexts: Words<typeof En.healthTexts> = {
  title: 'Puntaje de salud financiera',
  of100: (score) => `${score} de 100`,
  upTo: (points) => `hasta ${points}`,
  pointsOf: (points, most) => `${points} de ${most}`,
  pointsLabel: (part) => `Puntos de ${part}`,
  bestAndWorst: (best, worst) => `Lo más fuerte: ${best}. Lo más débil: ${worst}.`,
  own: 'Según lo que usted anotó.',
  notKnown: 'Todavía no se conoce',
  unknown:
    'Todavía no se conoce nada, así que todas las personas empiezan aquí. Anote un pago, o agregue un presupuesto o una meta, y el puntaje será suyo.',
  why: 'Solo cuenta lo que usted anotó. Es nuestra propia medida, no un puntaje de crédito.',
}

export const helpTexts: Words<typeof En.helpTexts> = {
  note: 'Asesores sin fines de lucro, gratis o casi gratis.',
  newTab: (link) => `${link}, se abre en otra pestaña`,
  checked: (day) => `Revisado el ${day}.`,
}

export const healthPartNames: Words<typeof En.healthPartNames> = {
  payments: { name: 'Pagos', why: 'los meses en que pagó al menos el mínimo' },
  debtProgress: { name: 'Deuda saldada', why: 'cuánto ha pagado de sus saldos más altos' },
  utilization: {
    name: 'Uso de tarjetas',
    why: 'cuánto usa del límite de sus tarjetas; lo mejor es 10% o menos',
  },
  budget: { name: 'Presupuesto', why: 'las categorías que van bien este mes' },
  goals: { name: 'Metas', why: 'qué tan avanzadas van sus metas, en promedio' },
  creditScore: { name: 'Puntaje de crédito', why: 'el nivel de su último puntaje' },
}

export const actionTexts: Words<typeof En.actionTexts> = {
  title: 'Dé un paso hoy',
  pay: {
    title: 'Hacer un pago adicional',
    text: 'Anote lo que pagó a la deuda que sigue.',
    toast: { title: '¡Gran paso!', description: 'Cada dólar adicional va directo a lo que debe.' },
  },
  earn: {
    title: 'Encontrar dinero adicional',
    text: 'Vea formas de ganar según lo que sabe hacer y sus horas.',
    toast: { title: '¡Buena idea!', description: 'Incluso un poco más cada mes acerca el día.' },
  },
  learn: {
    title: 'Aprender cómo hacerlo',
    text: 'Lea en cinco minutos cómo otras personas pagan sus deudas.',
    toast: {
      title: '¡Buena elección!',
      description: 'Lo que aprenda hoy le ayuda con cada pago que sigue.',
    },
  },
  help: {
    title: 'Recibir ayuda experta',
    text: 'Hable con un asesor capacitado por poco o nada.',
    toast: {
      title: 'Pedir ayuda es de valientes.',
      description: 'La primera conversación con un asesor suele ser gratis.',
    },
  },
}

export const motivation: Words<typeof En.motivation> = 'Ya empezó, y eso cuenta.'

export const resourceTexts: Words<typeof En.resourceTexts> = {
  title: 'Recursos para salir de deudas',
  first: (title, count) => (count > 1 ? `${title}, y ${count - 1} más.` : `${title}.`),
  readTime: (minutes) => `${minutes} min de lectura`,
  all: 'Ver todos los recursos',
}

export const toolTexts: Words<typeof En.toolTexts> = {
  title: 'Herramientas',
  lead: 'Cada una se abre aquí mismo.',
  payoff: 'Calculadora para saldar deudas',
  car: 'Compra de auto',
  home: 'Compra de casa',
  coach: 'Preguntar al asesor',
  predictions: 'Pronósticos',
  income: 'Buscar ingresos',
  roadmap: 'Hoja de ruta de seis meses',
  dispute: 'Disputar un informe de crédito',
  letters: 'Cartas a cobradores',
}

export const calculatorTexts: Words<typeof En.calculatorTexts> = {
  title: 'Calculadoras',
  teaser: 'Una deuda, un auto o una casa: anote sus números.',
}

export const basisText: typeof En.basisText = (day) =>
  `Solo educación. Las cifras son del ${day}. Si son diferentes, guíese por el estado de cuenta de su prestamista.`

export const changeTexts: Words<typeof En.changeTexts> = {
  since: (day) => `Desde el ${day}`,
  lastDays: (days) => `En los últimos ${days} días`,
  all: (when, changes) => `${when}: ${changes}.`,
  and: ', y ',
  nothing: (when) => `${when}: nada nuevo.`,
  paid: (amount, on) => `pagó ${amount} a ${on}`,
  debts: (count) => plural(count, 'deuda'),
  added: (count) => `agregó ${plural(count, 'deuda')}`,
  score: (points) => `su puntaje ${points > 0 ? 'subió' : 'bajó'} ${plural(Math.abs(points), 'punto')}`,
}
