/**
 * What a message names: amounts, times, and things of the person's own. Read by the engine's own readers of numbers, in
 * English and, after its words for money and time are put into English, in Spanish.
 */
import { claimsIn, type Claim } from '#engine/grounding/numbers.ts'
import { dollarsToCents } from '#engine/money/cents.ts'
import { monthIndex } from '#engine/money/calendar.ts'
import type { Records } from '#server/features/facts/records.queries.ts'
import { namedIn, type Named } from './named-things.ts'
import { inEnglish } from './spanish-words.ts'

export type Slots = Named & {
  /** the amount of money that is meant, in cents; null when none is named: none is made up */
  cents: number | null
  /** several amounts are named: which is meant is not sure */
  hasMoreAmounts: boolean
  /** the same as one of a month */
  monthlyCents: number | null
  /** how the payment changes by it; null where it is not said */
  change: 'more' | 'less' | 'total' | 'noExtra' | null
  isOnce: boolean
  /** pay by the hour or the day, which gives no month's income */
  isHourly: boolean
  /** months of a plan within which something is to be, counted from its month 1 */
  byMonths: number | null
  /** the month of a plan from which something is to hold: "starting in April" */
  fromMonth: number | null
  /** how long something is to last, in months */
  forMonths: number | null
  /** a yearly rate in parts per million */
  ratePpm: number | null
}

const MOST_CENTS = 100_000_000

/** Words around a number that is paid in addition. */
const MORE_AFTER = /^\s*(?:\w+\s){0,2}?(?:more|extra|additional|on top)\b/i
const MORE_BEFORE = /\b(?:extra|another|additional|more)\s*$/i

/** Words after a number that is not money: '2 cards', '3 other loans', '1st'. */
const COUNTED_AFTER =
  /^\s*(?:(?:more|other|different|of (?:my|our|the|these)|open|old|new|small|big|credit|store|student|car|personal|medical) )*(?:cards?|debts?|loans?|accounts?|bills?|payments?|kids?|children|people|times?|jobs?|banks?|lenders?|collectors?|paychecks?)\b/i
const YEAR = /^20\d\d$/
/** Words that say how many times, not how much. */
const TIMES = /^(?:a|an|one|two|twice|double|doubled|triple|once|half|both|couple)$/i
const YEAR_BEFORE = /\b(?:in|by|since|until|till|before|after|of|during|from|for|year)\s*$/i

/** Whether a number may be an amount of money: 'twice' and 'the second card' are none, and neither is 'in 2027'. */
function isAmount(text: string, { kind, value, text: said, start, end }: Claim): boolean {
  if (kind === 'money') return true
  if (kind !== 'plain' || Number(value) < 1 || TIMES.test(said) || COUNTED_AFTER.test(text.slice(end)))
    return false
  return !/(?:st|nd|rd|th)$/i.test(said) && !(YEAR.test(value) && YEAR_BEFORE.test(text.slice(0, start)))
}

/**
 * The amount that a text is about, in cents, and where it ends: one that is "more" or "extra", else the first in money, else the largest
 * plain number in digits, as dollars. Null when none is named or it is out of reason.
 * Example: "I have 2 cards, what if I pay 100 more" is about $100.
 */
function amountIn(text: string, claims: readonly Claim[]): { cents: number; end: number } | null {
  const amounts = claims.filter((claim) => isAmount(text, claim))
  const claim =
    amounts.find(
      ({ start, end }) => MORE_AFTER.test(text.slice(end)) || MORE_BEFORE.test(text.slice(0, start)),
    ) ??
    amounts.find(({ kind }) => kind === 'money') ??
    amounts
      .filter(({ text: said }) => /^\d/.test(said))
      .toSorted((a, b) => Number(b.value) - Number(a.value))[0]
  if (!claim) return null
  const cents = dollarsToCents(Number(claim.value))
  return Number.isSafeInteger(cents) && cents > 0 && cents <= MOST_CENTS ? { cents, end: claim.end } : null
}

