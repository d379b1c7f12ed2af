import type { Words } from '#engine/language/bilingual.ts'
import type * as En from './due-messages.ts'

export const sourceWords: Words<typeof En.sourceWords> = {
  statement: 'según su estado de cuenta',
  bank: 'según su banco',
  rule: 'según la regla de su prestamista',
  entered: 'según lo que usted anotó',
  estimated: 'estimado',
}

export const stepTexts: Words<typeof En.stepTexts> = {
  title: 'Próximo paso',
  pay: (amount, name, by) => `Pague ${amount} a ${name} a más tardar el ${by}`,
  payRest: (amount, name, by) => `Pague los otros ${amount} a ${name} a más tardar el ${by}`,
  soFar: (paid, planned) => `Ha pagado ${paid} de ${planned}.`,
  done: (month) => `Listo por ${month}`,
  next: (amount, name, by) => `Lo que sigue: pague ${amount} a ${name} a más tardar el ${by}.`,
  doneOne: (name, month) => `El pago de ${month} a ${name} ya está hecho.`,
  doneNext: (name, { month, by }) =>
    `El pago de ${month} a ${name} ya está hecho, y el próximo vence el ${by}.`,
  late: (amount, due) =>
    `Aquí faltan por anotar ${amount} del pago que vencía el ${due}. Si ya lo hizo, anótelo con su fecha. Si no, pague lo que pueda y pregunte a su prestamista qué puede ayudar.`,
  paidLate: (amount, due) =>
    `Los ${amount} que pagó después del ${due} cuentan primero para ese día, como los cuentan los prestamistas.`,
  call: (name, by) => `Llame a ${name} a más tardar el ${by}`,
  shortFirst: (until) => `Va primero con lo que usted tiene hasta el ${until}.`,
  shortPart: (amount, until) =>
    `Lo que tiene hasta el ${until} alcanza para esto. De su mínimo quedan ${amount} sin cubrir.`,
  shortNone: (amount, until) =>
    `Lo que tiene hasta el ${until} no cubre ${amount} de su mínimo. Un prestamista puede mover la fecha o aceptar menos. Preguntar es gratis.`,
  uncovered: 'Lo que queda sin cubrir',
  uncoveredSum: (amount, until) => `Quedan ${amount} de sus mínimos sin cubrir hasta el ${until}.`,
  noDueDate: 'Aquí no tiene fecha de vencimiento, así que cuenta el fin de mes.',
}

export const cardTexts: Words<typeof En.cardTexts> = {
  due: (by) => `vence el ${by}`,
  left: (amount, by) => `por pagar ${amount} a más tardar el ${by}`,
  done: (month) => `listo por ${month}`,
  doneNext: (month, by) => `listo por ${month}, el próximo vence el ${by}`,
  uncovered: (amount, by) => `vence el ${by}, ${amount} sin cubrir`,
  late: (amount, due, by) => `${amount} sin anotar del ${due}, el próximo vence el ${by}`,
}

export const summaryTexts: Words<typeof En.summaryTexts> = {
  all: (source) => source,
  some: (source) => `en parte ${source}`,
}

export const minimumTexts: Words<typeof En.minimumTexts> = {
  aMonth: (amount, source) => `${amount}/mes, ${source}`,
  inDialog: ({ amount, source, by }) => `El mínimo es ${amount} (${source}) y vence el ${by}.`,
}

export const deferralTexts: Words<typeof En.deferralTexts> = {
  payBy: ({ amount, by, rate }) =>
    `Pague los ${amount} completos a más tardar el ${by}, o se suma el interés diferido al ${rate}.`,
}
