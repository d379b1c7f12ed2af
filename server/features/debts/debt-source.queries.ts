/**
 * What the debts feature reads and writes of banks: where a debt's figures come from, which of them the person typed,
 * and the payments that a bank reported. A debt is read together with its bank, in the same statement.
 */
import { and, eq, sql } from 'drizzle-orm'
import type { BankFigure } from '#contracts/money/debts.ts'
import type { Executor } from '#server/db/executor.ts'
import type { debts } from '#server/features/debts/debts.table.ts'
import { bankTransactions } from '#server/features/bank-accounts/bank-accounts.table.ts'
import { bankDebts } from './bank-debts.table.ts'
import type { FetchedFigures } from './bank-debts.table.ts'

type DebtKey = { userId: string; debtId: string }

/** As it comes with a debt, in JSON. */
export type StoredDebtBank = {
  bankId: string
  bankName: string
  accountName: string
  mask: string | null
  fetchedAt: string
  fetched: FetchedFigures
  typed: BankFigure[]
}

/**
 * A column for any statement on the table `debts`: the linked account that keeps the debt up to date, else null.
 * In plain SQL, since a statement on one table drops the table's name from columns, and here it tells two apart.
 */
export const debtBank = sql<StoredDebtBank | null>`(
  select json_build_object(
    'bankId', b.id, 'bankName', b.name, 'accountName', a.name, 'mask', a.mask,
    'fetchedAt', f.fetched_at, 'fetched', f.fetched, 'typed', f.typed
  )
  from bank_debts f
  join bank_accounts a on a.user_id = f.user_id and a.id = f.account_id and a.is_shared
  join banks b on b.user_id = a.user_id and b.id = a.bank_id and b.removed_at is null
  where f.user_id = debts.user_id and f.debt_id = debts.id
)`

/** The columns of a debt that a bank may report. */
export type FigureColumns = Pick<
  typeof debts.$inferSelect,
  | 'name'
  | 'balance'
  | 'interestRate'
  | 'minimumPayment'
  | 'paymentDueDate'
  | 'creditLimit'
  | 'promotionalRate'
  | 'promotionalEndsOn'
  | 'balances'
>

const figures: BankFigure[] = [
  'name',
  'balance',
  'interestRate',
  'minimumPayment',
  'paymentDueDate',
  'creditLimit',
  'promotionalRate',
  'balances',
]

/** Names and offers are the person's in any case. */
const balancesText = (balances: FetchedFigures['balances']) =>
  balances?.map(({ id, balance, interestRate }) => `${id} ${balance} ${interestRate}`).join()

/** A figure as one plain value. */
function stored(row: FigureColumns, figure: BankFigure): string | number | null {
  if (figure === 'balances') return balancesText(row.balances ?? undefined) ?? null
  if (figure !== 'promotionalRate') return row[figure]
  return row.promotionalRate === null ? null : `${row.promotionalRate} ${row.promotionalEndsOn}`
}

function said(fetched: FetchedFigures, figure: BankFigure): string | number | undefined {
  if (figure === 'balances') return balancesText(fetched.balances)
  if (figure !== 'promotionalRate') return fetched[figure]
  return fetched.promotionalRate && `${fetched.promotionalRate.ratePpm} ${fetched.promotionalRate.endsOn}`
}

/** The overridden figures after a person's change: a changed figure becomes theirs, one equal to the bank's is the bank's again. */
function typedAfter(
  source: { fetched: FetchedFigures; typed: BankFigure[] },
  change: { before: FigureColumns; given: Partial<FigureColumns> },
): BankFigure[] {
  const after = { ...change.before, ...change.given }
  return figures.filter((figure) => {
    if (change.given[figure] === undefined) return source.typed.includes(figure)
    if (stored(after, figure) === said(source.fetched, figure)) return false
    return source.typed.includes(figure) || stored(after, figure) !== stored(change.before, figure)
  })
}

/** Records which figures the person overrode. True where that changed. */
export async function noteTyped(
  tx: Executor,
  { userId, debtId }: DebtKey,
  change: { before: FigureColumns; given: Partial<FigureColumns> },
): Promise<boolean> {
  const here = and(eq(bankDebts.userId, userId), eq(bankDebts.debtId, debtId))
  const [source] = await tx.select().from(bankDebts).where(here).for('no key update')
  if (!source) return false
  const typed = typedAfter(source, change)
  if (typed.join() === source.typed.join()) return false
  await tx.update(bankDebts).set({ typed }).where(here)
  return true
}

/** A manual payment and one reported by the bank match within this many days. */
export const SAME_PAYMENT_DAYS = 5

export type ReportedPayment = { transactionId: string; paymentId: string }

/** The line that was made of a bank's transaction and is the same payment as this one, which stands in its place. */
export async function findReportedPayment(
  tx: Executor,
  { userId, debtId }: DebtKey,
  { amount, paidOn }: { amount: number; paidOn: string },
): Promise<ReportedPayment | null> {
  const apart = sql`abs(${bankTransactions.postedOn} - ${paidOn}::date)`
  const [told] = await tx
    .select({ transactionId: bankTransactions.id, paymentId: bankTransactions.paymentId })
    .from(bankDebts)
    .innerJoin(
      bankTransactions,
      and(eq(bankTransactions.userId, bankDebts.userId), eq(bankTransactions.accountId, bankDebts.accountId)),
    )
    .where(
      and(
        eq(bankDebts.userId, userId),
        eq(bankDebts.debtId, debtId),
        eq(bankTransactions.paymentBy, 'bank'),
        eq(bankTransactions.amount, -amount),
        sql`${apart} <= ${SAME_PAYMENT_DAYS}`,
      ),
    )
    .orderBy(apart)
    .limit(1)
    .for('no key update', { of: bankTransactions })
  return told?.paymentId ? { transactionId: told.transactionId, paymentId: told.paymentId } : null
}

/** Notes which payment a transaction is: the person's own entry, or a line made of it. */
export async function savePaymentOf(
  tx: Executor,
  { userId, transactionId }: { userId: string; transactionId: string },
  payment: { paymentId: string; paymentBy: 'person' | 'bank' } | { paymentId: null; paymentBy: null },
): Promise<void> {
  await tx
    .update(bankTransactions)
    .set(payment)
    .where(and(eq(bankTransactions.userId, userId), eq(bankTransactions.id, transactionId)))
}
