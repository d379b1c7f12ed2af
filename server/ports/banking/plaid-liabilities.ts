/**
 * A bank's liability as one of our debts. Unknown fields stay null: the person is asked, and nothing is invented.
 * Rate of a card: the purchase rate, else the rate that most of the balance has. A special rate on some of the balance
 * is a promotion, and so is any rate of 0 %: Plaid tells an introductory rate as the rate of purchases. The rate after it
 * is then unknown. Example: purchase 24.99 % and special 0 % on $1,200 is 249900 and a promotion at 0.
 */
import type { DebtType } from '#contracts/money/debts.ts'
import { storedBalances } from '#engine/debts/balances/balance-words.ts'
import { MOST_BALANCES } from '#engine/debts/balances/kept.ts'
import type { Liability, LinkedAccount } from './banking.ts'
import type { PlaidApr, PlaidLiabilities, PlaidLiability } from './plaid-answers.ts'
import { nearestCents, dayOrNull, ppmOf } from './plaid-figures.ts'
import { pauseOf, studentMinimums } from './plaid-student.ts'

const loanTypes: Record<string, DebtType> = {
  auto: 'auto_loan',
  student: 'student_loan',
  mortgage: 'mortgage',
  'home equity': 'mortgage',
  'home equity loan': 'mortgage',
  construction: 'mortgage',
  'line of credit': 'credit_card',
}

/** What kind of debt an account is: every credit account a card, a loan by its subtype. */
export function debtTypeOf({ type, subtype }: Pick<LinkedAccount, 'type' | 'subtype'>): DebtType {
  if (type === 'credit') return 'credit_card'
  return loanTypes[subtype ?? ''] ?? 'personal_loan'
}

const heldBy = (apr: PlaidApr) => apr.balance_subject_to_apr ?? 0

/** The rate with the most of the balance; of equals the higher, which promises less. */
function largest(aprs: PlaidApr[]): PlaidApr | undefined {
  return aprs.toSorted((a, b) => heldBy(b) - heldBy(a) || b.apr_percentage - a.apr_percentage)[0]
}

/** A rate that ends one day, which Plaid does not name. */
const isOffer = (apr: PlaidApr) => apr.apr_type === 'special' || apr.apr_percentage === 0

const isPurchase = (apr: PlaidApr) => apr.apr_type === 'purchase_apr'

function usualRate(aprs: PlaidApr[]): number | null {
  const usual = aprs.filter((apr) => !isOffer(apr))
  const ofPurchases = usual.filter(isPurchase)
  // A rate of cash advances says nothing of what purchases will cost after their offer.
  if (ofPurchases.length === 0 && aprs.some(isPurchase)) return null
  return ppmOf(largest(ofPurchases.length > 0 ? ofPurchases : usual)?.apr_percentage)
}

function promotionOf(aprs: PlaidApr[]): Liability['promotional'] {
  const usualPpm = usualRate(aprs)
  const held = largest(aprs.filter((apr) => isOffer(apr) && apr.balance_subject_to_apr !== 0))
  const aprPpm = ppmOf(held?.apr_percentage)
  if (held === undefined || aprPpm === null || (usualPpm !== null && aprPpm >= usualPpm)) return null
  return { aprPpm, endsOn: null, balanceCents: nearestCents(held.balance_subject_to_apr) }
}

/** By the bank's word for the rate: our id of the balance. */
const balanceIds: Readonly<Record<string, keyof typeof storedBalances>> = {
  purchase_apr: 'purchases',
  cash_apr: 'cash',
  balance_transfer_apr: 'transfer',
  special: 'special',
  penalty_apr: 'penalty',
}

/**
 * The balances of a card that has several, each with its rate. When a special rate ends is not told: until the person
 * says so, its balance counts at the usual rate, which promises less.
 */
