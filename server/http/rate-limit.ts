/** Limits on how often something may be tried. The counts are in the database, so every process shares them. */
import { createHash } from 'node:crypto'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { sentence, type Sentence } from '#engine/language/sentence.ts'
import type { Pool } from '#server/db/connect.ts'
import { tooManyRequests } from '#server/errors.ts'
import { refusalTexts } from '#server/language/refusal-messages.ts'

export type RateLimit = {
  /** Counts one try for `key`, or as many as given, and answers how many are left; throws 429 when there were too many. A database that is down refuses as well (503). */
  consume(key: string, tries?: number): Promise<number>
  /** How many tries `key` has left; counts nothing. */
  left(key: string): Promise<number>
  /** Throws 429 when `key` has used up its tries; counts nothing. */
  check(key: string): Promise<void>
  /** Takes back one try of `key` that turned out not to count. */
  giveBack(key: string): Promise<void>
  /** Forgets the tries of `key`. */
  forgive(key: string): Promise<void>
}

export type RateLimitRule = { name: string; tries: number; seconds: number; said?: Sentence }

/** Keys are email addresses and network addresses: only their hash is stored. */
function hashed(key: string): string {
  return createHash('sha256').update(key).digest('base64url')
}

function refusal(rule: RateLimitRule, msBeforeNext: number) {
  const seconds = Math.max(1, Math.ceil(msBeforeNext / 1000))
  return tooManyRequests(rule.said ?? sentence(refusalTexts, 'tooManyTries', seconds), seconds)
}

/** A limit of `tries` in `seconds` for each key, counted together by all processes on this database. */
export function createRateLimit(pool: Pool, rule: RateLimitRule): RateLimit {
  const limiter = new RateLimiterPostgres({
    storeClient: pool,
    storeType: 'pool',
    tableName: 'request_limits',
    tableCreated: true,
    keyPrefix: rule.name,
    points: rule.tries,
    duration: rule.seconds,
  })
  return {
    consume: async (key, tries = 1) => {
      try {
        return (await limiter.consume(hashed(key), tries)).remainingPoints
      } catch (error) {
        throw error instanceof RateLimiterRes ? refusal(rule, error.msBeforeNext) : error
      }
    },
    left: async (key) => {
      const state = await limiter.get(hashed(key))
      return state === null ? rule.tries : Math.max(0, state.remainingPoints)
    },
    check: async (key) => {
      const state = await limiter.get(hashed(key))
      if (state !== null && state.consumedPoints >= rule.tries) throw refusal(rule, state.msBeforeNext)
    },
    giveBack: async (key) => {
      await limiter.reward(hashed(key), 1)
    },
    forgive: async (key) => {
      await limiter.delete(hashed(key))
    },
  }
}
