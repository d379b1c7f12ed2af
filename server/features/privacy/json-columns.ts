/** What a file has in the columns that hold JSON: checked here, since the database takes any. Money in cents, rates in ppm. */
import * as z from 'zod/mini'
import { calendarMonth } from '#contracts/money/calendar-month.ts'
import { MOST_ADJUSTMENTS as most } from '#engine/debts/scenario/adjustments.ts'
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

const columns: readonly { list: string; column: string; schema: z.ZodMiniType }[] = [
  { list: 'debts', column: 'minimumRule', schema: minimumRule },
  { list: 'removedDebts', column: 'minimumRule', schema: minimumRule },
  { list: 'debtPlan', column: 'adjustments', schema: adjustments },
  { list: 'keptPlans', column: 'adjustments', schema: adjustments },
]

/** False where one of them is neither empty nor whole. */
export function isJsonWhole(lists: Readonly<Record<string, readonly Row[] | undefined>>): boolean {
  return columns.every(({ list, column, schema }) =>
    (lists[list] ?? []).every(
      (row) => (row[column] ?? null) === null || z.safeParse(schema, row[column]).success,
    ),
  )
}
