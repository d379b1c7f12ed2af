/**
 * Which rates of the plan are assumed, in words, for every screen that shows the plan. The engine decides what is
 * assumed (start/this-month.ts). Example: 'Rate assumed for Visa: 22.15%, typical for credit cards in May 2026 (Federal
 * Reserve).'
 */
import type { Debt } from '#contracts/money/debts.ts'
import { rateOfBalances } from '#engine/debts/balances/kept.ts'
import { toDebt } from '#engine/debts/start/debt-record.ts'
import { assumedRate, lacksRate } from '#engine/debts/start/this-month.ts'
import { monthIndex } from '#engine/money/calendar.ts'
import { figureTexts, listed } from '../figure-messages.ts'
import { apr, month } from '../figures.ts'
import { assumedTexts as texts } from './assumed-messages.ts'

const MOST_NAMES = 3

/** 'Visa', 'Visa and Store card', 'Visa, Store card, Amex and 4 more' */
function namesOf(debts: readonly Debt[]): string {
  const names = debts.map(({ name }) => name)
  return listed(
    names.length > MOST_NAMES
      ? [...names.slice(0, MOST_NAMES), texts.others(names.length - MOST_NAMES)]
      : names,
  )
}

/** The open debts whose rate is not known. */
export function debtsWithoutRate(debts: readonly Debt[]): Debt[] {
  return debts.filter((debt) => debt.balance > 0 && lacksRate(toDebt(debt)))
}

/** A sentence for each kind of debt with an assumed rate, and one for those without any. */
export function assumedSentences(debts: readonly Debt[]): string[] {
  const unknown = debtsWithoutRate(debts)
  const uncounted = unknown.filter((debt) => !assumedRate(toDebt(debt)))
  const typical = [...Map.groupBy(unknown, ({ type }) => type)].flatMap(([type, ofKind]) => {
    const rate = assumedRate(toDebt(ofKind[0]!))
    return rate === null
      ? []
      : texts.typical({
          names: namesOf(ofKind),
          rate: apr(rate.aprPpm),
          kind: texts.kind(type, rate.termMonths),
          month: month(monthIndex(`${rate.asOf}-01`)),
        })
  })
  return uncounted.length > 0 ? [...typical, texts.uncounted(namesOf(uncounted))] : typical
}

/** The same in a few words, where the figures of a debt stand elsewhere; empty where every rate is known. */
export function assumedShortly(debts: readonly Debt[]): string {
  const unknown = debtsWithoutRate(debts)
  const [typical, uncounted] = [true, false].map((isTypical) =>
    unknown.filter((debt) => (assumedRate(toDebt(debt)) !== null) === isTypical),
  )
  return [
    typical!.length > 0 ? texts.some(namesOf(typical!)) : '',
    uncounted!.length > 0 ? texts.someUncounted(namesOf(uncounted!)) : '',
  ]
    .filter(Boolean)
    .join(' ')
}

/** '22.99% APR', 'up to 29.99% APR' of several balances, '22.15% APR assumed', 'rate not known' */
export function rateWords(debt: Debt): string {
  if (debt.balances) return texts.upTo(apr(rateOfBalances(debt.balances)))
  if (debt.interestRate !== null) return figureTexts.apr(apr(debt.interestRate))
  const rate = assumedRate(toDebt(debt))
  return rate ? texts.short(apr(rate.aprPpm)) : texts.unknown
}
