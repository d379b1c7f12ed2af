/** Debts, their entries, and the plan's settings. engine/debts/start/debt-record.ts makes them debts of the engine. */
import * as z from 'zod/mini'
import { debtTexts } from './messages/debt-messages.ts'
import { refusalTexts } from '#contracts/refusal-messages.ts'
import {
  amountCents,
  amountCentsOrNull,
  calendarDate,
  calendarDateOrNull,
  day,
  instant,
  money,
  positiveAmountCents,
  rate,
  ratePpm,
  ratePpmOrNull,
  sharePpm,
} from '#contracts/amounts.ts'
import { endpoint, messageAnswer } from '#contracts/endpoint.ts'
import { minimumTargets } from '#engine/debts/balances/allocation.ts'
import { MOST_BALANCES } from '#engine/debts/balances/kept.ts'
import { restOutcomes } from '#engine/debts/entries/closing.ts'
import { requiredLine, textOrNull } from '#contracts/texts.ts'

export const debtTypes = [
  'credit_card',
  'auto_loan',
  'student_loan',
  'mortgage',
  'personal_loan',
  'other',
] as const
export type DebtType = (typeof debtTypes)[number]

const roundings = ['cent', 'dollarUp', 'dollarDown'] as const

const name = requiredLine({ most: 80, missing: () => refusalTexts().debtName })

const type = z.enum(debtTypes, { error: () => refusalTexts().debtKind })

const yesOrNo = z.boolean({ error: () => refusalTexts().yesOrNo })

/** A lower rate that ends after a date: 0 % until 2027-06-30. */
const promotionalRate = z.strictObject({ interestRate: ratePpm, endsOn: calendarDate })

/** The terms of interest that is charged whole if a balance is left when the offer ends. */
const deferral = {
  interestRate: ratePpm,
  endsOn: calendarDate,
  /** the day by whose end `accrued` had gathered; left out, it is today where the amount is new, and stays where it is not */
  accruedOn: z.optional(calendarDateOrNull),
}

/** `accrued` is what has gathered so far. */
const deferredInterest = z.strictObject({ ...deferral, accrued: z.optional(amountCentsOrNull) })

/** How the lender sets the minimum: a share of the balance, never below the floor, nor below the interest plus `interestPlus`. */
const minimumRule = z.strictObject({
  percent: sharePpm,
  floor: amountCents,
  plusInterest: yesOrNo,
  round: z.optional(z.enum(roundings, { error: () => debtTexts().rounding })),
  roundBeforeInterest: z.optional(yesOrNo),
  interestPlus: z.optional(amountCentsOrNull),
})

/** What the latest statement asks for, and by when. Until that day it wins over the amount and the rule. */
const statement = z.strictObject({ minimum: amountCents, dueOn: calendarDate })

/** One of several balances on a card. `id` is the sender's own, kept when rows are sent again. */
const cardBalance = z.strictObject({
  id: z
    .string({ error: () => debtTexts().balanceId })
    .check(z.regex(/^[a-z0-9-]{1,40}$/, { error: () => debtTexts().balanceIdForm })),
  name: requiredLine({ most: 40, missing: () => debtTexts().balanceName }),
  balance: amountCents,
  interestRate: ratePpm,
  promotionalRate: z.nullable(promotionalRate),
  deferredInterest: z.nullable(z.strictObject({ ...deferral, accrued: amountCents })),
})

/** Several balances on one card. They add up to its balance; with them its own rate and offers are not kept. */
const cardBalances = z
  .array(cardBalance, { error: () => debtTexts().balances })
  .check(
    z.minLength(1, { error: () => debtTexts().oneBalance }),
    z.maxLength(MOST_BALANCES, { error: () => debtTexts().balancesAtMost(MOST_BALANCES) }),
  )

/** Which of several balances the issuer pays with the minimum; null where the person does not know. */
const minimumTo = z.enum(minimumTargets, { error: () => debtTexts().minimumTo })

const optionalFields = {
  interestRate: z.optional(ratePpmOrNull),
  minimumPayment: z.optional(amountCentsOrNull),
  paymentDueDate: z.optional(calendarDateOrNull),
  promotionalRate: z.optional(z.nullable(promotionalRate)),
  deferredInterest: z.optional(z.nullable(deferredInterest)),
  minimumRule: z.optional(z.nullable(minimumRule)),
  statement: z.optional(z.nullable(statement)),
  balances: z.optional(z.nullable(cardBalances)),
  minimumTo: z.optional(z.nullable(minimumTo)),
  creditLimit: z.optional(amountCentsOrNull),
  startedOn: z.optional(calendarDateOrNull),
}

