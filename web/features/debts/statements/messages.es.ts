import type { Words } from '#engine/language/bilingual.ts'
import type * as En from './messages.ts'

export const statementsTexts: Words<typeof En.statementsTexts> = {
  title: (name) => `Estados de cuenta de ${name}`,
  formTitle: (name) => `Revisar un estado de cuenta de ${name}`,
  intro:
    'Copie las cifras de la primera página de su estado de cuenta. El cuadro se llama “Minimum Payment Warning” (aviso sobre el pago mínimo). Deje vacío lo que no encuentre.',
  listIntro: 'Cada estado de cuenta que agregue se compara con lo que calculamos para esta tarjeta.',
  add: 'Agregar un estado de cuenta',
  label: 'Comparar',
  what: 'los estados de cuenta',
  failed: {
    title: 'No se pudo guardar el estado de cuenta.',
    description: 'Lo que escribió sigue aquí. Inténtelo de nuevo.',
  },
  saved: { title: 'Estado de cuenta guardado', description: 'Su mínimo cuenta hasta la fecha en que vence.' },
  removed: { title: 'Estado de cuenta eliminado' },
  removeFailed: {
    title: 'No se pudo eliminar el estado de cuenta.',
    description: 'Sigue en la lista. Inténtelo de nuevo.',
  },
  backFailed: { title: 'No se pudo recuperar el estado de cuenta. Agréguelo de nuevo.' },
  undo: 'Deshacer',
  remove: 'Eliminar',
  removeLabel: (day) => `Eliminar el estado de cuenta que vence el ${day}`,
  due: (day) => `Vence el ${day}`,
  facts: (balance, minimum) => `Saldo ${balance}, mínimo ${minimum}`,
  allMatch: 'Todas las cifras son iguales a las nuestras.',
  someDiffer: (count, of) =>
    of === 1
      ? 'Esta cifra no es igual a la nuestra.'
      : count === 1
        ? `Una de las ${of} cifras no es igual a la nuestra.`
        : `${count} de las ${of} cifras no son iguales a las nuestras.`,
  match: 'Igual',
  differs: 'Diferente',
  bothFigures: (theirs, ours) => `Estado de cuenta: ${theirs}. Nuestra: ${ours}.`,
  never: 'nunca se termina de pagar',
}

export const fieldTexts: Words<typeof En.fieldTexts> = {
  balance: 'Saldo nuevo (New balance)',
  minimum: 'Pago mínimo (Minimum payment due)',
  dueOn: 'Fecha de vencimiento (Payment due date)',
  rate: 'APR para compras (APR for purchases)',
  box: 'El cuadro “Minimum Payment Warning”',
  time: 'Solo el mínimo: cuánto tiempo',
  timeHint: 'Como 22 años o 18 meses.',
  minimumOnlyTotal: 'Solo el mínimo: total que paga',
  threeYearPayment: 'Pago para 3 años',
  threeYearTotal: 'Total en 3 años',
  more: 'Qué más hay en el mínimo',
  interest: 'Intereses cobrados',
  interestHint: 'De “Interest Charged”. Las reglas de muchas tarjetas los suman al mínimo.',
  pastDue: 'Monto atrasado y cargos por pago atrasado',
  pastDueHint: 'Solo la parte que está en el mínimo.',
  overLimit: 'Monto por encima del límite',
}

export const statementSentences: Words<typeof En.statementSentences> = {
  balance: 'Escriba el saldo del estado de cuenta, como 2,450.00.',
  minimum: 'Escriba el mínimo del estado de cuenta, como 45.00.',
  dueOn: 'Escriba el día en que vence el pago.',
  rate: 'Escriba la tasa anual en porcentaje, como 18.99.',
  time: 'Escriba años o meses, como 22 años.',
  amount: 'Escriba un monto, como 1,234.50.',
}

export const figureNames: Words<typeof En.figureNames> = {
  minimum: 'Pago mínimo',
  minimumOnlyTime: 'Tiempo con solo los mínimos',
  minimumOnlyTotal: 'Total con solo los mínimos',
  threeYearPayment: 'Pago para 3 años',
  threeYearTotal: 'Total en 3 años',
}

export const reasonTexts: Words<typeof En.reasonTexts> = {
  rate: (rate) => `El pago para 3 años corresponde a una tasa de cerca de ${rate}. Revise la APR.`,
  pastDue: 'El mínimo puede incluir un monto atrasado o un cargo por pago atrasado.',
  overLimit: 'El mínimo puede incluir un monto por encima de su límite.',
  interest:
    'La regla de esta tarjeta suma los intereses. Escriba los intereses cobrados para comparar al centavo.',
  dailyInterest: 'Su banco suma intereses cada día. Nosotros los contamos una vez al mes.',
  rule: 'Puede que su banco calcule el mínimo con una regla distinta de la nuestra.',
  notPaidOff: 'Según nuestras cifras, con solo el mínimo nunca se terminaría de pagar.',
}

export const ruleTexts: Words<typeof En.ruleTexts> = {
  title: 'Cómo calcula su banco el mínimo',
  one: 'Agregue un estado de cuenta más y podremos deducir la regla.',
  none: 'Ninguna regla que conocemos da todos estos mínimos. Revise las cifras y, si faltan, escriba los intereses cobrados.',
  learned: (rule, count) => `Sus ${count} estados de cuenta siguen esta regla: ${rule}.`,
  notOnly: 'También hay otra regla posible. Un estado de cuenta más ayudará a saber cuál es.',
  inUse: 'Su plan la usa.',
  use: 'Usar esta regla',
  useOf: (issuer) => `Usar esta regla: ${issuer}`,
  used: { title: 'Regla guardada', description: 'Ahora el mínimo sigue al saldo.' },
  undone: { title: 'La regla es la de antes' },
  undo: 'Deshacer',
  failed: { title: 'No se pudo cambiar la regla.', description: 'Inténtelo de nuevo.' },
  known: 'Reglas que publican los bancos',
  fits: 'coincide con sus estados de cuenta',
  fitsNot: 'no coincide con sus estados de cuenta',
  source: (name, day) => `${name} (consultado el ${day})`,
  share: (percent) => `${percent} del saldo`,
  interest: ' más los intereses',
  floor: (amount) => `, al menos ${amount}`,
  plus: (amount) => `, o los intereses más ${amount} si eso es más`,
  up: ', redondeado hacia arriba a dólares enteros',
  down: ', redondeado hacia abajo a dólares enteros',
}
