/** Debts that follow a bank account: the figures last reported by the bank, and those the person typed since. */
import { jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { BankFigure } from '#contracts/money/debts.ts'
import { belongsTo, day, instant } from '#server/db/columns.ts'
import { bankAccounts } from '#server/features/bank-accounts/bank-accounts.table.ts'
import { debts } from './debts.table.ts'

/** The figures last reported for a debt: money in cents, rates in parts per million. Absent: not reported. */
export type FetchedFigures = {
  name?: string
  balance?: number
  interestRate?: number
  minimumPayment?: number
  paymentDueDate?: string
  creditLimit?: number
  promotionalRate?: { ratePpm: number; endsOn: string }
  /** what a mortgage's lender holds for taxes and insurance, for which the payment has a part */
  escrow?: number
  /** no payment is due: why, and until when; the least payment is none meanwhile */
  pause?: { kind: 'deferment' | 'forbearance' | 'school' | 'grace'; endsOn: string | null }
  /** of a card with several, as the bank lists them: they need not add up to its balance */
  balances?: { id: string; name: string; balance: number; interestRate: number }[]
}

/** Which account keeps a debt up to date, and whose its figures are. */
export const bankDebts = pgTable(
  'bank_debts',
  {
    userId: text('user_id').notNull(),
    debtId: uuid('debt_id').notNull(),
    accountId: uuid('account_id').notNull(),
    fetchedAt: instant('fetched_at').notNull(),
    fetched: jsonb('fetched').$type<FetchedFigures>().notNull(),
    /** figures that the person typed since: theirs stand */
    typed: text('typed').array().$type<BankFigure[]>().notNull().default([]),
    /** payments made from this day on are lines of the debt; what was before is in its opening balance */
    followedFrom: day('followed_from').notNull(),
    /** payments recorded by hand that the bank's balance has in it already */
    confirmed: uuid('confirmed').array().notNull().default([]),
    /** the newest payment of a loan that was taken up */
    lastPaymentOn: day('last_payment_on'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.debtId] }),
    belongsTo('bank_debts_debt_fk', [table.userId, table.debtId], debts),
    belongsTo('bank_debts_account_fk', [table.userId, table.accountId], bankAccounts),
    uniqueIndex('bank_debts_one_an_account').on(table.userId, table.accountId),
  ],
)
export type BankDebtRow = typeof bankDebts.$inferSelect
