/**
 * How what a bank tells becomes lines of a debt, in whole cents. The debt ends at what the bank says is owed, less the
 * payments recorded by hand that the bank has not seen yet. What its payments do not explain is one charge, below zero
 * where less is owed.
 * Example: $1,000.00 owed, the bank tells of a payment of $200.00 and says $850.00: a payment of $200.00 and a
 * charge of $50.00. With $100.00 paid by hand yesterday, which the bank does not show, the debt ends at $750.00.
 */
import { dayNumber } from '#engine/money/calendar.ts'

/** A bank shows a payment within this many days; until then one recorded by hand lowers what the bank says. */
const UNSEEN_DAYS = 7

export type HandPayment = { id: string; amount: number; occurredOn: string }
export type ReportedBankPayment = { id: string; amount: number; on: string }

const apart = (one: string, other: string) => Math.abs(dayNumber(one) - dayNumber(other))

/** Pairs what the bank tells with what was recorded by hand: the same amount within so many days, the nearest first. */
export function pairPayments(
  told: ReportedBankPayment[],
  { byHand, withinDays }: { byHand: HandPayment[]; withinDays: number },
): Map<string, string> {
  const free = [...byHand]
  const pairs = new Map<string, string>()
  for (const { id, amount, on } of told) {
    const [same] = free
      .filter((hand) => hand.amount === amount && apart(hand.occurredOn, on) <= withinDays)
      .toSorted((a, b) => apart(a.occurredOn, on) - apart(b.occurredOn, on))
    if (!same) continue
    free.splice(free.indexOf(same), 1)
    pairs.set(id, same.id)
  }
  return pairs
}

/**
 * The payments recorded by hand that a fall of the bank's balance explains, oldest first: the bank has them,
 * though it told of no transaction. `fall` is what its balance fell by beyond its transactions.
 */
export function confirmedByFall(open: HandPayment[], fall: number): string[] {
  let left = fall
  const confirmed: string[] = []
  for (const { id, amount } of open.toSorted((a, b) => a.occurredOn.localeCompare(b.occurredOn))) {
    if (amount > left) continue
    left -= amount
    confirmed.push(id)
  }
  return confirmed
}

/** Those recorded by hand so recently that the bank may not show them yet. */
export function stillUnseen(byHand: HandPayment[], today: string): HandPayment[] {
  return byHand.filter(({ occurredOn }) => dayNumber(today) - dayNumber(occurredOn) < UNSEEN_DAYS)
}

export type PlannedLine = { kind: 'charge' | 'payment'; amount: number; occurredOn: string; id?: string }

/** The lines that lead from `balance` to `target` with these payments among them; no line leaves less than nothing owed. */
export function planLines(given: {
  balance: number
  target: number
  payments: ReportedBankPayment[]
  today: string
}): PlannedLine[] {
  const paid = given.payments.reduce((sum, { amount }) => sum + amount, 0)
  const difference = given.target - (given.balance - paid)
  const payments = given.payments.map(({ id, amount, on }) => ({
    kind: 'payment' as const,
    amount,
    occurredOn: on,
    id,
  }))
  if (difference === 0) return payments
  const charge = { kind: 'charge' as const, amount: difference, occurredOn: given.today }
  return given.balance >= paid ? [...payments, charge] : [charge, ...payments]
}