/** The figures of a debt that a bank may say. */
export const bankFigures = [
  'name',
  'balance',
  'interestRate',
  'minimumPayment',
  'paymentDueDate',
  'creditLimit',
  'promotionalRate',
  'balances',
] as const
export type BankFigure = (typeof bankFigures)[number]

/** Where a debt's fetched figures come from. */
const debtBank = z.object({
  bankId: z.string(),
  bankName: z.string(),
  accountName: z.string(),
  mask: z.nullable(z.string()),
  /** when the bank last gave them */
  fetchedAt: instant,
  /** the figures that are the bank's; any other figure is the person's own */
  figures: z.array(z.enum(bankFigures)),
  /** the bank's balance, where the stored one differs; sent as `balance`, it replaces the stored one and is followed again */
  bankBalance: z.nullable(money),
})
export type DebtBank = z.output<typeof debtBank>

/** Of a line of the history: how much of it is of one balance. */
const splitPart = z.object({ id: z.string(), name: z.string(), amount: money })

/** `accruedOn` is the day by whose end `accrued` had gathered. */
const deferredAnswer = z.object({
  interestRate: rate,
  endsOn: day,
  accrued: money,
  accruedOn: z.optional(z.nullable(day)),
})

export const debtAnswer = z.object({
  id: z.string(),
  name: z.string(),
  type: z.enum(debtTypes),
  balance: money,
  interestRate: z.nullable(rate),
  minimumPayment: z.nullable(money),
  paymentDueDate: z.nullable(day),
  promotionalRate: z.nullable(z.object({ interestRate: rate, endsOn: day })),
  deferredInterest: z.nullable(deferredAnswer),
  minimumRule: z.nullable(
    z.object({
      percent: rate,
      floor: money,
      plusInterest: z.boolean(),
      round: z.enum(roundings),
      roundBeforeInterest: z.boolean(),
      interestPlus: z.nullable(money),
    }),
  ),
  statement: z.nullable(z.object({ minimum: money, dueOn: day })),
  /** several balances on the card, which add up to `balance`; null where it has one. `interestRate` is one of theirs then, for where there is room for one. */
  balances: z.prefault(
    z.nullable(
      z.array(
        z.object({
          id: z.string(),
          name: z.string(),
          balance: money,
          interestRate: rate,
          promotionalRate: z.nullable(z.object({ interestRate: rate, endsOn: day })),
          deferredInterest: z.nullable(deferredAnswer),
        }),
      ),
    ),
    null,
  ),
  minimumTo: z.prefault(z.nullable(z.enum(minimumTargets)), null),
  /** since when some of them are our guess: a difference was put where it most likely belongs; null where nothing was */
  balancesSpreadOn: z.prefault(z.nullable(day), null),
  creditLimit: z.nullable(money),
  startedOn: z.nullable(day),
  /** the balance when it was entered; opening + charges + interest + fees - payments = balance */
  openingBalance: money,
  /** the highest balance it has had; progress is measured from here */
  highestBalance: money,
  paidTotal: money,
  /** null while it is open. A closed debt owes nothing; whatever makes it owe something reopens it. */
  closedAt: z.prefault(z.nullable(instant), null),
  /** what closing took off the balance without a payment */
  writtenOff: z.prefault(money, '0.00'),
  /** the linked bank account that keeps it up to date; null for a debt kept by hand */
  bank: z.nullable(debtBank),
  version: z.int(),
  createdAt: instant,
  updatedAt: instant,
})
export type Debt = z.output<typeof debtAnswer>

// Any text: an id that is not one of the person's own is a 404, whatever its form.
/** What shows a debt, a payment or what follows from them (spec 7): the lists with their histories, dashboard, credit data. */
export const readsOfDebts = [
  '/api/debts',
  '/api/debts/payments',
  '/api/dashboard',
  '/api/credit-scores',
] as const

export const listDebts = endpoint('GET /api/debts', {
  summary: "The person's debts, in the order they were entered.",
  access: 'signedIn',
  tokenScope: 'debts:read',
  keptOffline: true,
  answer: z.array(debtAnswer),
})

export const createDebt = endpoint('POST /api/debts', {
  summary: 'Add a debt. Empty optional fields are null.',
  access: 'signedIn',
  once: true,
  body: z.strictObject({ name, type, balance: amountCents, ...optionalFields }),
  answer: debtAnswer,
  refreshes: readsOfDebts,
  status: 201,
})

