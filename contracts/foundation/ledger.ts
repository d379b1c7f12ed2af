/** The foundation's public ledger, and the entries of admins. */
import * as z from 'zod/mini'
import { giftTexts } from './gift-messages.ts'
import { refusalTexts } from '#contracts/refusal-messages.ts'
import { entryFields, entryKinds } from '#engine/ledger/entry.ts'
import type { EntryField } from '#engine/ledger/entry.ts'
import { MAX_AMOUNT_CENTS, parseCents } from '#engine/money/cents.ts'
import { calendarDate, day, instant, money, positiveAmountCents } from '#contracts/amounts.ts'
import { endpoint, messageAnswer } from '#contracts/endpoint.ts'
import { requiredLine } from '#contracts/texts.ts'

export const LEDGER_PAGE_ROWS = 50
export const LONGEST_REASON = 200

/** The whole ledger as files, for anybody to keep and to check. They are streamed, so they are no calls. */
export const ledgerFiles = {
  json: '/api/foundation/ledger.json',
  csv: '/api/foundation/ledger.csv',
} as const

const hash = z.string().check(z.regex(/^[0-9a-f]{64}$/))
const sequence = z.int()

/** The cells of a line as they are hashed (engine/ledger/entry.ts): texts, empty where the kind has none. */
const cells = Object.fromEntries(entryFields.map((field) => [field, z.string()])) as Record<
  EntryField,
  z.ZodMiniString
>

const entryAnswer = z.object({ ...cells, kind: z.enum(entryKinds), previous: hash, hash })
export type EntryAnswer = z.output<typeof entryAnswer>

const giftAnswer = z.object({
  sequence,
  kind: z.enum(['donation', 'tithe']),
  happenedOn: day,
  /** as it came */
  amount: money,
  /** after corrections; what went to groups and what is left add up to it */
  corrected: money,
  /** of a tithe: the months of the profit */
  period: z.string(),
  /** the donor as they wish to be named; null: anonymous, or a tithe */
  donor: z.nullable(z.string()),
  /** the signed-in person gave it */
  isYours: z.boolean(),
  parts: z.array(z.object({ group: z.int(), amount: money })),
  /** not in a published group yet */
  left: money,
})
export type GiftAnswer = z.output<typeof giftAnswer>

const groupAnswer = z.object({
  /** groups are counted from 1 */
  number: z.int(),
  sequence,
  firstMonth: z.string(),
  lastMonth: z.string(),
  programs: z.array(z.string()),
  grants: z.int(),
  amount: money,
  interestSaved: money,
  monthsSaved: z.int(),
  /** of how many of the grants the interest and the months are; null of a group that does not say */
  measured: z.nullable(z.int()),
  /** no gift or tithe covers it */
  open: money,
})
export type GroupAnswer = z.output<typeof groupAnswer>

const totalsAnswer = z.object({
  entries: z.int(),
  donations: money,
  tithes: money,
  /** donations and tithes */
  given: money,
  grants: z.int(),
  groups: z.int(),
  grantsPaid: money,
  interestSaved: money,
  monthsSaved: z.int(),
  /** of how many of the grants the interest and the months are */
  measured: z.int(),
  /** grants in groups that do not say how many were measured */
  unmarked: z.int(),
  /** given and in no published group; below zero where more was paid than came in */
  onHand: money,
  /** the hash of the last line, of the genesis where there is none */
  lastHash: hash,
})
export type TotalsAnswer = z.output<typeof totalsAnswer>

const entryNumber = z.string().check(z.regex(/^[1-9]\d{0,9}$/, { error: () => giftTexts().entry }))

const page = z.strictObject({
  /** lines before this one; the newest without it */
  before: z.optional(entryNumber),
})

const ledgerAnswer = z.object({
  totals: totalsAnswer,
  /** the newest first */
  groups: z.array(groupAnswer),
  /** the gifts and tithes of this page, the newest first */
  gifts: z.array(giftAnswer),
  /** the next page of gifts begins before this line; null on the last */
  giftsBefore: z.nullable(sequence),
  entries: z.array(entryAnswer),
  entriesBefore: z.nullable(sequence),
})
export type LedgerAnswer = z.output<typeof ledgerAnswer>

export const readLedger = endpoint('GET /api/foundation/ledger', {
  summary:
    'The public ledger: totals, groups of grants, where each gift went, and the chained lines. The newest first, 50 a page; `before` and `giftsBefore` lead back. Grants are counted only in published groups of five or more.',
  access: 'public',
  mayLag: true,
  query: z.strictObject({ ...page.shape, giftsBefore: page.shape.before }),
  answer: ledgerAnswer,
})