/** spec 9 */
export const WEEKS_A_MONTH = 4.33

const TIMES_A_MONTH: readonly [RegExp, number][] = [
  [
    /\b(?:every|each) (?:two|2|other) weeks?\b|\b(?:bi-?weekly|fortnight\w*)\b|\b(?:every|each|per|a) paycheck\b/i,
    WEEKS_A_MONTH / 2,
  ],
  [/\b(?:a|per|each|every) week\b|\bweekly\b/i, WEEKS_A_MONTH],
  [/\b(?:a|per|each|every) year\b|\b(?:yearly|annually)\b/i, 1 / 12],
]
const A_MONTH_AFTER = /^\s*(?:\w+\s){0,2}?(?:a|per|each|every) month\b/i

/** An amount as one of a month, by how often the text says that it is paid: what stands right after it comes first. */
function monthly(text: string, { cents, end }: { cents: number; end: number }): number {
  const isMonthly = A_MONTH_AFTER.test(text.slice(end))
  const times = isMonthly ? 1 : (TIMES_A_MONTH.find(([pattern]) => pattern.test(text))?.[1] ?? 1)
  return Math.max(1, Math.round(cents * times))
}

/** Interest or debt "in total" is no payment. */
const TOTAL =
  /(?<!\b(?:interest|owe|owed|debt|save|saved|intereses?|debo|deuda)(?:\s\w+){0,2}\s)\b(?:in total|in all|total(?! (?:interest|debt|inter[eé]s))|altogether|all together|all told|for all of (?:them|it)|make it an even|whole payment)\b/i
const MORE =
  /\b(?:more|extra|additional|on top|add(?:ed|ing)?|bump(?:ed|ing)?|rais(?:e|ed|ing)|free(?:s|d|ing)? up|kick in|find|sum(?:o|ar|amos)|agreg(?:o|ar|amos))\b/i
const LESS = /\bless\b(?!\s+interest)/i
const ONCE =
  /\bone[ -]time\b|\bone[ -]off\b|\b(?:just|only|at) once\b|\bonce\b(?! (?:a|per|each|every|i|we|my|the|it|that)\b)|\blump sum\b|\bone shot\b|\bcash in\b|\bselling my\b|\b(?:tax )?(?:refund|rebate)\b|\bbonus\b|\b(?:dump|throw|put|drop) (?:it|that|all of it|them|the whole thing) (?:all )?on\b|\b(?:threw|throw|put|dump|drop) (?:the|that|my|all) (?:whole|entire)\b|\b(?:it|that) all goes (?:on|to)\b|\bi won\b|\bstimulus\b|\breembolso\b|\baguinaldo\b|\bvend(?:o|er|iendo|[ií]) (?:mi|el|la|mis)\b|\bde una vez\b|\btirarl[oa]s? a\b/i
const NO_EXTRA =
  /\bno (?:more )?(?:\$?\d+ )?extra\b|\b(?:stop|stopped|quit|drop|dropped|skip|skipped|without|no longer pay|can(?:'?t|not) (?:keep )?(?:pay|do|swing)(?:ing)?|could(?:n'?t| not) (?:pay|do|swing))\b(?:\s\w+){0,3}?\s(?:the|my|any|that|los|el|lo)\s(?:\S+\s)?(?:extra|additional|more)\b|\b(?:only|just) (?:the )?minimums?\b|\bpuros? m[ií]nimos?\b|\bno (?:vamos a|voy a|puedo|ya) (?:dar|pagar|pongo|poner)\b(?:\s\S+){0,3}?\s(?:extra|more)\b|\bya no (?:pongo|pago|doy)\b(?:\s\S+){0,3}?\s(?:extra|more)\b/i
const LESS_AFTER = /^\s*(?:\w+\s){0,3}?less\b(?!\s+interest)/i
const CUT_BEFORE = /\b(?:reduce|lower|cut|drop|decrease)\b.*\bby\s*$/i
const HOURLY = /\b(?:hour\w*|hr|day|daily|shift)\b/i

