/** The plan that a person keeps, and those kept before it. The engine makes it a payoff: engine/debts/scenario. */
import * as z from 'zod/mini'
import { refusalTexts } from '#contracts/refusal-messages.ts'
import { debtTexts } from './messages/debt-messages.ts'
import {
  amountCents,
  day,
  money,
  positiveAmountCents,
  rate,
  ratePpm,
  ratePpmOrNull,
  sharePpm,
} from '#contracts/amounts.ts'
import { endpoint } from '#contracts/endpoint.ts'
import { MOST_ADJUSTMENTS as most } from '#engine/debts/scenario/adjustments.ts'
import { calendarMonth } from './calendar-month.ts'
import { debtEntryKinds } from './debts.ts'

/**
 * 'own' is the list `ownOrder`; debts that it leaves out follow, highest rate first. 'leastInterest' is no list: every
 * server and every screen works out the same payments from the debts as they stand (engine/debts/run/settled.ts).
 */
export const planOrders = ['avalanche', 'snowball', 'own', 'leastInterest'] as const

/** Of a debt as it stood when the plan was kept: one that was removed since is passed over. */
const debtId = z
  .string({ error: () => debtTexts().ownDebt })
  .check(z.regex(/^[\w-]{1,64}$/, { error: () => debtTexts().ownDebt }))

const kind = z.enum(['loan', 'transfer'], { error: () => debtTexts().loanOrTransfer })
const months = z
  .int({ error: () => debtTexts().planMonths })
  .check(
    z.minimum(1, { error: () => debtTexts().oneMonth }),
    z.maximum(480, { error: () => debtTexts().monthsAtMost }),
  )

const list = <Item extends z.ZodMiniType>(item: Item, largest: number) =>
  z.array(item).check(z.maxLength(largest, { error: () => refusalTexts().sendAtMost(largest) }))

const sentAdjustments = z.strictObject({
  ownOrder: list(debtId, most.ownOrder),
  increases: list(z.strictObject({ from: calendarMonth, amount: positiveAmountCents }), most.increases),
  lumpSums: list(z.strictObject({ month: calendarMonth, amount: positiveAmountCents }), most.lumpSums),
  pauses: list(calendarMonth, most.pauses),
  rateCuts: list(
    z.strictObject({ debtId, from: calendarMonth, rate: ratePpm, insteadOf: ratePpmOrNull }),
    most.rateCuts,
  ),
  consolidation: z.nullable(
    z.strictObject({
      kind,
      month: calendarMonth,
      debtIds: list(debtId, most.consolidated),
      rate: ratePpm,
      months,
      laterRate: ratePpmOrNull,
      fee: sharePpm,
    }),
  ),
})

/** What a plan has beyond an order and an amount; its months are of the calendar. */
const adjustmentsAnswer = z.object({
  ownOrder: z.array(z.string()),
  increases: z.array(z.object({ from: z.string(), amount: money })),
  lumpSums: z.array(z.object({ month: z.string(), amount: money })),
  /** months with only the minimums */
  pauses: z.array(z.string()),
  /** it holds as long as the debt has the rate `insteadOf` */
  rateCuts: z.array(z.object({ debtId: z.string(), from: z.string(), rate, insteadOf: z.nullable(rate) })),
  /** after the payments of `month`; `fee` is a share of what is moved, `laterRate` the rate after a transfer's `months` */
  consolidation: z.nullable(
    z.object({
      kind: z.enum(['loan', 'transfer']),
      month: z.string(),
      debtIds: z.array(z.string()),
      rate,
      months: z.int(),
      laterRate: z.nullable(rate),
      fee: rate,
    }),
  ),
})

const choice = { order: z.enum(planOrders), extra: money, adjustments: adjustmentsAnswer }

export const planAnswer = z.object({
  ...choice,
  /** false until the person has said what a month can go to debts */
  isChosen: z.boolean(),
})

export const getDebtPlan = endpoint('GET /api/debt-plan', {
  summary: 'The plan that the person keeps; avalanche and 0.00 until they choose.',
  access: 'signedIn',
  tokenScope: 'debts:read',
  keptOffline: true,
  answer: planAnswer,
})

/** A plan kept on a day, with what it led to as of that day: null without an end, or without debts. */
const keptPlanAnswer = z.object({
  ...choice,
  id: z.string(),
  keptOn: day,
  freeMonth: z.nullable(z.string()),
  /** interest and fees to the end */
  cost: z.nullable(money),
})
export type KeptVersion = z.output<typeof keptPlanAnswer>

export const listKeptPlans = endpoint('GET /api/debt-plan/history', {
  summary: 'The latest 50 plans that the person kept, newest first; the first is the one that is kept now.',
  access: 'signedIn',
  tokenScope: 'debts:read',
  answer: z.array(keptPlanAnswer),
})

/** A debt's lines since a day, in the order of recording, and what the lines before that day come to. */
const historyAnswer = z.object({
  debtId: z.string(),
  before: money,
  lines: z.array(z.object({ kind: z.enum(debtEntryKinds), amount: money, occurredOn: day })),
})
export type DebtHistory = z.output<typeof historyAnswer>

export const listHistories = endpoint('GET /api/debts/histories', {
  summary:
    'What happened on every debt in the last 25 months, in the order of recording, and what was owed before that.',
  access: 'signedIn',
  tokenScope: 'debts:read',
  answer: z.array(historyAnswer),
})

export const saveDebtPlan = endpoint('PUT /api/debt-plan', {
  summary:
    'Keep a plan. One that differs from the plan before is added to those kept. Without `adjustments` they stay as they are.',
  access: 'signedIn',
  body: z.strictObject({
    order: z.enum(planOrders, { error: () => debtTexts().order }),
    extra: amountCents,
    adjustments: z.optional(sentAdjustments),
  }),
  answer: planAnswer,
  refreshes: ['/api/dashboard', '/api/debt-plan/history'],
})