export const readLedgerTotals = endpoint('GET /api/foundation/ledger/totals', {
  summary: 'The totals of the public ledger alone.',
  access: 'public',
  mayLag: true,
  answer: totalsAnswer,
})

/** What shows a line of the ledger or adds it up. */
const readsOfLedger = [
  '/api/admin/ledger',
  '/api/foundation/ledger',
  '/api/foundation/ledger/totals',
] as const

export const withdrawName = endpoint('DELETE /api/foundation/ledger/name', {
  summary:
    'Take the name of the signed-in person off all their gifts, those to come by a monthly gift included. The amounts stay.',
  access: 'signedIn',
  answer: messageAnswer,
  refreshes: [...readsOfLedger, '/api/donations'],
})

const deskEntryAnswer = z.extend(entryAnswer, {
  /** what it was entered for; never published */
  reference: z.string(),
  recordedAt: instant,
  donor: z.nullable(z.string()),
  /** of a single grant or its correction: what its commitment hides */
  hidden: z.nullable(
    z.object({
      happenedOn: day,
      amount: money,
      program: z.nullable(z.string()),
      interestSaved: z.nullable(money),
      monthsSaved: z.nullable(z.int()),
      corrects: z.nullable(z.int()),
      reason: z.nullable(z.string()),
    }),
  ),
  /** what is left of it after its corrections; null where it cannot be corrected */
  left: z.nullable(money),
})
export type DeskEntry = z.output<typeof deskEntryAnswer>

const deskAnswer = z.object({
  totals: totalsAnswer,
  /** grants that were paid and that no group has published yet */
  waiting: z.object({ grants: z.int(), amount: money }),
  entries: z.array(deskEntryAnswer),
  entriesBefore: z.nullable(sequence),
})
export type DeskLedger = z.output<typeof deskAnswer>

export const readDeskLedger = endpoint('GET /api/admin/ledger', {
  summary: 'The ledger with what stands behind it: references, single grants, what waits for a group.',
  access: 'admin',
  query: page,
  answer: deskAnswer,
})

const enteredAnswer = z.object({ message: z.string(), sequence })

const wrongMonth = { error: () => refusalTexts().month }
const month = z.string(wrongMonth).check(z.regex(/^(19|20)\d{2}-(0[1-9]|1[0-2])$/, wrongMonth))

export const enterTithe = endpoint('POST /api/admin/ledger/tithes', {
  summary:
    'Enter a tithe with the profit it is a tenth of. The amount must be that tenth, half a cent up. Its months may not overlap with those of another tithe.',
  access: 'admin',
  once: true,
  body: z.strictObject({
    amount: positiveAmountCents,
    happenedOn: calendarDate,
    profit: positiveAmountCents,
    /** first and last month of the profit */
    fromMonth: month,
    toMonth: month,
  }),
  answer: enteredAnswer,
  refreshes: readsOfLedger,
  status: 201,
})

const wrongAmount = { error: () => giftTexts().signedAmount }

/** Above or below zero, with a sign; the handler receives whole cents. */
const signedAmountCents = z.pipe(
  z.string(wrongAmount).check(z.regex(/^ *-?\d{1,9}(\.\d{1,2})? *$/, wrongAmount)),
  z.transform((text: string, context) => {
    const cents = parseCents(text)
    if (cents !== null && cents !== 0 && Math.abs(cents) <= MAX_AMOUNT_CENTS) return cents
    context.issues.push({ code: 'custom', message: wrongAmount.error(), input: text })
    return z.NEVER
  }),
)

const wrongStart = { error: () => giftTexts().reasonStart }

export const enterCorrection = endpoint('POST /api/admin/ledger/corrections', {
  summary:
    'Set a gift, a tithe or a single grant right by an amount with a sign. The reason is published, a grant’s is not.',
  access: 'admin',
  once: true,
  body: z.strictObject({
    corrects: z
      .int({ error: () => giftTexts().entryNumber })
      .check(
        z.minimum(1, { error: () => giftTexts().entryNumber }),
        z.maximum(9_999_999_999, { error: () => giftTexts().entryNumber }),
      ),
    amount: signedAmountCents,
    reason: requiredLine({ most: LONGEST_REASON, missing: () => giftTexts().publicReason }).check(
      z.regex(/^\s*([\p{L}\p{N}]|$)/u, wrongStart),
    ),
  }),
  answer: enteredAnswer,
  refreshes: readsOfLedger,
  status: 201,
})

export const removeName = endpoint('DELETE /api/admin/ledger/entries/{sequence}/name', {
  summary: 'Take the donor’s name off a gift, as a guest asked for. The amount stays.',
  access: 'admin',
  params: z.object({ sequence: entryNumber }),
  answer: messageAnswer,
  refreshes: readsOfLedger,
})
