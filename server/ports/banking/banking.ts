/**
 * Banks, in our own words. Money is whole cents, rates parts per million of a year, days YYYY-MM-DD.
 * Every call ends within ten seconds. It may throw OutsideUnavailable (nothing is known to have happened: store
 * nothing, ask again later) and the refusals named here.
 */
import type { IncomingHttpHeaders } from 'node:http'
import type { DebtType } from '#contracts/money/debts.ts'

/** The bank asks for a new sign-in; the figures stay as they were last fetched. */
export class LoginRequired extends Error {
  override name = 'LoginRequired'
}

/** The bank itself does not answer the service now. It comes back by itself. */
export class InstitutionDown extends Error {
  override name = 'InstitutionDown'
}

/** The public token is wrong, too old, or was used before. Nothing was linked by it. */
export class BadPublicToken extends Error {
  override name = 'BadPublicToken'
}

/** The link is gone on the bank's side: removed, or the person took back their consent there. */
export class LinkGone extends Error {
  override name = 'LinkGone'
}

/** A webhook that is not from the service, is older than five minutes, or was altered on the way. */
export class ForgedWebhook extends Error {
  override name = 'ForgedWebhook'
}

export type LinkTokenRequest = {
  /** our own id of the person; never their email */
  userId: string
  webhookUrl: string
  /** where banks that sign in on their own site send the person back to */
  redirectUrl?: string
  /** update mode: repairs the link of this token */
  accessToken?: string
  /** in update mode: the person chooses again which accounts are shared */
  choosesAccounts?: boolean
}

export type LinkedAccount = {
  id: string
  /** the same after the bank is linked again, where the bank gives one */
  persistentId: string | null
  name: string
  /** the last digits, as the bank shows them */
  mask: string | null
  type: 'depository' | 'credit' | 'loan' | 'other'
  /** the service's finer word: 'checking', 'credit card', 'auto', … */
  subtype: string | null
  /** the balance, for credit and loans the debt; below zero where a card is overpaid; null: unknown */
  currentCents: number | null
  limitCents: number | null
}

/** An account that is not kept in dollars. It is named, so that the person can be told, and never counted. */
export type ForeignAccount = { id: string; name: string; mask: string | null; currency: string | null }

/** No payment is due on a student loan. `endsOn` is the last day of it; null where the servicer does not say. */
export type RepaymentPause = { kind: 'deferment' | 'forbearance' | 'school' | 'grace'; endsOn: string | null }

/** The debt of one account. Null: unknown to the bank, so the person is asked. */
export type Liability = {
  accountId: string
  debtType: DebtType
  /** never below zero: an overpaid card owes nothing */
  balanceCents: number
  aprPpm: number | null
  /** a rate of 0 % for a while, on some of the balance or all of it; Plaid does not say until when, so the person is asked */
  promotional: { aprPpm: number; endsOn: string | null; balanceCents: number | null } | null
  /** of a card with several balances, each with its rate; as banks count them they need not add up to the balance */
  balances: { id: string; name: string; balance: number; interestRate: number }[]
  minimumPaymentCents: number | null
  pause: RepaymentPause | null
  nextDueOn: string | null
  lastPayment: { cents: number; on: string } | null
  lastStatement: { balanceCents: number; on: string | null } | null
  /** true: a payment is late */
  isOverdue: boolean
  /** money a mortgage's lender holds for taxes and insurance; where it is there, the payment includes some of it */
  escrowCents: number | null
}

export type BankReading = {
  /** `name` is empty where the service does not know it */
  institution: { id: string; name: string }
  accounts: LinkedAccount[]
  liabilities: Liability[]
  foreign: ForeignAccount[]
}

export type FetchedTransaction = {
  id: string
  accountId: string
  /** positive for money out (a purchase), negative for money in (a refund, a payment on a card) */
  amountCents: number
  /** the day it was posted, or made while it is pending */
  on: string
  /** the shop's own name where it is known, else the line on the statement */
  merchant: string
  isPending: boolean
  /** the pending transaction this one replaces; that one is in `removed` too */
  replacesId: string | null
  /** the service's own sorting, such as FOOD_AND_DRINK and FOOD_AND_DRINK_GROCERIES */
  category: { primary: string; detailed: string } | null
}

export type TransactionChanges = {
  added: FetchedTransaction[]
  modified: FetchedTransaction[]
  /** ids */
  removed: string[]
  /** for the next call; to be stored in the same transaction as the changes */
  cursor: string
  /** how many were left out because they are not in dollars */
  foreignCount: number
}

/** The kind of a webhook. It has no figures: fetch them. */
export type BankNotice = {
  kind:
    | 'transactions'
    | 'liabilities'
    | 'loginRequired'
    | 'expiresSoon'
    | 'repaired'
    | 'gone'
    | 'newAccounts'
    | 'other'
  itemId: string | null
}

export type Banking = {
  createLinkToken(asked: LinkTokenRequest): Promise<string>
  /** Once per public token. Not retried: a second try of the same token is a BadPublicToken. */
  exchange(publicToken: string): Promise<{ accessToken: string; itemId: string }>
  read(accessToken: string): Promise<BankReading>
  /** Everything since `cursor`; null from the beginning. */
  transactions(accessToken: string, cursor: string | null): Promise<TransactionChanges>
  /** @throws ForgedWebhook; OutsideUnavailable when its key cannot be fetched, and then it comes again */
  verifyWebhook(headers: IncomingHttpHeaders, rawBody: Buffer): Promise<BankNotice>
  /** Also good when it is gone already. */
  remove(accessToken: string): Promise<void>
}
