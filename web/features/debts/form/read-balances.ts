import { unlikeSum } from '#engine/debts/balances/refusals.ts'
import { typedCents } from '#web/forms/read-typed.ts'
import { formSentences } from '../messages.ts'
import { balanceSentences as sentences } from './balance-messages.ts'
import { countOf, rowKey } from './balance-rows.ts'
import { missing, type Reader } from './debt-reader.ts'
import type { DebtBody } from './debt-values.ts'

type Balance = NonNullable<DebtBody['balances']>[number]

function readOffer(reader: Reader, row: number): Pick<Balance, 'promotionalRate' | 'deferredInterest'> {
  const none = { promotionalRate: null, deferredInterest: null }
  const [rate, ends] = [rowKey(row, 'offerRate'), rowKey(row, 'offerEndsOn')]
  const kind = reader.values[rowKey(row, 'offer')]
  if (kind !== 'promotion' && kind !== 'deferral') return none
  const endsOn = reader.offerEnd(ends) ?? missing(reader, ends, formSentences.promoEndsOn)
  if (kind === 'promotion') {
    const interestRate = reader.percent(rate) ?? missing(reader, rate, formSentences.promoRate)
    return { ...none, promotionalRate: { interestRate, endsOn } }
  }
  // What is charged at the end is the rate of the balance.
  const interestRate = reader.percent(rowKey(row, 'interestRate')) ?? '0'
  const accruedOn = reader.accruedOn(rowKey(row, 'accruedOn'))
  const accrued = reader.amount(rowKey(row, 'accrued')) ?? '0.00'
  return { ...none, deferredInterest: { interestRate, endsOn, accrued, accruedOn } }
}

function readBalance(reader: Reader, row: number): Balance {
  const [name, balance, rate] = [rowKey(row, 'name'), rowKey(row, 'balance'), rowKey(row, 'interestRate')]
  return {
    id: reader.values[rowKey(row, 'id')] ?? String(row + 1),
    name: reader.values[name]?.trim() || missing(reader, name, sentences.name),
    balance: reader.amount(balance) ?? missing(reader, balance, sentences.balance),
    interestRate: reader.percent(rate) ?? missing(reader, rate, sentences.rate),
    ...readOffer(reader, row),
  }
}

/** The several balances of a card, or null where it has one. A sum unlike the balance is a sentence beside the rows. */
export function readBalances(reader: Reader): Balance[] | null {
  const count = countOf(reader.values)
  if (count === 0) return null
  const balances = Array.from({ length: count }, (_, row) => readBalance(reader, row))
  const whole = typedCents(reader.amount('balance') ?? '', 0)
  const amounts = balances.map(({ balance }) => typedCents(String(balance), 0))
  const sum = amounts.reduce<number | null>(
    (cents, amount) => (cents === null || amount === null ? null : cents + amount),
    0,
  )
  if (whole !== null && sum !== null && sum !== whole)
    reader.errors.balanceCount = unlikeSum(sum, whole).words()
  return balances
}
