import type { Words } from '#engine/language/bilingual.ts'
import type * as En from './cliff-messages.ts'

export const cliffTexts: Words<typeof En.cliffTexts> = {
  title: (name, by) => `Salde ${name} a más tardar el ${by}`,
  left: ({ left, endsOn }) =>
    `Ese pago es el último que llega a tiempo: la oferta termina el ${endsOn}. Después de él, su plan todavía debe ${left}.`,
  leftNow: ({ left, endsOn }) =>
    `Su oferta termina el ${endsOn}, antes de su próximo pago. Usted todavía debe ${left} ahí.`,
  deferral: (charge) => `Entonces se suman ${charge} de interés diferido.`,
  accrued: (amount, on) => `Parte de los ${amount} acumulados al ${on}.`,
  promotion: (rate, charge) =>
    `Entonces cuesta ${rate}${charge === null ? '.' : `: ${charge} más de intereses que con la tasa de la oferta.`}`,
  inOrder: (names) => names.join(', luego '),
  avoid: 'Lo que lo evita, además de lo que el plan ya paga ahí:',
  now: (add) => `${add} más al mes desde ahora`,
  from: (add, month) => `${add} más al mes desde ${month}`,
  last: (add) => `${add} más, todo con ese último pago`,
  payNow: (left) => `Un pago de ${left} a más tardar ese día lo evita.`,
  firstSaves: (name, saved) =>
    `Poner su pago adicional primero en ${name} cuesta ${saved} menos en total, con el mismo dinero al mes.`,
  least: 'Aun así, este plan es el que menos cuesta de los que encontramos con el mismo dinero al mes.',
  payFirst: (name) => `Probar con ${name} primero`,
  addMonthly: (add) => `Probar con ${add} más al mes`,
}

export const cliffStepTexts: Words<typeof En.cliffStepTexts> = {
  deferral: ({ name, add }, charge) => `${add} más al mes a ${name} evitan ${charge} de interés diferido.`,
  promotion: ({ name, add }) => `${add} más al mes saldan ${name} antes de que termine su oferta.`,
  lastDeferral: ({ name, add, by }, charge) =>
    `${add} más a ${name} a más tardar el ${by} evitan ${charge} de interés diferido.`,
  lastPromotion: ({ name, add, by }) =>
    `${add} más a más tardar el ${by} saldan ${name} antes de que termine su oferta.`,
  payNow: ({ name, left, endsOn }) =>
    `La oferta de ${name} termina el ${endsOn}, antes de su próximo pago. Pagar ${left} a más tardar ese día evita lo que viene después.`,
  short: (name, endsOn) => `La oferta de ${name} termina el ${endsOn} con una parte sin pagar.`,
  see: 'Ver cómo',
}
