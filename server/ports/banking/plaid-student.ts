/**
 * Two things of student loans that Plaid tells apart from the amounts. A pause: no payment is due in a deferment, a
 * forbearance, in school or in the grace period after it. And one minimum for several loans: some servicers ask for one
 * payment under an account number, and Plaid repeats it on each loan (its note on `minimum_payment_amount`). The loans
 * then share it by what is owed on each, to the cent.
 * Example: three loans of $6,000, $3,000 and $1,000 under one number with $150 each come to $90, $45 and $15.
 * A minimum of $0 while a loan is repaid is what some servicers show under autopay: unknown, unless the plan goes by income.
 */
import type { RepaymentPause } from './banking.ts'
import type { PlaidLiability } from './plaid-answers.ts'
import { dayOrNull, nearestCents } from './plaid-figures.ts'

const pauseKinds: Record<string, RepaymentPause['kind']> = {
  deferment: 'deferment',
  forbearance: 'forbearance',
  'in school': 'school',
  'in grace': 'grace',
}

/** A servicer that still names an amount and a day has a smaller payment and no pause. */
export function pauseOf(given: PlaidLiability): RepaymentPause | null {
  const kind = pauseKinds[given.loan_status?.type ?? '']
  if (kind === undefined) return null
  const isAskedFor =
    (given.minimum_payment_amount ?? 0) > 0 && dayOrNull(given.next_payment_due_date) !== null
  return kind === 'forbearance' && isAskedFor
    ? null
    : { kind, endsOn: dayOrNull(given.loan_status?.end_date) }
}

/** the words of Plaid's plans whose payment follows the income, and may be nothing */
const BY_INCOME = /income|pay as you earn|saving on a valuable education/

function ownMinimum(given: PlaidLiability): number | null {
  const cents = nearestCents(given.minimum_payment_amount)
  if (cents === null || cents < 0) return null
  const mayBeNothing = pauseOf(given) !== null || BY_INCOME.test(given.repayment_plan?.type ?? '')
  return cents === 0 && !mayBeNothing ? null : cents
}

/** Parts of an amount in proportion to `weights`, which add up to it: what rounding leaves goes to the last. */
function partsOf(cents: number, weights: number[]): number[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  const parts = weights.slice(0, -1).map((weight) => Math.floor((cents * weight) / whole))
  return [...parts, cents - parts.reduce((sum, part) => sum + part, 0)]
}

type Owing = { id: string; balanceCents: number; given: PlaidLiability; cents: number }

/** The loans under one number share their minimum where it is the same on each of them. */
function sharedBy(owing: Owing[]): [string, number][] {
  const [first, ...others] = owing
  if (first === undefined || others.length === 0 || others.some(({ cents }) => cents !== first.cents))
    return []
  const parts = partsOf(
    first.cents,
    owing.map(({ balanceCents }) => balanceCents),
  )
  return owing.map(({ id }, index) => [id, parts[index]!])
}

/** The least monthly payment of each student loan by its account's id; null: unknown. */
export function studentMinimums(
  loans: PlaidLiability[],
  balances: ReadonlyMap<string, number>,
): Map<string, number | null> {
  const minimums = new Map<string, number | null>()
  const owing: Owing[] = []
  for (const given of loans) {
    if (!given.account_id) continue
    const [cents, balanceCents] = [ownMinimum(given), balances.get(given.account_id) ?? 0]
    const isOver = balanceCents === 0 && cents === null
    minimums.set(given.account_id, isOver ? 0 : cents)
    if (cents !== null && cents > 0 && balanceCents > 0 && pauseOf(given) === null)
      owing.push({ id: given.account_id, balanceCents, given, cents })
  }
  const numbered = owing.filter(({ given }) => given.account_number)
  for (const group of Map.groupBy(numbered, ({ given }) => given.account_number).values())
    for (const [id, cents] of sharedBy(group)) minimums.set(id, cents)
  return minimums
}
