/**
 * A what-if in the address: what differs from the plan that is kept, one part of the search for each. A part that cannot
 * be read to the last sign is passed over. Amounts are in dollars and rates in percent, as a person reads them.
 * Example: `?extra=250&once=2027-04:1200&pause=2026-12` is $250 extra, $1,200 once in April, and a month of minimums.
 */
import type { Debt } from '#contracts/money/debts.ts'
import { type Adjustments, type Consolidation, MOST_ADJUSTMENTS } from '#engine/debts/scenario/adjustments.ts'
import type { PlanChoice, PlanOrder } from '#engine/debts/scenario/kept-plan.ts'
import { centsToTyped, MAX_RATE_PPM, parseTypedPercent, ppmToTyped } from '#engine/money/cents.ts'
import { typedCents } from '#web/forms/read-typed.ts'

/** The parts of the search that hold a what-if. */
const whatIfNames = ['strategy', 'order', 'extra', 'more', 'once', 'pause', 'rate', 'loan'] as const
type WhatIfName = (typeof whatIfNames)[number]

const NONE = 'none'
const BETWEEN = '_'
const MONTH = /^(19|20)\d{2}-(0[1-9]|1[0-2])$/
const ID = /^[\w-]{1,64}$/

type Texts = Record<WhatIfName, string | null>
type Reader<Item> = (text: string, debts: readonly Debt[]) => Item | null

/** All items of a part, or null where one is wrong or there are too many. */
function listOf<Item>(read: Reader<Item>, most: number) {
  return (text: string, debts: readonly Debt[]): Item[] | null => {
    if (text === NONE) return []
    const items = text.split(BETWEEN).map((one) => read(one, debts))
    return items.length <= most && items.every((item) => item !== null) ? items : null
  }
}

const monthOf = (text = '') => (MONTH.test(text) ? text : null)

function rateOf(text = ''): number | null {
  const ppm = parseTypedPercent(text)
  return ppm === null || ppm < 0 || ppm > MAX_RATE_PPM ? null : ppm
}

function monthAndAmount(text: string): { month: string; amount: number } | null {
  const [month, amount = '', ...rest] = text.split(':')
  const cents = typedCents(amount, 1)
  const read = monthOf(month)
  return read === null || cents === null || rest.length > 0 ? null : { month: read, amount: cents }
}

const readCut: Reader<Adjustments['rateCuts'][number]> = (text, debts) => {
  const [debtId = '', from, percent, ...rest] = text.split(':')
  const debt = debts.find(({ id }) => id === debtId)
  const [month, rate] = [monthOf(from), rateOf(percent)]
  if (!debt || month === null || rate === null || rest.length > 0) return null
  return { debtId, from: month, rate, insteadOf: debt.interestRate }
}

function monthsOf(text = ''): number | null {
  const months = Number(text)
  return /^\d{1,3}$/.test(text) && months >= 1 && months <= 480 ? months : null
}

function readLoan(text: string, debts: readonly Debt[]): Consolidation | null {
  const [kind, at, ids = '', percent, term, share, later, ...rest] = text.split(':')
  if ((kind !== 'loan' && kind !== 'transfer') || rest.length > 0) return null
  const debtIds = ids.split('.').filter((id) => debts.some((debt) => debt.id === id))
  const [month, rate, months, fee] = [monthOf(at), rateOf(percent), monthsOf(term), rateOf(share)]
  const laterRate = later === undefined ? null : rateOf(later)
  const isLaterRight = kind === 'loan' ? later === undefined : laterRate !== null
  const isWhole = month !== null && rate !== null && months !== null && fee !== null && fee <= 1_000_000
  if (!isWhole || debtIds.length === 0 || !isLaterRight) return null
  return { kind, month, debtIds, rate, months, laterRate, fee }
}

