import type { Words } from '#engine/language/bilingual.ts'
import type * as En from './desk-messages.ts'

export const deskTexts: Words<typeof En.deskTexts> = {
  pageTitle: 'Libro de cuentas, Jubilee',
  title: 'Libro de cuentas',
  lead: 'Lo que escriba aquí es público y queda para siempre.',
  toPublic: 'Ver la página pública',
  totals: 'Los totales del libro de cuentas',
  cameIn: 'Recibido',
  cameInNote: (gifts, tithes) => `Donaciones ${gifts}, diezmos ${tithes}`,
  paid: 'Pagado en grupos publicados',
  paidNote: (grants, waiting) => `${grants}. ${waiting}`,
  waitingNone: 'Ninguna ayuda espera su grupo.',
  waiting: ({ grants, amount }) =>
    `${grants === 1 ? '1 ayuda espera' : `${grants} ayudas esperan`} un grupo: ${amount}. No es público.`,
  entries: 'Registros',
  noEntries: 'Todavía no hay registros.',
  olderEntries: 'Ver registros anteriores',
  confirm: 'Anotar',
  failed: 'Esto no nos llegó, y no se guardó nada. Inténtelo de nuevo.',
}

export const titheTexts: Words<typeof En.titheTexts> = {
  title: 'Anotar un diezmo',
  lead: 'La décima parte de la ganancia de uno o más meses. Nosotros calculamos el monto.',
  submit: 'Anotar el diezmo',
  profit: 'Ganancia',
  firstMonth: 'Primer mes',
  lastMonth: 'Último mes',
  paidOn: 'Día del pago',
  noTenth: 'Aquí aparecerá el 10% de la ganancia.',
  tenth: (tithe) => `El 10% son ${tithe}.`,
  question: '¿Anotar este diezmo?',
  asked: ({ tithe, profit, months }) =>
    `${tithe} son el 10% de una ganancia de ${profit} en ${months}. Cualquiera puede leerlo, y no se puede deshacer. Un error se corrige con otro registro.`,
}

export const correctionTexts: Words<typeof En.correctionTexts> = {
  title: 'Corregir un registro',
  lead: 'El registro queda. Su corrección va al lado. Con un signo menos se resta; sin signo se suma.',
  submit: 'Anotar la corrección',
  entry: 'Número de registro',
  amount: 'En cuánto',
  amountHint: 'Con un signo menos para restar.',
  reason: 'Por qué',
  reasonHint: 'Se publica, a menos que el registro sea una ayuda individual. No nombre a nadie.',
  question: '¿Anotar esta corrección?',
  asked: ({ entry, change, reason }) => `El registro ${entry} cambia en ${change}: “${reason}”`,
  forGood:
    'Cualquiera puede leerlo, a menos que trate de una ayuda individual. No se puede deshacer. Un error se corrige con otra corrección.',
}

export const deskErrors: Words<typeof En.deskErrors> = {
  profit: 'Escriba la ganancia, de más de $0.04.',
  fromMonth: 'Elija el primer mes, como 2026-07.',
  toMonth: 'Elija el último mes, como 2026-09.',
  order: 'El último mes es anterior al primero.',
  happenedOn: 'Elija el día en que se pagó.',
  corrects: 'Escriba el número del registro.',
  amount: 'Escriba un monto mayor o menor que $0, como -50.00.',
  reason: 'Diga por qué. Cualquiera podrá leerlo.',
}

export const deskNotes: Words<typeof En.deskNotes> = {
  program: (name) => `${name}. No es público.`,
  corrects: (entry, reason) => `Corrige el registro ${entry}: ${reason}. No es público.`,
  donor: (name) => `De ${name}`,
  left: (amount) => `Después de las correcciones: ${amount}`,
  recorded: (when) => `Registrado el ${when}`,
}
