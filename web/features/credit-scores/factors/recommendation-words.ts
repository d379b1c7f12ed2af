/** Recommendations as the cards write them; the numbers are the engine's. */
import type { Recommendation } from '#engine/credit/recommendations.ts'
import type { Debt } from '#contracts/money/debts.ts'
import { timeSpan } from '#web/format/amounts.ts'
import { formatShortMonth } from '#web/format/dates.ts'
import { formatMoney } from '#web/format/money.ts'
import { utilizationWords } from './factor-words.ts'
import {
  accountWords,
  balanceWords,
  onTimeWords,
  recommendationTexts,
  recommendationTitles,
} from './messages.ts'

export type RecommendationView = {
  title: string
  impact: Recommendation['impact']
  text: string
  lines: string[]
}

const MISSED_NAMED = 3

type Of<Kind extends Recommendation['kind']> = Extract<Recommendation, { kind: Kind }>
type NameOf = (id: string) => string
type Words = Pick<RecommendationView, 'text' | 'lines'>

function reduceBalances({ utilization, pay, cards }: Of<'reduceCardBalances'>, nameOf: NameOf): Words {
  const aim = pay.under10Cents > 0 ? balanceWords.aim(formatMoney(pay.under10Cents)) : balanceWords.oneIsHigh
  const lines = cards.map(({ id, percent, under30Cents, under10Cents }) => {
    const card = { name: nameOf(id), percent, to10: formatMoney(under10Cents) }
    return under30Cents > 0
      ? balanceWords.above30({ ...card, to30: formatMoney(under30Cents) })
      : balanceWords.above10(card)
  })
  return { text: `${utilizationWords(utilization)} ${aim}`, lines }
}

function payOnTime({ record }: Of<'payOnTime'>, nameOf: NameOf): Words {
  if (!record) return { text: onTimeWords.noneRecorded, lines: [] }
  const { missed, dueMonths } = record
  if (missed.length === 0) return { text: onTimeWords.allMet(dueMonths), lines: [] }
  const lines = missed
    .slice(0, MISSED_NAMED)
    .map(({ id, monthIndex }) => onTimeWords.missed(nameOf(id), formatShortMonth(monthIndex)))
  const more = missed.length - lines.length
  return {
    text: onTimeWords.someMissed(missed.length, dueMonths),
    lines: more > 0 ? [...lines, onTimeWords.more(more)] : lines,
  }
}

function keepOld({ oldest }: Of<'keepOldAccountsOpen'>, nameOf: NameOf): Words {
  const text = oldest
    ? accountWords.keepOldest(nameOf(oldest.id), timeSpan(oldest.months))
    : accountWords.keepOld
  return { text, lines: [] }
}

function wordsOf(recommendation: Recommendation, nameOf: NameOf): Words {
  switch (recommendation.kind) {
    case 'reduceCardBalances':
      return reduceBalances(recommendation, nameOf)
    case 'payOnTime':
      return payOnTime(recommendation, nameOf)
    case 'keepOldAccountsOpen':
      return keepOld(recommendation, nameOf)
    case 'pauseNewAccounts':
      return { text: accountWords.pauseNew(recommendation.opened), lines: [] }
  }
}

/** The recommendations as cards write them; `debts` give the names. */
export function recommendationViews(
  recommendations: readonly Recommendation[],
  debts: readonly Debt[],
): RecommendationView[] {
  const names = new Map(debts.map(({ id, name }) => [id, name]))
  const nameOf = (id: string) => names.get(id) ?? recommendationTexts.someDebt
  return recommendations.map((one) => ({
    ...wordsOf(one, nameOf),
    title: recommendationTitles[one.kind],
    impact: one.impact,
  }))
}
