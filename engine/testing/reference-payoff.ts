/**
 * The month loop a second time, slowly and plainly, in BigInt: what planPayoff is compared with.
 * It shares no code with the engine, proves nothing about `never`, and stops after `months`.
 */
import type { MinimumRule, PayoffDebt, PayoffInput, PlannedPayment } from '#engine/debts/debt.ts'

type Row = { id: string; interest: bigint; payment: bigint; balance: bigint }
export type ReferencePlan = { end: 'paid' | 'short' | 'open'; months: number; rows: Row[][] }

type Account = {
  debt: PayoffDebt
  entered: number
  start: bigint
  balance: bigint
  interest: bigint
  payment: bigint
  minimum: bigint
  gathered: bigint
}

/** a / b rounded half up, both positive */
const halfUp = (a: bigint, b: bigint) => (2n * a + b) / (2n * b)
const least = (a: bigint, b: bigint) => (a < b ? a : b)

function rateOf(debt: PayoffDebt, month: number): bigint {
  const begun = debt.rates.filter((step) => step.fromMonth <= month)
  return BigInt(begun[begun.length - 1]?.aprPpm ?? 0)
}

function minimumOf(rule: MinimumRule, balance: bigint, interest: bigint): bigint {
  if (rule.kind === 'fixed') return BigInt(rule.cents)
  const round = (cents: bigint) => {
    if (rule.round === 'cent') return cents
    const dollars = rule.round === 'dollarDown' ? cents / 100n : (cents + 99n) / 100n
    return dollars * 100n
  }
  const shared = rule.ofNewBalance ? balance + interest : balance
  const share = halfUp(shared * BigInt(rule.ppm), 1_000_000n)
  const added = rule.plusInterest ? interest : 0n
  const asked = rule.roundBeforeInterest ? round(share) + added : round(share + added)
  const legs = [asked, BigInt(rule.floorCents)]
  if (rule.interestPlusCents !== undefined) legs.push(interest + BigInt(rule.interestPlusCents))
  return legs.reduce((most, leg) => (leg > most ? leg : most))
}

const sign = (difference: bigint) => (difference < 0n ? -1 : difference > 0n ? 1 : 0)

function targetsInOrder(open: Account[], input: PayoffInput, month: number): Account[] {
  const rate = (account: Account) => rateOf(account.debt, month)
  const avalanche = (a: Account, b: Account) =>
    sign(rate(b) - rate(a)) || sign(a.start - b.start) || a.entered - b.entered
  const snowball = (a: Account, b: Account) =>
    sign(a.start - b.start) || sign(rate(b) - rate(a)) || a.entered - b.entered
  const { order } = input
  if (order === 'snowball') return open.toSorted(snowball)
  if (typeof order !== 'string' && !Array.isArray(order))
    return paidNext(open, order.payments, { month, avalanche })
  if (!Array.isArray(order)) return open.toSorted(avalanche)
  const listed = [...new Set(order)].flatMap((id) => open.filter(({ debt }) => debt.id === id))
  const others = open.filter((account) => !listed.includes(account)).toSorted(avalanche)
  return [...listed, ...others]
}

/** By the next month, after this one, in which the plan pays a debt; the larger payment of it first. */
function paidNext(
  open: Account[],
  payments: readonly PlannedPayment[],
  { month, avalanche }: { month: number; avalanche: (a: Account, b: Account) => number },
): Account[] {
  const next = ({ debt }: Account) => {
    const later = payments.filter((one) => one.id === debt.id && one.month > month && one.cents > 0)
    const at = Math.min(...later.map((one) => one.month))
    const largest = Math.max(...later.filter((one) => one.month === at).map(({ cents }) => cents))
    return { at, largest: later.length > 0 ? largest : 0 }
  }
  return open.toSorted((a, b) => {
    const [one, other] = [next(a), next(b)]
    if (one.at !== other.at) return one.at < other.at ? -1 : 1
    return one.at === Infinity ? avalanche(a, b) : other.largest - one.largest
  })
}

