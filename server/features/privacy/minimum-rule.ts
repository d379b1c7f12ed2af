/** The form of a lender's minimum rule as it is stored: the one column whose inside the engine computes with. */
import * as z from 'zod/mini'
import { MAX_AMOUNT_CENTS } from '#engine/money/cents.ts'

const stored = z.strictObject({
  percentPpm: z.int().check(z.minimum(0), z.maximum(1_000_000)),
  floorCents: z.int().check(z.minimum(0), z.maximum(MAX_AMOUNT_CENTS)),
  plusInterest: z.boolean(),
  round: z.enum(['cent', 'dollarUp', 'dollarDown']),
  roundBeforeInterest: z.boolean(),
  interestPlusCents: z.optional(z.nullable(z.int().check(z.minimum(0), z.maximum(MAX_AMOUNT_CENTS)))),
})

/** True for no rule, and for a whole one. */
export function isMinimumRule(value: unknown): boolean {
  return value === null || value === undefined || z.safeParse(stored, value).success
}
