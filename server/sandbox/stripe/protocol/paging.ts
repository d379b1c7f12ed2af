/** Lists: limit, starting_after, ending_before, has_more. */
import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type Stripe from 'stripe'
import { integer, table, text } from './parameters.ts'
import { invalidParameter } from './refusal.ts'
import type { Page } from '../store.ts'
import type { List } from '#server/sandbox/stripe/types.ts'

/** `created` of a list: a range of seconds since 1970. */
export const createdRange = table<Stripe.RangeQueryParam>()({
  gt: integer,
  gte: integer,
  lt: integer,
  lte: integer,
})

type Range = { [Name in 'gt' | 'gte' | 'lt' | 'lte']?: number | undefined }

const signs = { gt: sql`>`, gte: sql`>=`, lt: sql`<`, lte: sql`<=` }

/** The condition of a range on the object itself. */
export function createdWithin(range: Range = {}): SQL {
  const conditions = (['gt', 'gte', 'lt', 'lte'] as const).flatMap((name) => {
    const bound = range[name]
    return bound === undefined ? [] : [sql`(body ->> 'created')::bigint ${signs[name]} ${bound}`]
  })
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `)
}

export const paging = { limit: integer, starting_after: text, ending_before: text }

type PagingAsked = {
  limit?: number | undefined
  starting_after?: string | undefined
  ending_before?: string | undefined
}

export function pageOf(asked: PagingAsked): Page {
  const { limit = 10, starting_after: startingAfter, ending_before: endingBefore } = asked
  if (limit < 1 || limit > 100) throw invalidParameter('limit', 'Invalid limit: must be between 1 and 100')
  if (startingAfter !== undefined && endingBefore !== undefined)
    throw invalidParameter(
      'ending_before',
      'You may only specify one of these parameters: starting_after, ending_before.',
    )
  return { limit, startingAfter, endingBefore }
}

export function listAt<T>(url: string, { data, hasMore = false }: { data: T[]; hasMore?: boolean }): List<T> {
  return { object: 'list', data, has_more: hasMore, url }
}
