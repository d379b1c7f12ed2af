/** Makes debts of a bank's accounts and keeps them up to date. A figure that the bank does not give, or that is out of range, is absent. */
import { isDeepStrictEqual } from 'node:util'
import { bankBalances } from '#server/features/debts/balances/card-balances.queries.ts'
import { MAX_DEBTS } from '#engine/debts/entries/refusals.ts'
import type { BankFigure } from '#contracts/money/debts.ts'
import type { Executor } from '#server/db/executor.ts'
import {
  countDebts,
  insertDebt,
  insertLines,
  lockDebt,
  saveDebt,
} from '#server/features/debts/debts.queries.ts'
import type { DebtFields, DebtWithBank } from '#server/features/debts/debts.queries.ts'
import type { Liability, LinkedAccount } from '#server/ports/banking/banking.ts'
import { insertBankDebt, saveAccount, saveBankDebt } from '../banks.queries.ts'
import type { BankAccountRow } from '#server/features/bank-accounts/bank-accounts.table.ts'
import type { BankDebtRow, FetchedFigures } from '#server/features/debts/bank-debts.table.ts'
import { syncDebtEntries } from './sync-debt-entries.ts'
import type { Moves } from './store-transactions.ts'
import { MAX_AMOUNT_CENTS, MAX_RATE_PPM } from '#engine/money/cents.ts'
import { bankTexts } from '../messages.ts'
import { sanitizeText } from '../sanitize-text.ts'

export type Following = {
  account: BankAccountRow
  linked: LinkedAccount
  liability: Liability
  now: Date
  /** YYYY-MM-DD */
  today: string
}

/** Makes a debt of an account, with what is owed today as its opening line. A person who keeps as many as they may gets none. */
export async function makeDebt(tx: Executor, following: Following): Promise<void> {
  const { account, linked, liability, now, today } = following
  const { userId } = account
  const fetched = figuresOf(linked, liability, today)
  if (fetched.balance === undefined || (await countDebts(tx, userId)) >= MAX_DEBTS) return
  const { balance, balances } = fetched
  const several = balances && bankBalances(null, balances, { balanceCents: balance, day: today })
  const fields = { ...fieldsOf(fetched, []), ...several, name: fetched.name!, type: liability.debtType }
  const key = await insertDebt(tx, userId, fields)
  await insertLines(tx, key, [{ kind: 'opening', amount: fetched.balance, occurredOn: today }])
  await insertBankDebt(tx, {
    ...key,
    accountId: account.id,
    fetchedAt: now,
    fetched,
    followedFrom: today,
    lastPaymentOn: liability.lastPayment?.on ?? null,
  })
  await saveAccount(tx, { userId, accountId: account.id }, { madeDebt: true })
}

function differs(debt: DebtWithBank, fields: Partial<DebtFields>): boolean {
  return Object.entries(fields).some(
    ([name, value]) => !isDeepStrictEqual(debt[name as keyof DebtFields], value),
  )
}

/**
 * Brings a debt up to date: its figures except those the person typed, and its ledger. With `isLinked` the bank was
 * linked anew: what happened before today is in its balance already.
 */
export async function syncDebt(
  tx: Executor,
  following: Following & { source: BankDebtRow; moves: Moves; isLinked: boolean },
): Promise<void> {
  const { linked, liability, now, today, moves, isLinked } = following
  const source = isLinked ? { ...following.source, followedFrom: today } : following.source
  const key = { userId: source.userId, debtId: source.debtId }
  const debt = await lockDebt(tx, key)
  if (!debt) return
  const fetched = figuresOf(linked, liability, today)
  const balance = fetched.balance ?? null
  const kept = await syncDebtEntries(tx, { debt, source, liability, balance, moves, today })
  const { isChanged, balances, balancesSpreadOn, owedCents, ...noted } = kept
  await saveBankDebt(tx, key, { ...noted, followedFrom: source.followedFrom, fetchedAt: now, fetched })
  const told = source.typed.includes('balances') ? undefined : fetched.balances
  const owed = { ...debt, balances, balancesSpreadOn }
  const moved = told
    ? bankBalances(owed, told, { balanceCents: owedCents, day: today })
    : { balances, balancesSpreadOn }
  const fields = { ...afterPause(source, fetched), ...fieldsOf(fetched, source.typed), ...moved }
  if (isChanged || differs(debt, fields)) await saveDebt(tx, key, { ...fields, version: debt.version + 1 })
}

