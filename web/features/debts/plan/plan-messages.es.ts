import type { Words } from '#engine/language/bilingual.ts'
import { plural } from '#web/format/amounts.ts'
import type * as En from './plan-messages.ts'

export const orderNames: Words<typeof En.orderNames> = {
  avalanche: 'Avalancha de deudas',
  snowball: 'Bola de nieve de deudas',
  own: 'Su propio orden',
  leastInterest: 'Menos intereses',
}

export const orderWords: Words<typeof En.orderWords> = {
  avalanche: 'primero la tasa más alta',
  snowball: 'primero el saldo más bajo',
  own: 'en su propio orden',
  leastInterest: 'en el orden de menos intereses',
}

export const orderReasons: Words<typeof En.orderReasons> = {
  avalanche: 'Primero la tasa más alta. Así casi siempre se pagan menos intereses.',
  snowball: 'Primero el saldo más bajo. Así casi siempre llega antes el primer logro.',
  own: 'Sus deudas en el orden que usted eligió. El pago adicional va a la primera que queda.',
  leastInterest:
    'El pago adicional de cada mes va donde más ahorra. También cuentan las ofertas y el interés diferido.',
}

export const minimumsSentences: Words<typeof En.minimumsSentences> = {
  fixed: 'Cuenta sus mínimos como montos fijos.',
  falling: 'Sus mínimos bajan a medida que paga.',
  mixed: 'Algunos mínimos son fijos; los otros bajan a medida que paga.',
}

export const cardRuleSentence: Words<typeof En.cardRuleSentence> =
  'Si el mínimo de una tarjeta baja a medida que paga, edite la tarjeta y agregue su regla en Más detalles.'

export const minimumsNotes: Words<typeof En.minimumsNotes> = {
  fixed: 'contados como montos fijos',
  falling: 'que bajan a medida que paga',
  mixed: 'unos fijos, otros bajan',
}

export const tieSentences: Words<typeof En.tieSentences> = {
  oneDebt: 'Tiene una sola deuda por pagar, así que los dos órdenes son iguales.',
  smallestIsDearest: 'Su deuda más baja es también la más cara, así que los dos órdenes son iguales.',
  sameRates: 'Todas sus deudas tienen la misma tasa, así que los dos órdenes cuestan lo mismo.',
  samePlan: 'Aquí los dos órdenes pagan los mismos montos.',
  sameCost: 'Aquí los dos órdenes cuestan lo mismo.',
}

export const leastLoading: Words<typeof En.leastLoading> = 'Buscando el plan más barato'

export const offerReason: Words<typeof En.offerReason> =
  'Primero la tasa más alta de cada mes. Si termina una oferta, otro orden puede costar menos.'

export const rangeTexts: Words<typeof En.rangeTexts> = {
  between: ({ from, to, likely }) => `Entre ${from} y ${to}; lo más probable, ${likely}.`,
  why: 'Los prestamistas calculan los intereses de distintas maneras.',
  endless: 'Si un prestamista suma intereses cada día, puede que no llegue a cero.',
}

export const minimumsOnlyTexts: Words<typeof En.minimumsOnlyTexts> = {
  name: 'Solo los mínimos',
  until: (month) => `Con solo los mínimos tardaría hasta ${month}`,
  over: (years) => `Con solo los mínimos tardaría más de ${plural(years, 'año')}`,
}

export const newDebtNames: Words<typeof En.newDebtNames> = {
  loan: 'Préstamo nuevo',
  transfer: 'Tarjeta nueva',
}

export const changeTexts: Words<typeof En.changeTexts> = {
  paidOff: (name) => `${name} queda saldada`,
  moved: (names, into, fee) =>
    `${listed(names)} ${names.length === 1 ? 'pasa' : 'pasan'} a ${into}${fee === null ? '' : `, con un cargo de ${fee}`}`,
  offerEnds: (name, rate) => `termina la oferta de ${name}; después, ${rate}`,
  deferralEnds: (name) => `se suma el interés diferido de ${name}`,
  paysFrom: (amount) => `desde aquí paga ${amount} al mes`,
  paysMore: (amount) => `paga ${amount} más, solo este mes`,
  paysLess: (amount) => `paga ${amount} menos, solo este mes`,
}

function listed(names: readonly string[]): string {
  const [first = '', ...rest] = names
  return rest.length === 0 ? first : `${[first, ...rest.slice(0, -1)].join(', ')} y ${rest.at(-1)}`
}

export const strategiesTexts: Words<typeof En.strategiesTexts> = {
  title: 'Planes para saldar sus deudas',
  tabs: 'Orden de pago',
  layingOut: 'Preparando los meses',
}

export const comparisonTexts: Words<typeof En.comparisonTexts> = {
  caption: 'Comparación de los órdenes de pago',
  avalanche: 'Avalancha',
  snowball: 'Bola de nieve',
  order: 'Orden',
  done: 'Termina',
  interest: 'Intereses',
  firstWin: 'Primer logro',
  inMonth: (month) => `mes ${month}`,
  cheapest: 'el más barato',
}

export const extraTexts: Words<typeof En.extraTexts> = {
  label: 'Adicional cada mes',
  monthly: (amount) => `${amount} al mes`,
  exact: 'Monto exacto',
  error: 'Escriba un monto, como 250.',
  sooner: (more, month) => `Con ${more} más terminaría en ${month}.`,
  soonerAndSaves: (more, { month, saved }) =>
    `Con ${more} más terminaría en ${month} y ahorraría ${saved} más.`,
  saves: (more, saved) => `Con ${more} más ahorraría ${saved} más.`,
}

export const noticeTexts: Words<typeof En.noticeTexts> = {
  slow: 'No termina en 10 años',
  beyond: (years) => `No termina en ${plural(years, 'año')}`,
  never: 'A este paso los intereses superan los pagos',
  short: 'Los pagos no alcanzan para los mínimos',
  trueDate: (month) => `La fecha real es ${month}.`,
  verySlow: 'Los saldos bajan, pero muy despacio.',
  noDate:
    'Cada mes se suman tantos intereses como lo que paga, o más. Por eso el plan todavía no tiene fecha final.',
  shortFrom: (month) => `Desde ${month}, sus prestamistas piden más de lo que este plan paga.`,
  works: (more) => `Lo que sí funcionaría: con ${more} más al mes, todo queda pagado.`,
  tenYears: (more, monthly) => `Con ${more} más al mes (${monthly} en total) terminaría en 10 años o menos.`,
  lowerRate:
    'Una tasa más baja también ayuda: pregunte a su prestamista o a una agencia de asesoría de crédito sin fines de lucro.',
  tryExtra: (amount) => `Probar con ${amount} adicionales`,
}
