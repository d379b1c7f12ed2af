/** What a bank says of a debt, as the figures we keep of it; what it does not say, or says beyond belief, is absent. */
import type { BankFigure } from '#contracts/money/debts.ts'
import { MAX_AMOUNT_CENTS, MAX_RATE_PPM } from '#engine/money/cents.ts'
import type { DebtFields } from '#server/features/debts/debts.queries.ts'
import type { Liability, LinkedAccount } from '#server/ports/banking/banking.ts'
import type { FetchedFigures } from '#server/features/debts/bank-debts.table.ts'
import { plainLine } from './plain-line.ts'

/** contracts/money/debts.ts allows no longer name */
const LONGEST_NAME = 80

const within = (value: number | null, most: number) =>
  value !== null && value >= 0 && value <= most ? value : undefined

/** A name that a debt may have, of what a bank calls the account. */
function debtName(name: string): string {
  return plainLine(name, LONGEST_NAME) || 'Bank account'
}

export function figuresOf(account: LinkedAccount, liability: Liability): FetchedFigures {
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
  if (promotional?.endsOn)
    figures.promotionalRate = { ratePpm: promotional.aprPpm, endsOn: promotional.endsOn }
  return figures
}

/** The fields to write: what the bank says, except where the person typed. The balance is the ledger's. */
export function fieldsOf(fetched: FetchedFigures, typed: BankFigure[]): Partial<DebtFields> {
  const { balance: _balance, promotionalRate, ...plain } = fetched
  const fields: Partial<DebtFields> = { ...plain }
  if (promotionalRate) {
    fields.promotionalRate = promotionalRate.ratePpm
    fields.promotionalEndsOn = promotionalRate.endsOn
  }
  for (const figure of typed) {
    if (figure !== 'balance') delete fields[figure]
    if (figure === 'promotionalRate') delete fields.promotionalEndsOn
  }
  return fields
}
