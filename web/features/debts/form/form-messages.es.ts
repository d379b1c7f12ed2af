import type { Words } from '#engine/language/bilingual.ts'
import type * as En from './form-messages.ts'

export const debtDialogTexts: Words<typeof En.debtDialogTexts> = {
  addTitle: 'Agregar una deuda',
  intro: 'Use los datos de su último estado de cuenta. Puede cambiarlos después.',
  linked: (bank) =>
    `Conectada a ${bank}. Un dato que usted cambie aquí queda como suyo: el banco ya no lo cambia.`,
  add: 'Agregar deuda',
  save: 'Guardar cambios',
  more: 'Más detalles',
  moreNote: 'ofertas, regla del mínimo, límite',
}

export const newerDebtTexts: Words<typeof En.newerDebtTexts> = {
  title: 'Esta deuda cambió desde que usted la abrió. No se perdió nada.',
  saved: (debt) => {
    const rate = debt.rate === null ? '' : `, ${debt.rate} APR`
    const minimum = debt.minimum === null ? '' : `, mínimo de ${debt.minimum}`
    return `Guardado ahora: ${debt.name}, ${debt.balance}${rate}${minimum}.`
  },
  choose: 'Guarde los cambios para quedarse con lo suyo, o use lo que está guardado.',
  take: 'Usar lo guardado',
}

export const debtFieldTexts: Words<typeof En.debtFieldTexts> = {
  name: 'Nombre',
  nameHint: 'Como usted la llama, por ejemplo Tarjeta de tienda.',
  type: 'Tipo',
  chooseType: 'Elija uno',
  balance: 'Saldo',
  balanceHint: 'Lo que debe hoy.',
  balanceChange: 'Un cambio se guarda como corrección. Para un pago, use Anotar pago.',
  rate: 'Tasa de interés (APR)',
  rateHint:
    'De su estado de cuenta, por ejemplo 18.99. ¿No la sabe? Déjela vacía: el plan usa una tasa típica y lo dice.',
  minimum: 'Pago mínimo al mes',
  minimumHint: 'Si lo deja vacío, se estima.',
  cardMinimumHint:
    'Si lo deja vacío, se estima. Un monto cuenta igual cada mes. Si baja a medida que usted paga, agregue la regla de la tarjeta en Más detalles.',
  dueDate: 'Próxima fecha de vencimiento',
  more: 'Más sobre esta deuda',
  creditLimit: 'Límite de crédito',
  startedOn: 'Empezó el',
}

export const unusualRate: typeof En.unusualRate = (rate) =>
  `${rate} es una tasa muy alta. ¿Es correcta? Presione el botón otra vez para dejarla así.`

export const offerTexts: Words<typeof En.offerTexts> = {
  title: 'Una tasa más baja que termina',
  rate: 'Tasa durante la oferta',
  rateHint: '0 para una oferta del 0%.',
  endsOn: 'Último día de la oferta',
  deferred: 'El interés es diferido',
  deferredHint:
    '“No interest if paid in full by …” (sin intereses si paga todo para esa fecha): si queda algo, se cobran todos los intereses de una vez.',
  deferredRate: 'Tasa diferida',
  deferredEndsOn: 'Pagar todo a más tardar el',
}

export const minimumRuleTexts: Words<typeof En.minimumRuleTexts> = {
  title: 'Cómo se calcula el mínimo',
  rule: 'Regla del pago mínimo',
  ruleHint: 'Está en el contrato de la tarjeta. Con una regla, el mínimo baja cuando baja el saldo.',
  fixed: 'El mismo monto cada mes',
  onePercentPlusInterest: (floor) => `1% del saldo más los intereses, al menos ${floor}`,
  twoPercent: (floor) => `2% del saldo, al menos ${floor}`,
  custom: 'Otra regla',
  share: 'Parte del saldo',
  floor: 'Pero al menos',
  plusInterest: 'Más los intereses del mes',
  interestPlus: 'O los intereses más',
  interestPlusHint: 'Solo si su tarjeta dice, por ejemplo, “or interest plus $20” (o los intereses más $20).',
}

export const statementTexts: Words<typeof En.statementTexts> = {
  title: 'Su último estado de cuenta',
  minimum: 'Mínimo en el estado de cuenta',
  minimumHint: 'Cuenta hasta su fecha de vencimiento. Después vuelve a contar el mínimo de siempre.',
  dueOn: 'Fecha de vencimiento en el estado de cuenta',
}
