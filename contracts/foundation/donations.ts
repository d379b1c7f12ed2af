/** Gifts to the foundation: once or each month, by a person or by a guest. Each received payment is a line of the ledger. */
import * as z from 'zod/mini'
import { refusalTexts } from '#contracts/refusal-messages.ts'
import { giftTexts } from './gift-messages.ts'
import { amountCents, day, instant, money } from '#contracts/amounts.ts'
import { endpoint, messageAnswer } from '#contracts/endpoint.ts'

/** Whole cents: the smallest and the largest gift that is taken here. */
export const LEAST_GIFT_CENTS = 100
export const MAX_GIFT_CENTS = 2_500_000

export const MAX_NAME = 60

const wrongAmount = { error: () => giftTexts().amount }
const wrongName = { error: () => giftTexts().publicName }
const wrongEmail = { error: () => giftTexts().email }

const giftAmount = z.pipe(
  amountCents,
  z.number().check(z.minimum(LEAST_GIFT_CENTS, wrongAmount), z.maximum(MAX_GIFT_CENTS, wrongAmount)),
)

/** Stands in public, so it is a name and nothing else: no address, no link, no markup. */
const publicName = z.string(wrongName).check(
  z.trim(),
  z.maxLength(MAX_NAME, { error: () => refusalTexts().useAtMost(MAX_NAME) }),
  z.regex(/^[\p{L}\p{N}][\p{L}\p{M}\p{N} .,'’&-]*$/u, wrongName),
  z.refine((name) => !/[\p{L}\p{N}]\.[\p{L}\p{N}]{2,}/u.test(name), wrongName),
)

export const startDonation = endpoint('POST /api/foundation/donations', {
  summary:
    'Begin a gift; the browser goes on to `url`. A visitor may give too and names an email for the receipt. The name is shown in the public ledger only with `showName`.',
  access: 'public',
  once: 'byHandler',
  body: z.strictObject({
    amount: giftAmount,
    isMonthly: z.boolean(),
    showName: z.boolean(),
    publicName: z.optional(publicName),
    email: z.optional(z.email(wrongEmail).check(z.maxLength(254, wrongEmail))),
  }),
  answer: z.object({ url: z.string() }),
})

export const verifyDonation = endpoint('GET /api/foundation/donations/verify', {
  summary:
    'What became of a gift, asked from the payment processor. The email is whole only for the browser or the person that began it, else masked (reading 22).',
  access: 'public',
  query: z.strictObject({ session_id: z.optional(z.string().check(z.maxLength(255))) }),
  answer: z.object({
    amount: money,
    isMonthly: z.boolean(),
    email: z.nullable(z.string()),
    /** the name that stands in the ledger; null: anonymous */
    publicName: z.nullable(z.string()),
    /** the number of its line in the ledger */
    entry: z.int(),
  }),
  refreshes: ['/api/donations'],
})

export const giftStates = ['given', 'active', 'past_due', 'stopped'] as const

const giftPayment = z.object({
  id: z.string(),
  amount: money,
  /** what went back of it: refunded, or disputed at the bank */
  returned: money,
  /** the day it was received, in UTC, as in the ledger */
  receivedOn: day,
  /** the number of its line in the ledger */
  entry: z.int(),
})
export type GiftPayment = z.output<typeof giftPayment>

const gift = z.object({
  id: z.string(),
  amount: money,
  isMonthly: z.boolean(),
  state: z.enum(giftStates),
  publicName: z.nullable(z.string()),
  begunAt: instant,
  /** newest first */
  payments: z.array(giftPayment),
})
export type Gift = z.output<typeof gift>

const giftList = z.object({
  /** newest first */
  gifts: z.array(gift),
  /** the years with a statement, newest first */
  years: z.array(z.int()),
})
export type GiftList = z.output<typeof giftList>

export const listDonations = endpoint('GET /api/donations', {
  summary: "The person's gifts with the payments that were received.",
  access: 'signedIn',
  tokenScope: 'records:read',
  answer: giftList,
})

export const stopDonation = endpoint('POST /api/donations/{id}/stop', {
  summary: 'Stop a monthly gift: nothing more is charged. Asked again it changes nothing.',
  access: 'signedIn',
  answer: giftList,
})

const pdf = { downloads: ['application/pdf'], answer: z.unknown() } as const

export const readReceipt = endpoint('GET /api/donations/{id}/receipt.pdf', {
  summary: 'The receipt of a payment of the gift; without `payment`, of the last one.',
  access: 'signedIn',
  query: z.strictObject({ payment: z.optional(z.string().check(z.maxLength(64))) }),
  ...pdf,
})

export const readStatement = endpoint('GET /api/donations/statement/{year}.pdf', {
  summary: 'All payments of a year on one sheet.',
  access: 'signedIn',
  ...pdf,
})

const wrongLink = { error: () => giftTexts().openLinkAgain }
const token = z.string(wrongLink).check(z.minLength(1, wrongLink), z.maxLength(128))

export const readMailedReceipt = endpoint('GET /api/foundation/donations/receipt.pdf', {
  summary: 'The receipt that a mail leads to.',
  access: 'public',
  query: z.strictObject({ token }),
  ...pdf,
})

export const readMailedGift = endpoint('GET /api/foundation/donations/gift', {
  summary: 'The monthly gift that a mail leads to, so that it can be stopped.',
  access: 'public',
  query: z.strictObject({ token }),
  answer: z.object({
    amount: money,
    state: z.enum(giftStates),
    begunAt: instant,
    /** how many months were received */
    months: z.int(),
  }),
})
export type MailedGift = z.output<typeof readMailedGift.answer>

export const stopMailedGift = endpoint('POST /api/foundation/donations/gift/stop', {
  summary: 'Stop the monthly gift that a mail leads to. It can do nothing else.',
  access: 'public',
  body: z.strictObject({ token }),
  answer: messageAnswer,
})
