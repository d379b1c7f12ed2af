import type { Words } from '#engine/language/bilingual.ts'
import { plural } from '#web/format/amounts.ts'
import type * as En from './answer-messages.ts'

export const answerTexts: Words<typeof En.answerTexts> = {
  nothingOwed: 'No debe nada en estas deudas.',
  freeIn: 'Podría quedar libre de deudas en',
  freeEnd: '.',
  beyond: (years) => `A este paso tarda más de ${plural(years, 'año')}.`,
  short: 'Este plan no alcanza para sus mínimos.',
  never: 'Este plan todavía no llega a cero.',
}

export const basisTexts: Words<typeof En.basisTexts> = {
  onlyMinimums: (monthly) => `Con solo los mínimos de hoy, ${monthly} al mes hasta el final`,
  paying: (monthly, extra) => `Con pagos de ${monthly} al mes (${extra} adicionales)`,
  rests: ({ paying, order, changes, day }) =>
    `${paying}, ${order}${changes === 0 ? '' : `, con ${plural(changes, 'cambio')} en su plan`}, al ${day}.`,
}

export const againstTexts: Words<typeof En.againstTexts> = {
  never: 'Con solo sus mínimos nunca llegaría a cero.',
  beyond: (years) => `Con solo sus mínimos tardaría más de ${plural(years, 'año')}.`,
  keptUp: (monthly, { sooner, saved }) =>
    `Los mínimos se acaban a medida que salda sus deudas. Si sigue pagando ${monthly} al mes, termina ${sooner} antes y ahorra ${saved} de intereses.`,
  better: (counted, { sooner, saved }) =>
    `Eso es ${sooner} antes que con solo sus mínimos (${counted}), con ${saved} menos de intereses.`,
}

export const noSavingTexts: Words<typeof En.noSavingTexts> = {
  never: 'con solo los mínimos no hay final',
  noEnd: 'todavía no hay fecha final para comparar',
  beyond: (years) => `con solo los mínimos tarda más de ${plural(years, 'año')}`,
}

export const reasonTexts: Words<typeof En.reasonTexts> = {
  onlyDebt: 'Es su única deuda.',
  lastDebt: 'Es su última deuda.',
  largest: 'Es su pago más grande este mes.',
  restGoesHere: (target) => `Este mes termina de pagar ${target}, y lo que sobra va aquí.`,
  smallest: 'Es su saldo más bajo.',
  ownOrder: 'Va primero en su propio orden.',
  leastInterest: 'Aquí es donde el pago adicional más le ahorra este mes.',
  highestRate: (rate) => `Su ${rate} es la tasa más alta que tiene.`,
  highestThisMonth: (rate) => `Su ${rate} es la tasa más alta que tiene este mes.`,
  first: 'Va primero en su plan.',
  rateFirst: (rate) => `Su ${rate} va primero en su plan.`,
  paidOffIn: (months) => `A este paso queda saldada en ${plural(months, 'mes', 'meses')}.`,
  above: (amount) => `Son ${amount} más que su mínimo.`,
}

export const doneTexts: Words<typeof En.doneTexts> = {
  months: (count) => plural(count, 'mes', 'meses'),
  slow: 'no termina en 10 años',
  doneIn: (month) => `termina en ${month}`,
  never: 'nunca',
  neverNote: 'los intereses superan los pagos',
  short: 'no alcanza',
  shortNote: 'por debajo de los mínimos',
  notEvenIn: (years) => `ni siquiera en ${plural(years, 'año')}`,
}

export const savedTexts: Words<typeof En.savedTexts> = {
  byAvalanche: (amount) => `Intereses que ahorra la avalancha: ${amount}.`,
  bySnowball: (zero, amount) =>
    `Intereses que ahorra la avalancha: ${zero}. Aquí la bola de nieve cuesta menos, por ${amount}. Esto puede pasar cuando termina una tasa baja.`,
}

const COUNTS = ['', 'un', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez']

export const lineTexts: Words<typeof En.lineTexts> = {
  reachZero: (count, time) =>
    count === 1
      ? `Su saldo llega a cero en ${time}`
      : `Sus ${COUNTS[count] ?? count} saldos llegan a cero en ${time}`,
  notZero: 'Los saldos no llegan a cero a este paso',
  minimumsNever: 'Con solo los mínimos nunca se llegaría a cero.',
  dotted: 'La línea de puntos muestra qué pasaría con solo los mínimos.',
  owed: (total) => `Hoy debe ${total}.`,
  paidOff: (name, month) => `${name} queda saldada en ${month}`,
  minimumsUntil: (month) => `Con solo los mínimos tardaría hasta ${month}.`,
  minimumsBeyond: 'Con solo los mínimos no terminaría en los meses que se muestran.',
}