function changeIn(text: string, claims: readonly Claim[], hasAmount: boolean): Slots['change'] {
  if (NO_EXTRA.test(text)) return 'noExtra'
  const isLess = claims.some(
    ({ kind, start, end }) =>
      (kind === 'money' || kind === 'plain') &&
      (LESS_AFTER.test(text.slice(end)) || CUT_BEFORE.test(text.slice(0, start))),
  )
  if (isLess || /\bpay(?:ing|s)? (?:a (?:little|bit) )?less\b(?!\s+interest)/i.test(text)) return 'less'
  if (hasAmount && TOTAL.test(text) && !MORE.test(text) && !LESS.test(text)) return 'total'
  return hasAmount && MORE.test(text) ? 'more' : null
}

/** A part of a year, without its last month: "by summer 2028" asks which month is meant. */
const PART_OF_YEAR =
  /\b(?:spring|summer|fall|autumn|winter|early|mid|late|end|middle|beginning|start|half)(?:[ -](?:of|in|the))* ?-?20\d\d\b/i
const MOST_MONTHS = 600

/** "200 a month" names how often, not how long. */
const HOW_OFTEN = /\b(?:a|per|each|every)\s(?:week|month|year)$/i
const MONTH_NAMES = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')
const MONTH_NAME =
  /\b(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\b/i

/** 3 of 'March'; 0 of nothing. */
const numberOf = (name: string | undefined) =>
  name === undefined ? 0 : MONTH_NAMES.indexOf(name.slice(0, 3).toLowerCase()) + 1

/** A month without its year, after a word that makes it one: 'may' and 'march' are verbs too. */
const BARE_MONTH = new RegExp(
  String.raw`\b(?:in|by|until|till|through|next|come|around|say|starting|from|beginning|en|para|hasta|desde|pa)\s+(?:early |late |mid[- ]?)?${MONTH_NAME.source}`,
  'i',
)

/** The next such month of the calendar (an index), from the plan's first on. */
function nextMonth(month: number, firstMonth: number): number {
  const ahead = (month - 1 - (firstMonth % 12) + 12) % 12
  return firstMonth + ahead
}

/** The calendar month (an index) that a text names: 'March 2029', '2029, like January', or "by 2029", before it begins. */
function calendarMonthIn(text: string, claims: readonly Claim[], firstMonth: number): number | null {
  const date = claims.find(({ kind, value }) => kind === 'date' && /^20\d\d-(?:0[1-9]|1[0-2])/.test(value))
  if (date) return monthIndex(`${date.value.slice(0, 7)}-01`)
  const year = claims.find(({ kind, value }) => kind === 'plain' && YEAR.test(value))
  if (!year) {
    const bare = numberOf(BARE_MONTH.exec(text)?.[1])
    return bare === 0 ? null : nextMonth(bare, firstMonth)
  }
  const month = numberOf(MONTH_NAME.exec(text)?.[1])
  return month === 0
    ? monthIndex(`${Number(year.value) - 1}-12-01`)
    : monthIndex(`${year.value}-${String(month).padStart(2, '0')}-01`)
}

/**
 * How many months of a plan a text gives: "in two years" is 24, "by March 2029" counts from month 1, a calendar index.
 * Null when it gives none, or only part of a year.
 */
function byMonthsIn(text: string, claims: readonly Claim[], firstMonth: number): number | null {
  if (PART_OF_YEAR.test(text)) return null
  const month = calendarMonthIn(text, claims, firstMonth)
  const months = month === null ? durationIn(claims) : month - firstMonth + 1
  return months !== null && months >= 1 && months <= MOST_MONTHS ? months : null
}

/** A length of time in months, however short; null where none is named. */
function durationIn(claims: readonly Claim[]): number | null {
  const found = claims.find(
    ({ kind, text }) => (kind === 'months' || kind === 'years' || kind === 'weeks') && !HOW_OFTEN.test(text),
  )
  if (!found) return null
  const value = Number(found.value)
  const months = found.kind === 'years' ? value * 12 : found.kind === 'weeks' ? value / WEEKS_A_MONTH : value
  return Math.ceil(months)
}

/** "in two years", "six months from now": when, not how long. */
const WHEN_BEFORE = /\b(?:in|within|by|after|dentro de|en)\s*$/i
const WHEN_AFTER = /^\s*(?:from (?:now|today)|out|later|away|ahead|down the road)\b/i

/** "for 10 months", "a 3 month break", "two months without pay". */
function forMonthsIn(text: string, claims: readonly Claim[]): number | null {
  const lasting = claims.filter(
    ({ start, end }) => !WHEN_BEFORE.test(text.slice(0, start)) && !WHEN_AFTER.test(text.slice(end)),
  )
  const months = durationIn(lasting)
  return months !== null && months > 0 && months <= MOST_MONTHS ? months : null
}

const FROM = /\b(?:starting|beginning|from|as of|desde|a partir de)\b/i

/** The month of a plan from which a text says that something holds; "for six months" is no such month. */
function fromMonthIn(text: string, claims: readonly Claim[], firstMonth: number): number | null {
  const month = FROM.test(text) ? calendarMonthIn(text, claims, firstMonth) : null
  const ahead = month === null ? null : month - firstMonth + 1
  return ahead !== null && ahead >= 1 && ahead <= MOST_MONTHS ? ahead : null
}

function rateIn(claims: readonly Claim[]): number | null {
  const found = claims.find(({ kind }) => kind === 'percent')
  const percent = found ? Number(found.value) : Number.NaN
  return percent >= 0 && percent <= 100 ? Math.round(percent * 10_000) : null
}

/** What a message names, with the person's own things in it. */
export function readSlots(message: string, records: Records): Slots {
  const text = inEnglish(message)
  const claims = claimsIn(text)
  const amount = amountIn(text, claims)
  const cents = amount?.cents ?? null
  const byMonths = byMonthsIn(text, claims, records.plan.firstMonth)
  return {
    ...namedIn(message, records),
    cents,
    hasMoreAmounts:
      new Set(claims.filter((claim) => isAmount(text, claim)).map(({ value }) => value)).size > 1,
    monthlyCents: amount && monthly(text, amount),
    change: changeIn(text, claims, cents !== null),
    isOnce: cents !== null && ONCE.test(text),
    isHourly: HOURLY.test(text),
    byMonths,
    fromMonth: fromMonthIn(text, claims, records.plan.firstMonth),
    forMonths: forMonthsIn(text, claims),
    ratePpm: rateIn(claims),
  }
}

const named = (own: readonly string[], before: readonly string[]) => (own.length > 0 ? [...own] : [...before])

/** Slots of an earlier question with those that a new one names in their place. */
export function withNewSlots(old: Slots, next: Slots): Slots {
  return {
    debtIds: named(next.debtIds, old.debtIds),
    withoutIds: named(next.withoutIds, old.withoutIds),
    insteadOfIds: named(next.insteadOfIds, old.insteadOfIds),
    unclear: next.unclear,
    categoryId: next.categoryId ?? old.categoryId,
    goalId: next.goalId ?? old.goalId,
    cents: next.cents ?? old.cents,
    hasMoreAmounts: next.hasMoreAmounts,
    monthlyCents: next.cents === null ? old.monthlyCents : next.monthlyCents,
    change: next.change ?? old.change,
    isOnce:
      next.cents === null ? old.isOnce || next.isOnce : next.isOnce || (old.isOnce && next.change === null),
    isHourly: next.isHourly,
    byMonths: next.byMonths ?? old.byMonths,
    fromMonth: next.fromMonth ?? old.fromMonth,
    forMonths: next.forMonths ?? old.forMonths,
    ratePpm: next.ratePpm ?? old.ratePpm,
  }
}
