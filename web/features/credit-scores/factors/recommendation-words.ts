/** Recommendations in words; the numbers are the engine's. */
import type { Recommendation } from '#engine/credit/recommendations.ts'
import type { Debt } from '#contracts/money/debts.ts'
import { plural, timeSpan } from '#web/format/amounts.ts'
import { formatShortMonth } from '#web/format/dates.ts'
import { formatMoney } from '#web/format/money.ts'

export type RecommendationView = { title: string; impact: string; text: string; lines: string[] }

const MISSED_NAMED = 3

type Of<Kind extends Recommendation['kind']> = Extract<Recommendation, { kind: Kind }>
type NameOf = (id: string) => string

function reduceBalances({ utilization, pay, cards }: Of<'reduceCardBalances'>, nameOf: NameOf) {
  const used = `You use ${utilization.percent}% of your card limits: ${formatMoney(utilization.balanceCents)} of ${formatMoney(utilization.limitCents)}.`
  const aim =
    pay.under10Cents > 0
      ? ` Aim under 10%: that is ${formatMoney(pay.under10Cents)} less in all.`
      : ' In all you are under 10%. One card is high on its own.'
  const lines = cards.map(({ id, percent, under30Cents, under10Cents }) => {
    const best = formatMoney(under10Cents)
    const steps =
      under30Cents > 0
        ? `${formatMoney(under30Cents)} brings it under 30%, ${best} under 10%`
        : `${best} brings it under 10%`
    return `${nameOf(id)} is at ${percent}%: ${steps}.`
  })
  return { title: 'Reduce Credit Card Balances', text: used + aim, lines } // spec 2
}

function payOnTime({ record }: Of<'payOnTime'>, nameOf: NameOf) {
  const title = 'Pay On Time'
  if (!record) {
    const text =
      'Being on time counts most. Record your payments on My Debts, and this shows how regular they are.'
    return { title, text, lines: [] }
  }
  if (record.missed.length === 0) {
    const text = `The payments you recorded met every monthly minimum, ${record.dueMonths} in all. Being on time counts most: keep going.`
    return { title, text, lines: [] }
  }
  const lines = record.missed
    .slice(0, MISSED_NAMED)
    .map(({ id, monthIndex }) => `${nameOf(id)}: ${formatShortMonth(monthIndex)}.`)
  const more = record.missed.length - lines.length
  return {
    title,
    text: `The payments you recorded are below ${record.missed.length} of ${plural(record.dueMonths, 'monthly minimum')}. If one was paid but not recorded, add it on My Debts.`,
    lines: more > 0 ? [...lines, `And ${more} more.`] : lines,
  }
}

function keepOld({ oldest }: Of<'keepOldAccountsOpen'>, nameOf: NameOf) {
  const text = oldest
    ? `${nameOf(oldest.id)} is your oldest card: ${timeSpan(oldest.months)}. Once paid off, leaving it open keeps your history long and your limit high. Mind a yearly fee.`
    : 'A card that is paid off keeps your history long and your limit high. Mind a yearly fee. Add start dates on My Debts to see your oldest.'
  return { title: 'Keep Old Accounts Open', text, lines: [] } // spec 2
}

function wordsOf(recommendation: Recommendation, nameOf: NameOf): Omit<RecommendationView, 'impact'> {
  switch (recommendation.kind) {
    case 'reduceCardBalances':
      return reduceBalances(recommendation, nameOf)
    case 'payOnTime':
      return payOnTime(recommendation, nameOf)
    case 'keepOldAccountsOpen':
      return keepOld(recommendation, nameOf)
    case 'pauseNewAccounts':
      return {
        title: 'Pause New Accounts',
        text: `You opened ${recommendation.opened} accounts in the last 12 months. Each application can cost a few points for a while.`,
        lines: [],
      }
  }
}

/** The recommendations as cards write them; `debts` give the names. */
export function recommendationViews(
  recommendations: readonly Recommendation[],
  debts: readonly Debt[],
): RecommendationView[] {
  const names = new Map(debts.map(({ id, name }) => [id, name]))
  const nameOf = (id: string) => names.get(id) ?? 'A debt'
  return recommendations.map((one) => ({ ...wordsOf(one, nameOf), impact: one.impact }))
}
