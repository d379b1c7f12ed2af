/**
 * What the file of a person's data holds: every table with rows of a person, under the names of the file. Those that
 * are brought into an empty account again say so; the rest is there to be read. Nothing of it is a secret: hashes,
 * sealed tokens and the outside services' own ids stay out, and `leftOut` says why a whole table does.
 */
import type { PgTable } from 'drizzle-orm/pg-core'
import { passkeys } from '#server/features/account/second-factor/two-factor.table.ts'
import { apiTokens } from '#server/features/account/api-tokens/api-tokens.table.ts'
import { sessions } from '#server/features/account/account.table.ts'
import {
  bankAccounts,
  bankTransactions,
  banks,
  spendingRules,
} from '#server/features/bank-accounts/bank-accounts.table.ts'
import { billingPlans, billingReturns } from '#server/features/billing/billing.table.ts'
import {
  budgetAmounts,
  budgetCarries,
  budgetCategories,
  budgetGroups,
  spending,
} from '#server/features/budget/budget.table.ts'
import { coachMessages, coachShared, conversations } from '#server/features/coach/coach.table.ts'
import { courseProgress } from '#server/features/course/course.table.ts'
import {
  creditConsents,
  creditReports,
  creditSchedules,
} from '#server/features/credit-monitoring/credit-monitoring.table.ts'
import { creditScores } from '#server/features/credit-scores/credit-scores.table.ts'
import { cashPlans } from '#server/features/debts/cash/cash.table.ts'
import { debtEntries, debtPlans, debts, keptPlans } from '#server/features/debts/debts.table.ts'
import { removedDebtEntries, removedDebts } from '#server/features/debts/removed-debts.table.ts'
import { debtStatements, removedDebtStatements } from '#server/features/debts/statements/statements.table.ts'
import { donations } from '#server/features/donations/donations.table.ts'
import { goalContributions, goals } from '#server/features/goals/goals.table.ts'
import { grantDebts, grantEvents, grants } from '#server/features/grants/grants.table.ts'
import {
  importCategories,
  importDebts,
  importLines,
  imports,
} from '#server/features/imports/imports.table.ts'
import { letterCases } from '#server/features/letters/letters.table.ts'
import { articleProgress, readingDays } from '#server/features/library/library.table.ts'
import { noticesSent } from '#server/features/notices/notices.table.ts'
import { settings } from '#server/features/account/settings/settings.table.ts'

export type ExportSection = {
  /** its name in the file, and of its CSV */
  name: string
  table: PgTable
  /** columns that are nobody's to read or are worked out from others */
  omit?: readonly string[]
  /** brought into an empty account; `replace` where a row stands before the person entered anything */
  restore?: 'add' | 'replace' | 'addIfMissing'
}

const keptBy = ['version', 'updatedAt'] as const