/** Pays what the plan names for the month, in its order; gives what is left of the money. */
function payNamed(
  open: Account[],
  { order }: PayoffInput,
  { month, money }: { month: number; money: bigint },
) {
  let left = money
  if (typeof order === 'string' || Array.isArray(order)) return left
  for (const { id, cents } of order.payments.filter((one) => one.month === month)) {
    const account = open.find(({ debt }) => debt.id === id)
    if (!account) continue
    const paid = least(least(left, BigInt(cents)), account.balance)
    account.payment += paid
    account.balance -= paid
    left -= paid
  }
  return left
}

const PARTS = 1_000_000_000_000_000n

/** A month's interest: a twelfth of the rate, or what 365 / 12 days of compounding add. */
function interestOf(balance: bigint, aprPpm: bigint, accrual: PayoffInput['accrual']): bigint {
  if (accrual !== 'dailyCompound') return halfUp(balance * aprPpm, 12_000_000n)
  const growth = (1 + Number(aprPpm) / 365_000_000) ** (365 / 12) - 1
  return halfUp(balance * BigInt(Math.round(growth * Number(PARTS))), PARTS)
}

function charge(account: Account, month: number, accrual: PayoffInput['accrual']): void {
  const { debt } = account
  account.interest = interestOf(account.balance, rateOf(debt, month), accrual)
  if (debt.deferred && month <= debt.deferred.untilMonth) {
    account.gathered += interestOf(account.balance, BigInt(debt.deferred.aprPpm), accrual)
  }
  account.balance += account.interest
}

function chargeGathered(account: Account): void {
  account.interest += account.gathered
  account.balance += account.gathered
  account.gathered = 0n
}

/** The plan of an input for at most `months` months. */
export function referencePayoff(input: PayoffInput, months: number): ReferencePlan {
  const first = input.convention === 'payThenAccrue'
  const accounts: Account[] = input.debts.map((debt, entered) => ({
    debt,
    entered,
    start: 0n,
    balance: BigInt(debt.balanceCents),
    interest: 0n,
    payment: 0n,
    minimum: 0n,
    gathered: BigInt(debt.deferred?.accruedCents ?? 0),
  }))
  const rows: Row[][] = []
  let budget = input.budgetCents === undefined ? null : BigInt(input.budgetCents)
  for (let month = 1; month <= months; month += 1) {
    const open = accounts.filter(({ balance }) => balance > 0n)
    if (open.length === 0) return { end: 'paid', months: month - 1, rows }
    for (const account of open) {
      account.start = account.balance
      if (!first) {
        charge(account, month, input.accrual)
        if (month === 1 && account.debt.deferred?.untilMonth === 0) chargeGathered(account)
      }
      const asked = minimumOf(account.debt.minimum, account.start, account.interest)
      account.minimum = least(asked, account.balance)
    }
    const minimums = open.reduce((sum, { minimum }) => sum + minimum, 0n)
    budget ??= minimums + BigInt(input.extraCents ?? 0)
    let money = budget
    for (const change of input.changes ?? []) if (change.fromMonth <= month) money += BigInt(change.addCents)
    if (money < 0n) money = 0n
    for (const lump of input.lumpSums ?? []) {
      if (lump.month === month || (lump.month === 0 && month === 1)) money += BigInt(lump.cents)
    }
    if (input.order !== 'minimumsOnly' && money < minimums) return { end: 'short', months: month - 1, rows }
    let left = input.order === 'minimumsOnly' ? 0n : money - minimums
    for (const account of open) {
      account.payment = account.minimum
      account.balance -= account.minimum
    }
    left = payNamed(open, input, { month, money: left })
    for (const target of targetsInOrder(open, input, month)) {
      const paid = least(left, target.balance)
      target.payment += paid
      target.balance -= paid
      left -= paid
    }
    for (const account of open) {
      if (first) charge(account, month, input.accrual)
      const { deferred } = account.debt
      if (!deferred || account.balance === 0n) continue
      if (deferred.untilMonth === month || (first && deferred.untilMonth === 0 && month === 1)) {
        chargeGathered(account)
      }
    }
    rows.push(
      accounts.map((account) => ({
        id: account.debt.id,
        interest: open.includes(account) ? account.interest : 0n,
        payment: open.includes(account) ? account.payment : 0n,
        balance: account.balance,
      })),
    )
  }
  const isPaid = accounts.every(({ balance }) => balance === 0n)
  return { end: isPaid ? 'paid' : 'open', months, rows }
}
