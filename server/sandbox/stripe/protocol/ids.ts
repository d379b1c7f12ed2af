/** Ids as Stripe makes them: a prefix and letters that nobody can guess. */
import { randomInt } from 'node:crypto'
import type { Kind } from '#server/sandbox/stripe/types.ts'

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

const randomLetters = (length: number) =>
  Array.from({ length }, () => LETTERS[randomInt(LETTERS.length)]).join('')

/** 24 letters: 142 bits. */
export const newId = (prefix: string) => `${prefix}_${randomLetters(24)}`

/** The id of a checkout or portal is the key to its page: 58 letters, as Stripe's. */
export const newPageId = (prefix: string) => `${prefix}_${randomLetters(58)}`

/** The kinds that an id inside an object can lead to. */
const kindsByPrefix: Record<string, Kind> = {
  cus: 'customer',
  prod: 'product',
  price: 'price',
  cs: 'checkout.session',
  pm: 'payment_method',
  sub: 'subscription',
  in: 'invoice',
  sub_sched: 'subscription_schedule',
  pi: 'payment_intent',
  ch: 'charge',
  re: 'refund',
  du: 'dispute',
}

export function kindOfId(id: string): Kind | null {
  const prefix = id.startsWith('sub_sched_') ? 'sub_sched' : id.slice(0, id.indexOf('_'))
  return kindsByPrefix[prefix] ?? null
}