/** In the order in which they are brought in: what others point at comes first. */
export const exportSections: readonly ExportSection[] = [
  { name: 'settings', table: settings, omit: keptBy, restore: 'replace' },
  {
    name: 'debts',
    table: debts,
    // The lines below are the truth; the totals follow them.
    omit: [
      ...keptBy,
      'openingBalance',
      'chargesTotal',
      'interestTotal',
      'feesTotal',
      'paymentsTotal',
      'balance',
      'highestBalance',
    ],
    restore: 'add',
  },
  { name: 'debtEntries', table: debtEntries, restore: 'add' },
  // Those that can still be brought back. No row names its link to a bank.
  { name: 'removedDebts', table: removedDebts, omit: [...keptBy, 'bankDebt'], restore: 'replace' },
  { name: 'removedDebtEntries', table: removedDebtEntries, restore: 'add' },
  { name: 'debtStatements', table: debtStatements, restore: 'add' },
  { name: 'removedDebtStatements', table: removedDebtStatements, restore: 'add' },
  { name: 'debtPlan', table: debtPlans, omit: keptBy, restore: 'replace' },
  { name: 'keptPlans', table: keptPlans, restore: 'replace' },
  { name: 'cashPlan', table: cashPlans, omit: keptBy, restore: 'replace' },
  { name: 'budgetGroups', table: budgetGroups, restore: 'add' },
  { name: 'budgetCategories', table: budgetCategories, omit: keptBy, restore: 'add' },
  { name: 'budgetAmounts', table: budgetAmounts, restore: 'add' },
  { name: 'budgetCarries', table: budgetCarries, restore: 'add' },
  { name: 'spending', table: spending, restore: 'add' },
  { name: 'goals', table: goals, omit: keptBy, restore: 'add' },
  { name: 'goalContributions', table: goalContributions, restore: 'add' },
  { name: 'creditScores', table: creditScores, restore: 'add' },
  { name: 'letterCases', table: letterCases, omit: keptBy, restore: 'add' },
  { name: 'articleProgress', table: articleProgress, restore: 'addIfMissing' },
  { name: 'readingDays', table: readingDays, restore: 'addIfMissing' },
  { name: 'courseProgress', table: courseProgress, restore: 'addIfMissing' },
  { name: 'spendingRules', table: spendingRules, restore: 'add' },
  { name: 'imports', table: imports, restore: 'add' },
  { name: 'importLines', table: importLines, restore: 'add' },
  { name: 'importDebts', table: importDebts, restore: 'add' },
  { name: 'importCategories', table: importCategories, restore: 'add' },
  { name: 'conversations', table: conversations, restore: 'add' },
  { name: 'coachMessages', table: coachMessages, restore: 'add' },
  { name: 'coachShared', table: coachShared },
  { name: 'banks', table: banks, omit: ['institutionId'] },
  { name: 'bankAccounts', table: bankAccounts, omit: ['providerId', 'persistentId'] },
  { name: 'bankTransactions', table: bankTransactions, omit: ['itemId', 'providerId'] },
  { name: 'creditConsents', table: creditConsents },
  { name: 'creditReports', table: creditReports },
  { name: 'creditMonitoring', table: creditSchedules, omit: ['retryAt', 'retries', 'problem'] },
  {
    name: 'plans',
    table: billingPlans,
    omit: ['subscriptionId', 'customerId', 'checkoutId', 'confirmInvoiceId', 'askedAt', 'fetchedAt'],
  },
  {
    name: 'planReturns',
    table: billingReturns,
    omit: ['returnId', 'subscriptionId', 'endsPlan', 'askedAt'],
  },
  {
    name: 'donations',
    table: donations,
    omit: ['guestHash', 'sessionId', 'url', 'subscriptionId', 'customerId', 'askedAt', 'fetchedAt'],
  },
  { name: 'grants', table: grants, omit: ['refusedBy'] },
  { name: 'grantDebts', table: grantDebts },
  { name: 'grantEvents', table: grantEvents, omit: ['adminId', 'mailedAt'] },
  { name: 'passkeys', table: passkeys, omit: ['credentialId', 'publicKey', 'counter', 'transports'] },
  { name: 'apiTokens', table: apiTokens, omit: ['tokenHash'] },
  { name: 'sessions', table: sessions, omit: ['tokenHash'] },
  { name: 'mailsSent', table: noticesSent },
]

/** Tables with a person's rows that are in no list of the file, and why. A new table must be here or above. */
export const leftOut: Readonly<Record<string, string>> = {
  accounts: 'the hash of the password, which is a secret',
  two_factors: 'the secret of the second factor',
  recovery_codes: 'hashes of codes that sign in',
  known_browsers: 'hashes of cookies of browsers that have signed in',
  pending_sign_ins: 'half a sign-in, for five minutes',
  two_factor_resets: 'the hash of a mailed link',
  calendar_feeds: 'a secret link, shown in Settings',
  bank_items: 'sealed keys to the bank',
  bank_debts: 'which debt follows which bank account: the debts have the figures',
  link_attempts: 'hashes of attempts to link a bank',
  billing_customers: 'the payment processor’s own id, and a copy of what it said last of cards and invoices',
  billing_checkouts: 'visits to the payment page; what came of them is in plans',
  credit_enrollments: 'the bureau service’s own id',
  credit_leases: 'which process is fetching right now',
  credit_runs: 'when scores were asked for; what came of it is in creditScores and creditReports',
  case_papers: 'the files themselves are beside the lists, in the folder documents',
  grant_documents: 'the files themselves are beside the lists, in the folder documents',
  grant_approvals: 'who of the foundation approved; that it was approved is in grantEvents',
  documents: 'the files themselves are in the folder documents',
  document_chunks: 'the files themselves are in the folder documents',
  ledger_donors: 'the name shown in the public ledger is in donations',
  privacy_exports: 'this file itself',
  idempotency_keys: 'answers to what was sent, for a day; what they stored is in the lists',
  account_deletions: 'shown in Settings until it is done',
  due_notices: 'when to look whether a notice is due; what was sent is in notices',
}
