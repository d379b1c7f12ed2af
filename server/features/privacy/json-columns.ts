/** What a file has in the columns that hold JSON: checked here, since the database takes any. Money in cents, rates in ppm. */
import * as z from 'zod/mini'
import { calendarDate } from '#contracts/amounts.ts'
import { calendarMonth } from '#contracts/money/calendar-month.ts'
import { MAX_ESSENTIALS } from '#contracts/money/cash-plan.ts'
import { payKinds } from '#engine/debts/cash/pay-dates.ts'
import { essentialKinds } from '#engine/debts/cash/short-month.ts'
import { requiredLine } from '#contracts/texts.ts'
import { MOST_BALANCES } from '#engine/debts/balances/kept.ts'
import { MOST_ADJUSTMENTS as most } from '#engine/debts/scenario/adjustments.ts'
import { MAX_DEBTS } from '#engine/debts/entries/refusals.ts'
import { MAX_AMOUNT_CENTS, MAX_RATE_PPM } from '#engine/money/cents.ts'
import type { Row } from './row-text.ts'

const wholeUpTo = (largest: number, least = 0) => z.int().check(z.minimum(least), z.maximum(largest))
const cents = wholeUpTo(MAX_AMOUNT_CENTS)
const share = wholeUpTo(1_000_000)
const rate = wholeUpTo(MAX_RATE_PPM)

const minimumRule = z.strictObject({
  percentPpm: share,
  floorCents: cents,
  plusInterest: z.boolean(),
  round: z.enum(['cent', 'dollarUp', 'dollarDown']),
  roundBeforeInterest: z.boolean(),
  interestPlusCents: z.optional(z.nullable(cents)),
})

const debtId = z.string().check(z.regex(/^[\w-]{1,64}$/))
const listOf = <Item extends z.ZodMiniType>(item: Item, largest: number) =>
  z.array(item).check(z.maxLength(largest))

const adjustments = z.strictObject({
  ownOrder: listOf(debtId, most.ownOrder),
  increases: listOf(z.strictObject({ from: calendarMonth, amount: cents }), most.increases),
  lumpSums: listOf(z.strictObject({ month: calendarMonth, amount: cents }), most.lumpSums),
  pauses: listOf(calendarMonth, most.pauses),
  rateCuts: listOf(
    z.strictObject({ debtId, from: calendarMonth, rate, insteadOf: z.nullable(rate) }),
    most.rateCuts,
  ),
  consolidation: z.nullable(
    z.strictObject({
      kind: z.enum(['loan', 'transfer']),
      month: calendarMonth,
      debtIds: listOf(debtId, most.consolidated),
      rate,
      months: wholeUpTo(480, 1),
      laterRate: z.nullable(rate),
      fee: share,
    }),
  ),
})

const line = z.string().check(z.maxLength(60))

/** The days of a cash plan are near: they are reckoned with, week by week. */
const nearDay = calendarDate.check(z.refine((day) => day >= '2000-01-01' && day < '2200-01-01'))

const paydays = z.strictObject({
  kind: z.enum(payKinds),
  nextOn: z.nullable(nearDay),
  secondOn: z.nullable(nearDay),
  dayOff: z.enum(['before', 'after']),
  amount: cents,
  cash: cents,
  cashOn: nearDay,
  counted: wholeUpTo(MAX_AMOUNT_CENTS * MAX_DEBTS),
  floor: cents,
})

const shortMonth = z.strictObject({
  cash: cents,
  until: nearDay,
  cashOn: z.optional(z.nullable(nearDay)),
  counted: z.optional(wholeUpTo(MAX_AMOUNT_CENTS * MAX_DEBTS)),
  essentials: listOf(
    z.strictObject({ id: debtId, kind: z.enum(essentialKinds), name: line, amount: cents }),
    MAX_ESSENTIALS,
  ),
})

const lenders = listOf(
  z.strictObject({
    debtId,
    phone: z.nullable(line),
    isFederal: z.boolean(),
    lateFee: z.nullable(cents),
    hasPenaltyRate: z.boolean(),
  }),
  MAX_DEBTS,
)

const offer = { interestRate: rate, endsOn: calendarDate }
const balanceId = z.string().check(z.regex(/^[a-z0-9-]{1,40}$/))
const balanceName = requiredLine({ most: 40, missing: () => '' })

const balances = listOf(
  z.strictObject({
    id: balanceId,
    name: balanceName,
    balance: cents,
    interestRate: rate,
    promotionalRate: z.nullable(z.strictObject(offer)),
    deferredInterest: z.nullable(
      z.strictObject({ ...offer, accrued: cents, accruedOn: z.optional(z.nullable(calendarDate)) }),
    ),
  }),
  MOST_BALANCES,
)

const split = listOf(
  z.strictObject({
    id: balanceId,
    name: balanceName,
    amount: wholeUpTo(MAX_AMOUNT_CENTS, -MAX_AMOUNT_CENTS),
  }),
  MOST_BALANCES,
)

const columns: readonly { list: string; column: string; schema: z.ZodMiniType }[] = [
  { list: 'debts', column: 'minimumRule', schema: minimumRule },
  { list: 'removedDebts', column: 'minimumRule', schema: minimumRule },
  { list: 'debts', column: 'balances', schema: balances },
  { list: 'removedDebts', column: 'balances', schema: balances },
  { list: 'debtEntries', column: 'split', schema: split },
  { list: 'removedDebtEntries', column: 'split', schema: split },
  { list: 'debtPlan', column: 'adjustments', schema: adjustments },
  { list: 'keptPlans', column: 'adjustments', schema: adjustments },
  { list: 'cashPlan', column: 'paydays', schema: paydays },
  { list: 'cashPlan', column: 'shortMonth', schema: shortMonth },
  { list: 'cashPlan', column: 'lenders', schema: lenders },
]

/** False where one of them is neither empty nor whole. */
export function isJsonWhole(lists: Readonly<Record<string, readonly Row[] | undefined>>): boolean {
  return columns.every(({ list, column, schema }) =>
    (lists[list] ?? []).every(
      (row) => (row[column] ?? null) === null || z.safeParse(schema, row[column]).success,
    ),
  )
}
