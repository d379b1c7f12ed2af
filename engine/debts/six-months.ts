/**
 * Six months of a person's real cash flow: what a month leaves after expenses and minimum payments fills a first
 * cushion, and from then on goes to the debts. The cushion is half a month of expenses, in whole dollars rounded up.
 *
 * Only what is left is handed out: where a month leaves nothing, nothing is, and where it falls short the debts are
 * not planned at all, and savings bridge the gap as far as they go. The minimum of a paid debt stays in the plan, as everywhere.
 * Example: $4,000 in, $2,800 out, minimums of $400 leave $800. The cushion of $1,400 takes the first month and $600
 * of the second; the other $200 of it, and $800 from the third on, go to the debts.
 */
import { dollarsUp } from '#engine/money/rounding.ts'
import type {
  DebtBucket,
  PayoffDebt,
  PayoffInput,
  PayoffOrder,
  PayoffPlan,
  PayoffStatus,
  SettledOrder,
} from './debt.ts'
import { firstInOrder } from './payoff/orders.ts'
import { planPayoff, startingMinimumsCents } from './payoff/payoff.ts'
import { settled } from './run/settled.ts'

const ROADMAP_MONTHS = 6 // spec 9

/** A cushion that takes longer than this to fill is not waited for. */
const LONGEST_FILL_MONTHS = 600

export type CashFlow = {
  incomeCents: number
  /** a month's expenses without debt payments */
  expensesCents: number
  savingsCents: number
  debts: PayoffDebt[]
  order: PayoffOrder
}

export type RoadmapMonth = {
  /** 1 is the month after this one */
  month: number
  toCushionCents: number
  /** the cushion at the end of the month */
  cushionCents: number
  /** paid above the minimums */
  extraCents: number
  /** id of the debt that the extra money goes to first; null without extra money or debts */
  targetId: string | null
  /** ids of the debts paid off in this month */
  paidOff: string[]
  /** all balances at the end of the month */
  owedCents: number
}

/** Savings that cover a month that falls short, in full or in part. */
type Bridge = {
  /** paid from savings this month */
  fromSavingsCents: number
  /** still missing this month */
  missingCents: number
  /** whole months that savings can pay the gap of */
  fullMonths: number
}

export type SixMonths = {
  minimumsCents: number
  /** below 0 where a month falls short */
  leftCents: number
  cushionTargetCents: number
  /** 0 where it is full already; null where what is left does not fill it */
  cushionFullMonth: number | null
  /** empty where a month falls short */
  months: RoadmapMonth[]
  /** null where no month falls short */
  bridge: Bridge | null
  /** the whole plan; `months` is the answer only where status is 'paid' */
  plan: { status: PayoffStatus; months: number; interestCents: number }
}

/** Months to fill the cushion, and what is over in the last of them. */
function fillOf(needCents: number, leftCents: number): { months: number; overCents: number } | null {
  if (needCents <= 0) return { months: 0, overCents: 0 }
  const months = leftCents > 0 ? Math.ceil(needCents / leftCents) : Number.POSITIVE_INFINITY
  return months > LONGEST_FILL_MONTHS ? null : { months, overCents: months * leftCents - needCents }
}

type Balances = readonly { id: string; balanceCents: number; buckets?: Balances }[]

/** Debts, or the balances of one, as they stand by then. */
function withBalances<One extends { id: string; balanceCents: number; buckets?: DebtBucket[] }>(
  list: readonly One[],
  before: Balances,
): One[] {
  const owed = new Map(before.map((one) => [one.id, one]))
  return list.map((one) => {
    const { balanceCents = 0, buckets = [] } = owed.get(one.id) ?? {}
    return { ...one, balanceCents, ...(one.buckets && { buckets: withBalances(one.buckets, buckets) }) }
  })
}

/** A flow whose order says by itself who is paid. */
type SettledFlow = CashFlow & { order: SettledOrder }

/** Where the extra money goes first in a month, by what is owed at its start. */
function targetIn({ debts, order }: SettledFlow, month: number, before: Balances): string | null {
  return firstInOrder(withBalances(debts, before), order, month)
}

type MonthsMoney = { addCents: number; minimumsCents: number; cushionTargetCents: number }

/** The months one after the other, from the plan's schedule. */
function monthsOf(
  flow: SettledFlow,
  plan: PayoffPlan,
  { addCents, minimumsCents, cushionTargetCents }: MonthsMoney,
): RoadmapMonth[] {
  const months: RoadmapMonth[] = []
  let cushionCents = flow.savingsCents
  let before: Balances = flow.debts
  for (let month = 1; month <= ROADMAP_MONTHS; month += 1) {
    const toCushionCents = Math.min(addCents, Math.max(0, cushionTargetCents - cushionCents))
    const row = plan.schedule[month - 1]?.debts
    const after: Balances = row ?? before.map(({ id }) => ({ id, balanceCents: 0 }))
    const targetId = targetIn(flow, month, before)
    // In the month of the last payment less is paid than there is.
    const paidCents = row?.reduce((sum, { paymentCents }) => sum + paymentCents, 0) ?? 0
    const extraCents = Math.max(0, Math.min(addCents - toCushionCents, paidCents - minimumsCents))
    cushionCents += toCushionCents
    months.push({
      month,
      toCushionCents,
      cushionCents,
      extraCents,
      targetId: extraCents > 0 ? targetId : null,
      paidOff: flow.debts.filter(({ id }) => plan.payoffMonth[id] === month).map(({ id }) => id),
      owedCents: after.reduce((sum, { balanceCents }) => sum + balanceCents, 0),
    })
    before = after
  }
  return months
}

function bridgeOf(gapCents: number, savingsCents: number): Bridge | null {
  if (gapCents <= 0) return null
  const fromSavingsCents = Math.min(savingsCents, gapCents)
  return {
    fromSavingsCents,
    missingCents: gapCents - fromSavingsCents,
    fullMonths: Math.floor(savingsCents / gapCents),
  }
}

/** The six months and the plan they begin. Amounts in whole cents; RangeError as planPayoff. */
export function sixMonths(flow: CashFlow): SixMonths {
  const { incomeCents, expensesCents, savingsCents, debts, order } = flow
  const minimumsCents = startingMinimumsCents({ debts, order })
  const leftCents = incomeCents - expensesCents - minimumsCents
  const cushionTargetCents = dollarsUp(Math.ceil(expensesCents / 2))
  const fill = fillOf(cushionTargetCents - savingsCents, leftCents)
  const addCents = Math.max(0, leftCents)
  const input: PayoffInput = {
    debts,
    order,
    ...(fill
      ? {
          changes: [{ fromMonth: fill.months + 1, addCents }],
          lumpSums: [{ month: fill.months, cents: fill.overCents }],
        }
      : {}),
  }
  const plan = planPayoff(input)
  const paid: SettledFlow = { ...flow, order: settled(input).order }
  return {
    minimumsCents,
    leftCents,
    cushionTargetCents,
    cushionFullMonth: fill?.months ?? null,
    months: leftCents < 0 ? [] : monthsOf(paid, plan, { addCents, minimumsCents, cushionTargetCents }),
    bridge: bridgeOf(-leftCents, savingsCents),
    plan: { status: plan.status, months: plan.months, interestCents: plan.interestCents },
  }
}