/** contracts/money/debts.ts allows no longer name */
const LONGEST_NAME = 80

const within = (value: number | null, most: number) =>
  value !== null && value >= 0 && value <= most ? value : undefined

/** A name that a debt may have, of what a bank calls the account. */
function debtName(name: string): string {
  return sanitizeText(name, LONGEST_NAME) || bankTexts().unnamedAccount
}

/** What a pause has left behind when it is over, and the bank does not yet say what is due: the person is asked. */
function afterPause(source: BankDebtRow, fetched: FetchedFigures): Partial<DebtFields> {
  const isOver = source.fetched.pause !== undefined && fetched.pause === undefined
  return isOver && !source.typed.includes('minimumPayment') ? { minimumPayment: null } : {}
}

/** While payments pause the least payment is none, and the day it ends is the next that could ask for one. */
function duringPause(pause: Liability['pause'], today: string): FetchedFigures {
  if (pause === null || (pause.endsOn !== null && pause.endsOn < today)) return {}
  return { pause, minimumPayment: 0, ...(pause.endsOn !== null && { paymentDueDate: pause.endsOn }) }
}

function figuresOf(account: LinkedAccount, liability: Liability, today: string): FetchedFigures {
  const { promotional } = liability
  const figures: FetchedFigures = { name: debtName(account.name) }
  const balance = within(liability.balanceCents, MAX_AMOUNT_CENTS)
  const interestRate = within(liability.aprPpm, MAX_RATE_PPM)
  const minimumPayment = within(liability.minimumPaymentCents, MAX_AMOUNT_CENTS)
  const creditLimit = within(account.limitCents, MAX_AMOUNT_CENTS)
  if (balance !== undefined) figures.balance = balance
  if (interestRate !== undefined) figures.interestRate = interestRate
  if (minimumPayment !== undefined) figures.minimumPayment = minimumPayment
  if (creditLimit !== undefined) figures.creditLimit = creditLimit
  if (liability.nextDueOn !== null) figures.paymentDueDate = liability.nextDueOn
  const balances = liability.balances.filter(
    ({ balance: cents, interestRate: ppm }) => cents <= MAX_AMOUNT_CENTS && ppm <= MAX_RATE_PPM,
  )
  if (balances.length > 1) figures.balances = balances
  if (promotional?.endsOn)
    figures.promotionalRate = { ratePpm: promotional.aprPpm, endsOn: promotional.endsOn }
  if (liability.escrowCents !== null) figures.escrow = liability.escrowCents
  return { ...figures, ...duringPause(liability.pause, today) }
}

/** The fields to write: the bank's figures, except those the person typed. The balance follows from the debt's entries. */
function fieldsOf(fetched: FetchedFigures, typed: BankFigure[]): Partial<DebtFields> {
  const {
    balance: _balance,
    balances: _balances,
    promotionalRate,
    pause,
    escrow: _escrow,
    ...plain
  } = fetched
  const fields: Partial<DebtFields> = { ...plain }
  if (pause?.endsOn === null) fields.paymentDueDate = null
  if (promotionalRate) {
    fields.promotionalRate = promotionalRate.ratePpm
    fields.promotionalEndsOn = promotionalRate.endsOn
  }
  for (const figure of typed) {
    if (figure !== 'balance' && figure !== 'balances') delete fields[figure]
    if (figure === 'promotionalRate') delete fields.promotionalEndsOn
  }
  return fields
}
