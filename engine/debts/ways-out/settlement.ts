/**
 * Debt settlement: the payments to the lenders stop, money is saved up, and lenders take a part of what is owed by then.
 * Debts are settled one after another, so on average each grows for half of the months, at its own rate. The company's
 * fee is a share of what was owed on the day of signing up. What is forgiven is income for tax, but for the part by
 * which the person owed more than they owned (IRS Topic 431, Form 982).
 * Example: $8,000 at 24 % over 24 months: 12 months of interest make it $10,145.94. Half is paid, $5,072.97; a fee of 20 %
 * is $1,600; the other half is forgiven, and at 12 % costs $608.76 tax. In all $7,281.73, $278.05 a month and the tax.
 */
import { partsOf, type Part } from '#engine/debts/balances/terms.ts'
import { rateInMonth } from '#engine/debts/terms/rate-schedule.ts'
import { monthInterestCents } from '#engine/money/interest.ts'
import { shareCents } from '#engine/money/rounding.ts'
import { keptAlongside, keptMinimumsCents, type Parted, sumOf } from './money.ts'
import { isNoWay, noWay, type NoWay, type WayAnswer, type WaysOutCase } from './way.ts'

/** What is owed after some months in which nothing is paid: with interest, and with what a deferral charges at its end. */
function grownCents({ balanceCents, rates, deferred }: Part, months: number): number {
  let cents = balanceCents
  let gatheredCents = deferred?.accruedCents ?? 0
  // A deferral whose last month is over charges with the first.
  const until = deferred ? Math.max(1, deferred.untilMonth) : 0
  for (let month = 1; month <= months; month += 1) {
    if (deferred && month <= deferred.untilMonth) gatheredCents += monthInterestCents(cents, deferred.aprPpm)
    cents += monthInterestCents(cents, rateInMonth(rates, month))
    if (month === until && balanceCents > 0) cents += gatheredCents
  }
  return cents
}

/** Income tax on debt that was canceled outside of bankruptcy. What is owned is not known: all of it is taxed. */
function canceledDebtTaxCents(
  forgivenCents: number,
  owedCents: number,
  { terms, person }: WaysOutCase,
): number {
  const { assetsCents } = person
  const insolventByCents = assetsCents === null ? 0 : Math.max(0, owedCents - assetsCents)
  return shareCents(Math.max(0, forgivenCents - insolventByCents), terms.taxPpm)
}

export function settlement(wayCase: WaysOutCase, parted: Parted): WayAnswer | NoWay {
  const { unsecured, unsecuredCents, input, budgetCents } = parted
  const { settlementMonths: months, settlementSharePpm, settlementFeePpm } = wayCase.terms
  if (unsecured.length === 0) return noWay('nothingUnsecured')
  const grown = unsecured.flatMap(partsOf).map((part) => grownCents(part, Math.ceil(months / 2)))
  const owedByThen = grown.reduce((sum, cents) => sum + cents, 0)
  const settledCents = grown.reduce((sum, cents) => sum + shareCents(cents, settlementSharePpm), 0)
  const feesCents = shareCents(unsecuredCents, settlementFeePpm)
  const asideCents = Math.ceil((settledCents + feesCents) / months)
  const asksCents = asideCents + keptMinimumsCents(parted)
  if (asksCents > budgetCents) return noWay('tooLittleMoney', asksCents)
  const kept = keptAlongside(parted, { asideCents, months })
  if (isNoWay(kept)) return kept
  const forgivenCents = owedByThen - settledCents
  const owedCents = owedByThen + sumOf(input.debts) - unsecuredCents
  const taxCents = canceledDebtTaxCents(forgivenCents, owedCents, wayCase)
  return {
    months: Math.max(months, kept.months),
    totalCents: settledCents + feesCents + taxCents + kept.paidCents,
    monthlyCents: kept.months > 0 ? budgetCents : asideCents,
    feesCents,
    forgivenCents,
    taxCents,
  }
}
