/** Writes what a bank tells of a debt into the debt's ledger, and notes which payment is whose. */
import { randomUUID } from 'node:crypto'
import type { KeptBalance } from '#engine/debts/balances/kept.ts'
import { storedNotes } from '#engine/debts/entries/note-words.ts'
import { withBalances } from '#engine/debts/entries/entries.ts'
import type { Executor } from '#server/db/executor.ts'
import { joinLines, splitLines } from '#server/features/debts/balances/card-balances.queries.ts'
import { insertLines, listLines, removeLine } from '#server/features/debts/debts.queries.ts'
import type { DebtWithBank } from '#server/features/debts/debts.queries.ts'
import type { Liability } from '#server/ports/banking/banking.ts'
import type { BankDebtRow } from '#server/features/debts/bank-debts.table.ts'
import { SAME_PAYMENT_DAYS, savePaymentOf } from '#server/features/debts/debt-source.queries.ts'
import { confirmedByFall, pairPayments, planLines, stillUnseen } from './match-payments.ts'
import type { HandPayment, ReportedBankPayment } from './match-payments.ts'
import type { Moves } from './store-transactions.ts'
import {
  listReportedPayments,
  reportsTransactions,
} from '#server/features/bank-accounts/transactions.queries.ts'

export type Telling = {
  /** locked */
  debt: DebtWithBank
  source: BankDebtRow
  liability: Liability
  /** the balance owed by the bank's report, in cents; null: none or not plausible */
  balance: number | null
  moves: Moves
  today: string
}

export type LedgerKept = {
  isChanged: boolean
  confirmed: string[]
  lastPaymentOn: string | null
  /** what became of the balances of a card that has several */
  balances: KeptBalance[] | null
  balancesSpreadOn: string | null
  /** what is owed by the ledger now */
  owedCents: number
}

/** The newest payment of a loan whose transactions the bank does not tell; once, and only since it is followed. */
async function lastPaymentOf(
  tx: Executor,
  { source, liability }: Telling,
): Promise<ReportedBankPayment | null> {
  const { lastPayment } = liability
  if (lastPayment === null || lastPayment.on < source.followedFrom) return null
  if (source.lastPaymentOn !== null && lastPayment.on <= source.lastPaymentOn) return null
  if (await reportsTransactions(tx, source)) return null
  return { id: randomUUID(), amount: lastPayment.cents, on: lastPayment.on }
}

/** The payments of the ledger that no transaction is; `gone` are about to be taken back. */
async function paymentsByHand(tx: Executor, { debt, source, moves }: Telling): Promise<HandPayment[]> {
  const told = await listReportedPayments(tx, source)
  const taken = new Set([...told.map(({ paymentId }) => paymentId), ...moves.gone])
  const lines = await listLines(tx, { userId: debt.userId, debtId: debt.id })
  return lines.filter((line) => line.kind === 'payment' && !taken.has(line.id))
}

/** The debt without the lines of payments that the bank no longer tells. */
async function takeBackGone(tx: Executor, { debt, moves, today: day }: Telling): Promise<DebtWithBank> {
  const key = { userId: debt.userId, debtId: debt.id }
  if (moves.gone.length === 0) return debt
  const lines = await listLines(tx, key)
  const gone = lines.filter((line) => moves.gone.includes(line.id))
  for (const line of gone) await removeLine(tx, key, line.id)
  const balance = gone.reduce((sum, { amount }) => sum + amount, debt.balance)
  return { ...debt, balance, ...joinLines(debt, gone, { lines, day, balanceCents: balance }) }
}

/** Where the debt must end: the person's own balance stands; else the bank's, less what it has not seen. */
function targetOf({ debt, source, balance }: Telling, unseen: HandPayment[]): number {
  if (balance === null || source.typed.includes('balance')) return debt.balance
  const notSeen = unseen.reduce((sum, { amount }) => sum + amount, 0)
  return Math.max(0, balance - notSeen)
}

/** How much the bank's balance fell beyond its transactions. */
function fallOf({ source, balance, moves }: Telling): number {
  const before = source.fetched.balance
  return balance === null || before === undefined ? 0 : before + moves.net - balance
}

/** Adds payments and the difference that is left, and answers what the next telling must know. */
export async function syncDebtEntries(tx: Executor, telling: Telling): Promise<LedgerKept> {
  const { debt, source, moves, today } = telling
  const key = { userId: debt.userId, debtId: debt.id }
  const follows = telling.balance !== null && !source.typed.includes('balance')
  const byHand = await paymentsByHand(tx, telling)
  const last = await lastPaymentOf(tx, telling)
  const arrived = moves.arrived.filter(({ on }) => on >= source.followedFrom)
  const told = last ? [...arrived, last] : arrived
  const pairs = pairPayments(told, { byHand, withinDays: SAME_PAYMENT_DAYS })
  const isNew = ({ id }: ReportedBankPayment) => follows && !pairs.has(id)
  for (const { id } of arrived) {
    const hand = pairs.get(id)
    const transaction = { userId: debt.userId, transactionId: id }
    if (hand !== undefined) await savePaymentOf(tx, transaction, { paymentId: hand, paymentBy: 'person' })
    else if (follows) await savePaymentOf(tx, transaction, { paymentId: id, paymentBy: 'bank' })
  }
  const paired = new Set(pairs.values())
  const recent = stillUnseen(byHand, today)
  const open = recent.filter(({ id }) => !paired.has(id) && !source.confirmed.includes(id))
  const byFall = confirmedByFall(open, fallOf(telling) - (last?.amount ?? 0))
  const unseen = open.filter(({ id }) => !byFall.includes(id))
  const left = await takeBackGone(tx, telling)
  const planned = planLines({
    balance: left.balance,
    target: targetOf(telling, unseen),
    payments: told.filter(isNew),
    today,
  })
  const given = planned.map((line) =>
    line.kind === 'payment'
      ? { ...line, paymentId: line.id!, note: storedNotes.fromBank }
      : { ...line, note: storedNotes.bankBalance },
  )
  const before = left.balances && given.length > 0 ? await listLines(tx, key) : []
  const { lines, fields } = splitLines(left, given, { lines: before, day: today })
  if (lines.length > 0) await insertLines(tx, key, lines)
  const kept = new Set(recent.map(({ id }) => id))
  const confirmed = [...source.confirmed.filter((id) => kept.has(id)), ...byFall]
  if (last) confirmed.push(pairs.get(last.id) ?? last.id)
  return {
    isChanged: lines.length > 0 || left !== debt,
    confirmed,
    lastPaymentOn: last?.on ?? source.lastPaymentOn,
    balances: fields.balances ?? left.balances,
    balancesSpreadOn: fields.balancesSpreadOn ?? left.balancesSpreadOn,
    owedCents: withBalances(given, left.balance).at(-1)?.balanceAfter ?? left.balance,
  }
}
