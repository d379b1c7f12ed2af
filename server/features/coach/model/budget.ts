/**
 * What a model may cost: tokens of a person a day by plan, and money of the whole installation a day. Counted before a
 * request leaves, at the most that it can cost, so a limit stops the request and not the next bill.
 */
import type { Pool } from '#server/db/connect.ts'
import { createRateLimit, type RateLimit } from '#server/http/rate-limit.ts'

const DAY_SECONDS = 86_400

/** Of one person on one day: on Free, and on the paid plans. */
export const FREE_TOKENS = 200_000
export const PAID_TOKENS = 2_000_000

/** Millionths of a dollar for a token, at the price of a large hosted model; a server of one's own costs less. */
const INPUT_MICRO_DOLLARS = 3
const OUTPUT_MICRO_DOLLARS = 15
export type Admit = (most: { inputTokens: number; outputTokens: number }) => Promise<void>

/** Makes the count for a person, below what the installation may spend a day; the count is in the database, so every process shares it. */
export function createModelBudget(
  pool: Pool,
  dayMicroDollars: number,
): (person: { userId: string; isPaid: boolean }) => Admit {
  const limitOf = (name: string, tries: number): RateLimit =>
    createRateLimit(pool, {
      name,
      tries,
      seconds: DAY_SECONDS,
      message: 'The day’s limit of the model is reached.',
    })
  const free = limitOf('model-free', FREE_TOKENS)
  const paid = limitOf('model-paid', PAID_TOKENS)
  const money = limitOf('model-money', dayMicroDollars)
  return ({ userId, isPaid }) =>
    async ({ inputTokens, outputTokens }) => {
      await (isPaid ? paid : free).consume(userId, inputTokens + outputTokens)
      await money.consume('all', inputTokens * INPUT_MICRO_DOLLARS + outputTokens * OUTPUT_MICRO_DOLLARS)
    }
}
