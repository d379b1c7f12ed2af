/** Linked banks: linking, their accounts, the debts and transactions that come from them. */
import * as z from 'zod/mini'
import { budgetTexts } from './messages/budget-messages.ts'
import { refusalTexts } from '#contracts/refusal-messages.ts'
import { day, instant, money, rate } from '#contracts/amounts.ts'
import { readsOfSpending } from './budget.ts'
import { calendarMonth } from './calendar-month.ts'
import { readsOfDebts } from './debts.ts'
import { endpoint, messageAnswer } from '#contracts/endpoint.ts'
import { requiredLine } from '#contracts/texts.ts'

/** `login_required`: only the person can repair it; `expires_soon`: it will be, unless they sign in before; `failing`: it comes back by itself */
export const bankStates = ['good', 'login_required', 'expires_soon', 'failing'] as const

/** The fields of a debt that the bank did not give, asked of the person. */
const missingFigures = ['interestRate', 'minimumPayment'] as const

/** Why no payment is due on a student loan. */
const pauseKinds = ['deferment', 'forbearance', 'school', 'grace'] as const

const bankAccount = z.object({
  id: z.string(),
  name: z.string(),
  /** the last digits, as the bank shows them */
  mask: z.nullable(z.string()),
  kind: z.enum(['debt', 'spending', 'other']),
  balance: z.nullable(money),
  /** the debt it keeps up to date */
  debtId: z.nullable(z.string()),
  missing: z.array(z.enum(missingFigures)),
  /** a lower rate, as a fraction of one, that the bank names without saying until when: the debt has none yet, and the person is asked for the day */
  promotionalInterestRate: z.nullable(rate),
  /** what the lender of a mortgage holds for taxes and insurance: the payment has some of it */
  escrow: z.nullable(money),
  /** no payment is due on its debt, through `endsOn` where the bank says until when */
  pause: z.nullable(z.object({ kind: z.enum(pauseKinds), endsOn: z.nullable(day) })),
})
export type BankAccount = z.output<typeof bankAccount>

const bankAnswer = z.object({
  id: z.string(),
  name: z.string(),
  state: z.enum(bankStates),
  linkedAt: instant,
  /** when its figures were last fetched */
  refreshedAt: z.nullable(instant),
  /** the bank has an account that the person has not been asked about */
  hasNewAccounts: z.boolean(),
  /** the plan does not include it any more: when the link ends */
  accessEndsAt: z.nullable(instant),
  accounts: z.array(bankAccount),
})
export type Bank = z.output<typeof bankAnswer>

/** A bank's figures reach debts and their plan, transactions and the budget, the dashboard. */
const readsOfBanks = [
  '/api/banks',
  '/api/bank-transactions',
  '/api/budget-categories',
  '/api/budget-months',
  ...readsOfDebts,
] as const

export const createLinkToken = endpoint('POST /api/plaid/create-link-token', {
  summary:
    'Begin linking a bank, or repairing the link of `bankId`; with `chooseAccounts` its accounts are chosen again.',
  access: 'signedIn',
  sensitive: true,
  needs: 'bank_linking',
  body: z.optional(
    z.strictObject({
      bankId: z.optional(z.string()),
      chooseAccounts: z.optional(z.boolean({ error: () => refusalTexts().yesOrNo })),
    }),
  ),
  answer: z.object({
    link_token: z.string(),
    /** the script that opens the bank's dialog as window.Plaid */
    script_url: z.string(),
    /** what to call when the dialog succeeds: exchangePublicToken, or refreshBank of the bank that was repaired */
    next: z.enum(['exchange', 'refresh']),
  }),
})

/** The one-time token that the bank's dialog gives back: printable characters, which is all that Plaid's may hold. */
const publicToken = z
  .string()
  .check(
    z.minLength(1),
    z.maxLength(512),
    z.regex(/^[\x21-\x7e]*$/, { error: () => budgetTexts().bankToken }),
  )

