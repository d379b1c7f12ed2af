/** How the debt screens write amounts, rates and dates. Amounts are cents, rates parts per million, months indexes. */
import { shownDifference } from '#engine/money/format.ts'
import { formatMonth, formatShortDate, formatShortMonth } from '#web/format/dates.ts'
import { formatApr, formatAxisMoney, formatCents, formatMoney } from '#web/format/money.ts'
import { figureTexts } from './figure-messages.ts'

export { timeSpan } from '#web/format/amounts.ts'

/** '$1,450' */
export const money = formatMoney
/** '$1,450.00', for schedules, statements and exports */
export const exactMoney = formatCents
const DOLLAR = 100

/**
 * The amount between two figures that stand there in whole dollars: '$162' where $6,987 and $6,825 do, 'under $1' where
 * they are that close and read as two, empty where they read the same.
 */
export function difference(cents: number, otherCents: number): string {
  const shown = Math.abs(shownDifference(cents, otherCents))
  if (shown === 0) return ''
  return Math.abs(cents - otherCents) < DOLLAR ? figureTexts.under(money(DOLLAR)) : money(shown)
}

/** '27.49%' */
export const apr = formatApr
/** 'March 2029' */
export const month = formatMonth
/** 'Mar 2029' */
export const shortMonth = formatShortMonth
/** 'Dec 3', with the year where it is not the year of `today` */
export const day = formatShortDate
/** 'Transfer on Visa': one of several balances of a card */
export const { balanceOn } = figureTexts
/** a round amount for an axis: '$5k', '$1.5M', '$250' */
export const axisMoney = formatAxisMoney
