/** The amounts and times that a question names. Example: "What if I pay $100 more for 2 years?" names 10000 cents and 24 months. */
import { dollarsToCents } from '#engine/money/cents.ts'
import { claimsIn, type Claim } from '#engine/grounding/numbers.ts'
import { monthIndex } from '#engine/money/calendar.ts'

const MOST_CENTS = 100_000_000

/** Words around a number that is paid in addition. */
const MORE_AFTER = /^\s*(?:\w+\s){0,2}?(?:more|extra|additional|on top)\b/i
const MORE_BEFORE = /\b(?:extra|another|additional|more)\s*$/i

/** Words after a number that is not money: '2 cards', '3 other loans', '1st'. */
const COUNTED_AFTER =
  /^\s*(?:(?:more|other|different|of (?:my|our|the|these)|open|old|new|small|big|credit|store|student|car|personal|medical) )*(?:cards?|debts?|loans?|accounts?|bills?|payments?|kids?|children|people|times?|jobs?|banks?|lenders?|collectors?|paychecks?)\b/i
const YEAR = /^20\d\d$/
const YEAR_BEFORE = /\b(?:in|by|since|until|till|before|after|of|during|from|for|year)\s*$/i

/** Whether a number may be an amount of money: 'twice' and 'the second card' are none, and neither is 'in 2027'. */
function isAmount(question: string, { kind, value, text, start, end }: Claim): boolean {
  if (kind === 'money') return true
  if (kind !== 'plain' || Number(value) < 1 || COUNTED_AFTER.test(question.slice(end))) return false
  return !/(?:st|nd|rd|th)$/i.test(text) && !(YEAR.test(value) && YEAR_BEFORE.test(question.slice(0, start)))
}

/**
 * The amount of money that a question is about, in cents: one that is "more" or "extra", else the first in money, else
 * the largest plain number in digits, as dollars. Null when none is named or it is out of reason: none is made up.
 * Example: "I have 2 cards, what if I pay 100 more" is about $100.
 */
export function askedCents(question: string): number | null {
  const claims = claimsIn(question).filter((claim) => isAmount(question, claim))
  const claim =
    claims.find(
      ({ start, end }) => MORE_AFTER.test(question.slice(end)) || MORE_BEFORE.test(question.slice(0, start)),
    ) ??
    claims.find(({ kind }) => kind === 'money') ??
    claims.filter(({ text }) => /^\d/.test(text)).toSorted((a, b) => Number(b.value) - Number(a.value))[0]
  if (!claim) return null
  const cents = dollarsToCents(Number(claim.value))
  return Number.isSafeInteger(cents) && cents > 0 && cents <= MOST_CENTS ? cents : null
}

/** spec 9 */
export const WEEKS_A_MONTH = 4.33

const TIMES_A_MONTH: readonly [RegExp, number][] = [
  [/\b(?:every|each) (?:two|2|other) weeks?\b|\b(?:bi-?weekly|fortnight\w*)\b/i, WEEKS_A_MONTH / 2],
  [/\b(?:a|per|each|every) week\b|\bweekly\b/i, WEEKS_A_MONTH],
  [/\b(?:a|per|each|every) year\b|\b(?:yearly|annually)\b/i, 1 / 12],
]

/** The amount of askedCents as one of a month: "25 a week" is 10825 cents. */
export function askedMonthlyCents(question: string): number | null {
  const cents = askedCents(question)
  if (cents === null) return null
  const times = TIMES_A_MONTH.find(([pattern]) => pattern.test(question))?.[1] ?? 1
  return Math.max(1, Math.round(cents * times))
}

/** Whether the amount is what is paid in all, not what is added: "I want to pay 500 a month in total". */
export function asksForTotal(question: string): boolean {
  return (
    /\b(?:in total|in all|altogether|all together)\b/i.test(question) &&
    !/\b(?:more|extra|less)\b/i.test(question)
  )
}

/** Whether the amount is paid one time only: "an extra 1000 once". */
export function asksForOnce(question: string): boolean {
  return (
    /\bone[ -]time\b|\bone[ -]off\b|\b(?:just|only|at) once\b|\bonce\b(?! (?:a|per|each|every|i|we|my|the|it|that)\b)/i.test(
      question,
    ) && askedCents(question) !== null
  )
}

/** Whether a question is about paying more than now. */
export function asksForMore(question: string): boolean {
  return /\b(?:more|extra|additional|on top)\b/i.test(question) && askedCents(question) !== null
}

/** A part of a year, without its last month. */
const PART_OF_YEAR =
  /\b(?:spring|summer|fall|autumn|winter|early|mid|late|end|middle|beginning|start|half)(?:[ -](?:of|in|the))* ?-?20\d\d\b/i

/**
 * How many months of a plan the question gives: "in two years" is 24, "by March 2029" counts from month 1, a calendar
 * index. Null when it gives none, or only part of a year.
 */
export function askedMonths(question: string, firstMonth: number): number | null {
  if (PART_OF_YEAR.test(question)) return null
  for (const { kind, value } of claimsIn(question)) {
    const months = monthsOf(kind, value, firstMonth)
    if (months !== null && months >= 1 && months <= 600) return months
  }
  return null
}

function monthsOf(kind: string, value: string, firstMonth: number): number | null {
  if (kind === 'months') return Math.ceil(Number(value))
  if (kind === 'years') return Math.ceil(Number(value) * 12)
  if (kind === 'date' && /^\d{4}-\d{2}/.test(value))
    return monthIndex(`${value.slice(0, 7)}-01`) - firstMonth + 1
  // "by 2029": through December of the year before.
  if (kind === 'plain' && /^20\d{2}$/.test(value))
    return monthIndex(`${Number(value) - 1}-12-01`) - firstMonth + 1
  return null
}

const LESS_AFTER = /^\s*(?:\w+\s){0,3}?less\b(?!\s+interest)/i
const CUT_BEFORE = /\b(?:reduce|lower|cut|drop|decrease)\b.*\bby\s*$/i

/** Whether a question is about paying nothing above the minimums any more: "What if I stop paying the extra?" */
export function asksForNoExtra(question: string): boolean {
  return /\b(?:stop|stopped|quit|drop|dropped|skip|skipped|without|no longer pay)\b(?:\s\w+){0,3}?\s(?:the|my|any)\s(?:extra|additional)\b/i.test(
    question,
  )
}

/** Whether a question is about paying less than now: "What if I pay 100 less?" */
export function asksForLess(question: string): boolean {
  if (
    asksForNoExtra(question) ||
    /\bpay(?:ing|s)? (?:a (?:little|bit) )?less\b(?!\s+interest)/i.test(question)
  )
    return true
  return claimsIn(question).some(
    ({ kind, start, end }) =>
      (kind === 'money' || kind === 'plain') &&
      (LESS_AFTER.test(question.slice(end)) || CUT_BEFORE.test(question.slice(0, start))),
  )
}