export const exchangePublicToken = endpoint('POST /api/plaid/exchange-public-token', {
  summary:
    'Finish linking: keep the bank, and make its liabilities debts. The same bank linked again doubles nothing.',
  access: 'signedIn',
  sensitive: true,
  needs: 'bank_linking',
  body: z.strictObject({ public_token: publicToken }),
  answer: z.object({ accounts_linked: z.int(), bank: bankAnswer }),
  refreshes: readsOfBanks,
})

export const listBanks = endpoint('GET /api/banks', {
  summary: "The person's linked banks with their accounts, in the order they were linked.",
  access: 'signedIn',
  tokenScope: 'records:read',
  keptOffline: true,
  answer: z.array(bankAnswer),
})

export const refreshBank = endpoint('POST /api/banks/{id}/refresh', {
  summary:
    'Fetch the newest figures of a bank now; also after its link was repaired. 409 with the bank where the person must sign in there again.',
  access: 'signedIn',
  needs: 'bank_linking',
  answer: bankAnswer,
  refreshes: readsOfBanks,
})

export const removeBank = endpoint('DELETE /api/banks/{id}', {
  summary: 'Unlink a bank. Its debts stay, to be kept by hand; what was spent stays in the budget.',
  access: 'signedIn',
  answer: messageAnswer,
  refreshes: readsOfBanks,
})

const bankTransactionAnswer = z.object({
  id: z.string(),
  bankId: z.string(),
  accountName: z.string(),
  merchant: z.string(),
  /** positive for money out, negative for money in */
  amount: money,
  postedOn: day,
  isPending: z.boolean(),
  /** the budget category it counts in */
  categoryId: z.nullable(z.string()),
  /** the debt it is a payment on */
  debtId: z.nullable(z.string()),
  /** how it came there */
  sortedBy: z.enum(['nobody', 'rule', 'person', 'bank']),
})
export type BankTransaction = z.output<typeof bankTransactionAnswer>

export const listBankTransactions = endpoint('GET /api/bank-transactions', {
  summary: 'The transactions of a month, newest first; this month unless named.',
  access: 'signedIn',
  tokenScope: 'records:read',
  query: z.strictObject({ month: z.optional(calendarMonth) }),
  answer: z.array(bankTransactionAnswer),
})

export const sortBankTransaction = endpoint('PATCH /api/bank-transactions/{id}', {
  summary:
    'Put a transaction into a budget category, or out of the budget with null. With `teach` the same merchant goes there from now on, and what lies unsorted too.',
  access: 'signedIn',
  needs: 'bank_linking',
  body: z.strictObject({
    categoryId: z.nullable(z.string().check(z.maxLength(64))),
    teach: z.optional(z.boolean({ error: () => refusalTexts().yesOrNo })),
  }),
  answer: z.object({ transaction: bankTransactionAnswer, alsoSorted: z.int() }),
  refreshes: readsOfSpending,
})

const spendingRuleAnswer = z.object({ id: z.string(), merchant: z.string(), categoryId: z.string() })
export type SpendingRule = z.output<typeof spendingRuleAnswer>

export const listSpendingRules = endpoint('GET /api/spending-rules', {
  summary: 'Which merchant goes to which budget category, as the person taught it.',
  access: 'signedIn',
  tokenScope: 'records:read',
  answer: z.array(spendingRuleAnswer),
})

export const createSpendingRule = endpoint('POST /api/spending-rules', {
  summary: 'Teach that a merchant belongs to a category; a rule for the same merchant is replaced.',
  access: 'signedIn',
  needs: 'bank_linking',
  body: z.strictObject({
    merchant: requiredLine({ most: 120, missing: () => budgetTexts().merchant }),
    categoryId: z.string().check(z.maxLength(64)),
  }),
  answer: spendingRuleAnswer,
  refreshes: ['/api/bank-transactions', '/api/spending-rules', ...readsOfSpending],
  status: 201,
})

export const deleteSpendingRule = endpoint('DELETE /api/spending-rules/{id}', {
  summary: 'Forget a rule. What it sorted stays where it is.',
  access: 'signedIn',
  answer: messageAnswer,
})