function balancesOf(aprs: PlaidApr[]): Liability['balances'] {
  const usualPpm = usualRate(aprs)
  const seen = new Map<string, number>()
  const rows = aprs.flatMap((apr) => {
    const id = balanceIds[apr.apr_type] ?? 'other'
    const balance = nearestCents(apr.balance_subject_to_apr) ?? 0
    const interestRate = isOffer(apr) ? usualPpm : ppmOf(apr.apr_percentage)
    if (balance <= 0 || interestRate === null) return []
    const count = (seen.get(id) ?? 0) + 1
    seen.set(id, count)
    return [{ id: count === 1 ? id : `${id}-${count}`, name: storedBalances[id], balance, interestRate }]
  })
  return rows.length > 1 ? rows.slice(0, MOST_BALANCES) : []
}

function lastPaymentOf(given: PlaidLiability): Liability['lastPayment'] {
  const cents = nearestCents(given.last_payment_amount)
  const on = dayOrNull(given.last_payment_date)
  return cents === null || cents <= 0 || on === null ? null : { cents, on }
}

function lastStatementOf(given: PlaidLiability): Liability['lastStatement'] {
  const balanceCents = nearestCents(given.last_statement_balance)
  return balanceCents === null ? null : { balanceCents, on: dayOrNull(given.last_statement_issue_date) }
}

/** A least payment of nothing is not one that could be kept. */
function paymentOf(amount: number | null | undefined): number | null {
  const cents = nearestCents(amount)
  return cents === null || cents < 0 ? null : cents
}

type Terms = Omit<Liability, 'accountId' | 'debtType' | 'balanceCents'>

/** A payment every other week is no monthly minimum, and is left for the person to say. */
const leastPayment = (given: PlaidLiability) =>
  given.minimum_payment_amount ??
  given.next_monthly_payment ??
  (given.payment_frequency === 'monthly' ? given.next_payment_amount : null)

/** The terms of one debt; each kind of debt has some of these fields. */
const termsOf = (given: PlaidLiability): Terms => ({
  aprPpm:
    ppmOf(given.interest_rate_percentage ?? given.interest_rate?.percentage) ?? usualRate(given.aprs ?? []),
  promotional: promotionOf(given.aprs ?? []),
  balances: balancesOf(given.aprs ?? []),
  minimumPaymentCents: paymentOf(leastPayment(given)),
  pause: pauseOf(given),
  nextDueOn: dayOrNull(given.next_payment_due_date),
  lastPayment: lastPaymentOf(given),
  lastStatement: lastStatementOf(given),
  isOverdue: given.is_overdue === true || (given.past_due_amount ?? 0) > 0,
  escrowCents: nearestCents(given.escrow_balance),
})

function termsByAccount(given: PlaidLiabilities): Map<string, Terms> {
  const { loan, line_of_credit: line, mortgage, student, credit } = given
  const kinds: (PlaidLiability[] | null | undefined)[] = [loan, line, mortgage, student, credit]
  const listed = kinds.flatMap((kind) => kind ?? [])
  return new Map(listed.flatMap((one) => (one.account_id ? [[one.account_id, termsOf(one)]] : [])))
}

/** Every credit and loan account with its terms; accounts without a balance are left out. */
export function liabilitiesOf(accounts: LinkedAccount[], given: PlaidLiabilities): Liability[] {
  const terms = termsByAccount(given)
  const owed = accounts.flatMap((account) => {
    const { id, type, currentCents } = account
    if ((type !== 'credit' && type !== 'loan') || currentCents === null) return []
    const balanceCents = Math.max(0, currentCents)
    return [{ accountId: id, debtType: debtTypeOf(account), balanceCents, ...(terms.get(id) ?? termsOf({})) }]
  })
  const balances = new Map(owed.map(({ accountId, balanceCents }) => [accountId, balanceCents]))
  const minimums = studentMinimums(given.student ?? [], balances)
  return owed.map((one) => {
    const minimum = minimums.get(one.accountId)
    return minimum === undefined ? one : { ...one, minimumPaymentCents: minimum }
  })
}