const readMore = listOf((text) => {
  const one = monthAndAmount(text)
  return one && { from: one.month, amount: one.amount }
}, MOST_ADJUSTMENTS.increases)
const readOnce = listOf(monthAndAmount, MOST_ADJUSTMENTS.lumpSums)
const readPauses = listOf((text) => monthOf(text), MOST_ADJUSTMENTS.pauses)
const readCuts = listOf(readCut, MOST_ADJUSTMENTS.rateCuts)

/** The orders as the address names them. */
const orderTexts: Record<PlanOrder, string> = {
  avalanche: 'avalanche',
  snowball: 'snowball',
  own: 'own',
  leastInterest: 'least',
}
const ordersByText = new Map(Object.entries(orderTexts).map(([order, text]) => [text, order as PlanOrder]))

function readOrder(text: string): string[] | null {
  const ids = text.split('.')
  return ids.length <= MOST_ADJUSTMENTS.ownOrder && ids.every((id) => ID.test(id)) ? ids : null
}

/** Cents of an amount in the address, which is in dollars; null when it is not an amount from $0 up. */
export function extraOf(text: string | null): number | null {
  return text ? typedCents(text, 0) : null
}

/** The plan that the address asks about: the kept one with what the address changes. */
export function readWhatIf<Choice extends PlanChoice>(
  params: URLSearchParams,
  kept: Choice,
  debts: readonly Debt[],
): Choice {
  const given = (name: WhatIfName) => params.get(name) || null
  const read = <Value>(name: WhatIfName, reader: (text: string, debts: readonly Debt[]) => Value | null) => {
    const text = given(name)
    return text === null ? null : reader(text, debts)
  }
  const old = kept.adjustments
  const asked = ordersByText.get(given('strategy') ?? '')
  const ownOrder = read('order', readOrder) ?? old.ownOrder
  return {
    ...kept,
    order: asked && (asked !== 'own' || ownOrder.length > 0) ? asked : kept.order,
    extra: extraOf(given('extra')) ?? kept.extra,
    adjustments: {
      ownOrder,
      increases: read('more', readMore) ?? old.increases,
      lumpSums: read('once', readOnce) ?? old.lumpSums,
      pauses: read('pause', readPauses) ?? old.pauses,
      rateCuts: read('rate', readCuts) ?? old.rateCuts,
      consolidation: given('loan') === NONE ? null : (read('loan', readLoan) ?? old.consolidation),
    },
  }
}

const joined = (texts: readonly string[]) => texts.join(BETWEEN) || NONE

function writeLoan(one: Consolidation | null): string {
  if (!one) return NONE
  const { kind, month, debtIds, rate, months, fee, laterRate } = one
  const texts = [kind, month, debtIds.join('.'), ppmToTyped(rate), String(months), ppmToTyped(fee)]
  return [...texts, ...(laterRate === null ? [] : [ppmToTyped(laterRate)])].join(':')
}

function textsOf({ order, extra, adjustments }: PlanChoice): Record<WhatIfName, string> {
  const { ownOrder, increases, lumpSums, pauses, rateCuts, consolidation } = adjustments
  return {
    strategy: orderTexts[order],
    order: order === 'own' ? ownOrder.join('.') : '',
    extra: centsToTyped(extra),
    more: joined(increases.map(({ from, amount }) => `${from}:${centsToTyped(amount)}`)),
    once: joined(lumpSums.map(({ month, amount }) => `${month}:${centsToTyped(amount)}`)),
    pause: joined(pauses),
    rate: joined(rateCuts.map(({ debtId, from, rate }) => `${debtId}:${from}:${ppmToTyped(rate)}`)),
    loan: writeLoan(consolidation),
  }
}

/** The parts of the search for a plan: only what differs from the kept one, null for the others. */
export function writeWhatIf(plan: PlanChoice, kept: PlanChoice): Texts {
  const [texts, before] = [textsOf(plan), textsOf(kept)]
  return Object.fromEntries(
    whatIfNames.map((name) => [name, texts[name] === before[name] ? null : texts[name] || null]),
  ) as Texts
}

/** A search without a what-if. */
export const noWhatIf = Object.fromEntries(whatIfNames.map((name) => [name, null])) as Texts
