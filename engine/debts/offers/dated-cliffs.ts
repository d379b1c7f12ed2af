/**
 * The cliffs of a person's plan with the days they live by: when the offer ends, the last day to pay that is in time,
 * and what other starts would take.
 * Example: today is Nov 20, 2026, a store card is due on the 25th and its offer ends on 2027-06-01. The last payment in
 * time is May 25, the plan's 7th from November on. $283 more a month from now on avoid the charge, $396 from January,
 * $1,980 with the last payment.
 */
import { balanceInWords } from '../balances/balance-words.ts'
import type { Debt, PayoffPlan } from '#engine/debts/debt.ts'
import { dueDateOf } from '#engine/debts/start/this-month.ts'
import { calendarMonth, type PlanStart } from '#engine/debts/start/plan-start.ts'
import { dueDayIn } from '#engine/debts/terms/due-date.ts'
import { lastPaymentDay } from '#engine/debts/terms/offer-end.ts'
import { offerTexts } from './messages.ts'
import { addCentsFrom, type Cliff, cliffsOf } from './cliffs.ts'

/** What more a month it takes when it begins in a month of the calendar (an index). */
type CliffStart = { month: number; addCents: number }

export type DatedCliff = Cliff & {
  /** the name of the balance with the offer, where the card has several */
  balanceName?: string
  /** 'YYYY-MM-DD' */
  endsOn: string
  /** the last day to pay that is in time */
  payBy: string
  /** from now on first, then from later, at last with the last payment alone; empty where no payment is in time */
  starts: CliffStart[]
}

type Planned = { debts: readonly Debt[]; start: PlanStart; plan: PayoffPlan; day: string }

function endsOnOf(debt: Debt, { kind, bucketId }: Cliff): string | undefined {
  const terms = debt.balances?.find(({ id }) => id === bucketId) ?? debt
  return (kind === 'deferral' ? terms.deferredInterest : terms.promotionalRate)?.endsOn
}

function nameOf({ id, bucketId }: Cliff, { start }: Planned): Pick<DatedCliff, 'balanceName'> {
  const debt = start.input.debts.find((one) => one.id === id)
  const bucket = debt?.buckets?.find((one) => one.id === bucketId)
  return bucket ? { balanceName: bucket.name } : {}
}

/** An offer of a debt that is to come has no day yet: the end of its last month stands for it. */
function daysOf(cliff: Cliff, { debts, start, day }: Planned) {
  const { id, untilMonth } = cliff
  const debt = debts.find((one) => one.id === id)
  const endsOn = debt && endsOnOf(debt, cliff)
  if (debt && endsOn) return { endsOn, payBy: lastPaymentDay(endsOn, dueDateOf(debt, day), day) }
  const last = dueDayIn(calendarMonth(start.firstMonth, untilMonth), null)
  return { endsOn: last, payBy: last }
}

/** The first month, a middle one and the last one that is in time. */
function startsOf(cliff: Cliff, { start: { input, firstMonth }, plan }: Planned): CliffStart[] {
  if (cliff.addFromMonth === null) return []
  const last = Math.max(1, cliff.untilMonth)
  const first = Math.max(input.debts.find(({ id }) => id === cliff.id)?.paymentsFrom ?? 1, 1)
  const months = new Set([first, Math.floor((first + last) / 2), last])
  return [...months].flatMap((month) => {
    const addCents = addCentsFrom({ input, plan }, cliff, month)
    return addCents === null ? [] : [{ month: calendarMonth(firstMonth, month), addCents }]
  })
}

/** The debt by its name, or the balance of it that the offer is on: 'Transfer on Travel card'. */
export const offerName = (debtName: string, { balanceName }: Pick<DatedCliff, 'balanceName'>): string =>
  balanceName === undefined ? debtName : offerTexts().balanceOf(balanceInWords(balanceName), debtName)

/** The cliffs of a plan by the day of the last payment in time. `plan` is planPayoff's of `start.input`. Errors as planPayoff. */
export function datedCliffs(planned: Planned): DatedCliff[] {
  return cliffsOf(planned.start.input, planned.plan)
    .map((cliff) => ({
      ...cliff,
      ...nameOf(cliff, planned),
      ...daysOf(cliff, planned),
      starts: startsOf(cliff, planned),
    }))
    .toSorted((a, b) => (a.payBy < b.payBy ? -1 : a.payBy > b.payBy ? 1 : 0))
}