export const updateDebt = endpoint('PATCH /api/debts/{id}', {
  summary: 'Change a debt. With `version`, a change made since answers 409 and the current debt.',
  access: 'signedIn',
  body: z.strictObject({
    name: z.optional(name),
    type: z.optional(type),
    balance: z.optional(amountCents),
    ...optionalFields,
    version: z.optional(z.int({ error: () => refusalTexts().version })),
  }),
  answer: debtAnswer,
  refreshes: [...readsOfDebts, '/api/banks'],
})

const refreshesRemoved = [...readsOfDebts, '/api/debts/removed'] as const

export const deleteDebt = endpoint('DELETE /api/debts/{id}', {
  summary: 'Remove a debt and its history. For 30 days it can be brought back.',
  access: 'signedIn',
  answer: messageAnswer,
  refreshes: refreshesRemoved,
})

export const listRemovedDebts = endpoint('GET /api/debts/removed', {
  summary: 'Debts that were removed and can still be brought back, the last removed first.',
  access: 'signedIn',
  tokenScope: 'debts:read',
  answer: z.array(z.object({ id: z.string(), name: z.string(), removedAt: instant, goneAt: instant })),
})

export const restoreDebt = endpoint('POST /api/debts/{id}/restore', {
  summary: 'Bring a removed debt back with its history. One that is there already answers as it is.',
  access: 'signedIn',
  answer: debtAnswer,
  refreshes: [...refreshesRemoved, '/api/banks'],
})

export const closeDebt = endpoint('POST /api/debts/{id}/close', {
  summary:
    'Close a debt. Where something is still owed, `rest` says what came of it, and a line of the history takes it off. One that is closed already answers as it is.',
  access: 'signedIn',
  body: z.strictObject({
    rest: z.optional(z.nullable(z.enum(restOutcomes, { error: () => debtTexts().rest }))),
    version: z.optional(z.int({ error: () => refusalTexts().version })),
  }),
  answer: debtAnswer,
  refreshes: readsOfDebts,
})

export const reopenDebt = endpoint('POST /api/debts/{id}/reopen', {
  summary: 'Reopen a closed debt. What closing took off the balance is owed again.',
  access: 'signedIn',
  answer: debtAnswer,
  refreshes: readsOfDebts,
})

export const debtEntryKinds = ['opening', 'charge', 'interest', 'fee', 'payment'] as const

/** One line of a debt's history. `amount` is positive; a payment lowers the balance, the others raise it (a negative charge is a credit or a correction). */
export const debtEntryAnswer = z.object({
  id: z.string(),
  kind: z.enum(debtEntryKinds),
  amount: money,
  occurredOn: day,
  balanceAfter: money,
  note: z.nullable(z.string()),
  /** lines recorded together (a payment and its interest) share this */
  paymentId: z.nullable(z.string()),
  /** how it was split between several balances of a card; null for a debt of one */
  split: z.prefault(z.nullable(z.array(splitPart)), null),
})
export type DebtEntry = z.output<typeof debtEntryAnswer>

export const listPayments = endpoint('GET /api/debts/{id}/payments', {
  summary: "A debt's history in the order it was recorded, from its opening balance.",
  access: 'signedIn',
  tokenScope: 'debts:read',
  answer: z.array(debtEntryAnswer),
})

/** A payment on a debt. */
export const recentPaymentAnswer = z.object({ debtId: z.string(), amount: money, paidOn: day })
export type RecentPayment = z.output<typeof recentPaymentAnswer>

export const listRecentPayments = endpoint('GET /api/debts/payments', {
  summary: 'What was paid on every debt in the last 25 months, oldest first.',
  access: 'signedIn',
  tokenScope: 'debts:read',
  keptOffline: true,
  answer: z.array(recentPaymentAnswer),
})

export const recordPayment = endpoint('POST /api/debts/{id}/payments', {
  summary: 'Record a payment, with the interest, fees and new charges of the statement.',
  access: 'signedIn',
  tokenScope: 'payments:write',
  once: true,
  body: z.strictObject({
    amount: positiveAmountCents,
    paidOn: z.optional(calendarDateOrNull),
    interest: z.optional(amountCentsOrNull),
    fees: z.optional(amountCentsOrNull),
    charges: z.optional(amountCentsOrNull),
    note: z.optional(textOrNull({ most: 200 })),
  }),
  answer: z.object({ paymentId: z.string(), debt: debtAnswer, entries: z.array(debtEntryAnswer) }),
  refreshes: readsOfDebts,
  status: 201,
})

export const deletePayment = endpoint('DELETE /api/debts/{id}/payments/{paymentId}', {
  summary: 'Take a recorded payment back, with the lines recorded together with it.',
  access: 'signedIn',
  answer: z.object({ debt: debtAnswer }),
  refreshes: readsOfDebts,
})
