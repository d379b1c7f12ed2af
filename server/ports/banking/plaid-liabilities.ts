/**
 * A bank's liability as a debt of ours. What the bank does not say stays null: the person is asked, nothing is made up.
 * Rate of a card: the purchase rate, else the rate that most of the balance has. A special rate of 0 % on some of the
 * balance is a promotion. Example: purchase 24.99 % and special 0 % on $1,200 is 249900 and a promotion at 0.
 */
import type { DebtType } from '#contracts/debts.ts'
import type { Liability, LinkedAccount } from './banking.ts'
import type {
  CardLiability,
  CreditLineLiability,
  LoanLiability,
  MortgageLiability,
  PlaidApr,
  PlaidLiabilities,
  StudentLiability,
} from './plaid-answers.ts'
import { nearestCents, dayOrNull, ppmOf } from './plaid-figures.ts'

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

function usualRate(aprs: PlaidApr[]): number | null {
  const usual = aprs.filter((apr) => apr.apr_type !== 'special')
  const purchases = usual.filter((apr) => apr.apr_type === 'purchase_apr')
  return ppmOf(largest(purchases.length > 0 ? purchases : usual)?.apr_percentage)
}

function promotionOf(aprs: PlaidApr[]): Liability['promotional'] {
  const free = aprs.filter((apr) => apr.apr_type === 'special' && apr.apr_percentage === 0)
  const held = largest(free.filter((apr) => apr.balance_subject_to_apr !== 0))
  if (held === undefined) return null
  return { aprPpm: 0, endsOn: null, balanceCents: nearestCents(held.balance_subject_to_apr) }
}

type Paid = Pick<CardLiability, 'last_payment_amount' | 'last_payment_date'>

function lastPaymentOf(given: Paid): Liability['lastPayment'] {
  const cents = nearestCents(given.last_payment_amount)
  const on = dayOrNull(given.last_payment_date)
  return cents === null || cents <= 0 || on === null ? null : { cents, on }
}

type Stated = Pick<CardLiability, 'last_statement_balance' | 'last_statement_issue_date'>

function lastStatementOf(given: Stated): Liability['lastStatement'] {
  const balanceCents = nearestCents(given.last_statement_balance)
  return balanceCents === null ? null : { balanceCents, on: dayOrNull(given.last_statement_issue_date) }
}

/** A least payment of nothing is not one that could be kept. */
function paymentOf(amount: number | null | undefined): number | null {
  const cents = nearestCents(amount)
  return cents === null || cents < 0 ? null : cents
}

const isPastDue = (amount: number | null | undefined) => (amount ?? 0) > 0

type Terms = Omit<Liability, 'accountId' | 'debtType' | 'balanceCents'>

const noTerms: Terms = {
  aprPpm: null,
  promotional: null,
  minimumPaymentCents: null,
  nextDueOn: null,
  lastPayment: null,
  lastStatement: null,
  isOverdue: false,
  escrowCents: null,
}

const cardTerms = (card: CardLiability): Terms => ({
  ...noTerms,
  aprPpm: usualRate(card.aprs),
  promotional: promotionOf(card.aprs),
  minimumPaymentCents: paymentOf(card.minimum_payment_amount),
  nextDueOn: dayOrNull(card.next_payment_due_date),
  lastPayment: lastPaymentOf(card),
  lastStatement: lastStatementOf(card),
  isOverdue: card.is_overdue === true,
})

const studentTerms = (loan: StudentLiability): Terms => ({
  ...noTerms,
  aprPpm: ppmOf(loan.interest_rate_percentage),
  minimumPaymentCents: paymentOf(loan.minimum_payment_amount),
  nextDueOn: dayOrNull(loan.next_payment_due_date),
  lastPayment: lastPaymentOf(loan),
  lastStatement: lastStatementOf(loan),
  isOverdue: loan.is_overdue === true,
})

const mortgageTerms = (loan: MortgageLiability): Terms => ({
  ...noTerms,
  aprPpm: ppmOf(loan.interest_rate?.percentage),
  minimumPaymentCents: paymentOf(loan.next_monthly_payment),
  nextDueOn: dayOrNull(loan.next_payment_due_date),
  lastPayment: lastPaymentOf(loan),
  isOverdue: isPastDue(loan.past_due_amount),
  escrowCents: nearestCents(loan.escrow_balance),
})

/** A payment every other week is no monthly minimum, and is left for the person to say. */
const loanTerms = (loan: LoanLiability): Terms => ({
  ...noTerms,
  aprPpm: ppmOf(loan.interest_rate?.percentage),
  minimumPaymentCents: loan.payment_frequency === 'monthly' ? paymentOf(loan.next_payment_amount) : null,
  nextDueOn: dayOrNull(loan.next_payment_due_date),
  lastPayment: lastPaymentOf(loan),
})

const creditLineTerms = (line: CreditLineLiability): Terms => ({
  ...noTerms,
  aprPpm: ppmOf(line.interest_rate?.percentage) ?? usualRate(line.aprs),
  promotional: promotionOf(line.aprs),
  minimumPaymentCents: paymentOf(line.minimum_payment_amount),
  nextDueOn: dayOrNull(line.next_payment_due_date),
  lastPayment: lastPaymentOf(line),
  lastStatement: lastStatementOf(line),
  isOverdue: isPastDue(line.past_due_amount),
})

function termsByAccount(given: PlaidLiabilities): Map<string, Terms> {
  const terms = new Map<string, Terms>()
  const keep = <L extends { account_id?: string | null | undefined }>(
    list: L[] | null | undefined,
    read: (one: L) => Terms,
  ) => {
    for (const one of list ?? []) if (one.account_id) terms.set(one.account_id, read(one))
  }
  keep(given.loan, loanTerms)
  keep(given.line_of_credit, creditLineTerms)
  keep(given.mortgage, mortgageTerms)
  keep(given.student, studentTerms)
  keep(given.credit, cardTerms)
  return terms
}

/** Every account that is owed on, with what the bank says of it; an account without a balance is none. */
export function liabilitiesOf(accounts: LinkedAccount[], given: PlaidLiabilities): Liability[] {
  const terms = termsByAccount(given)
  return accounts.flatMap((account) => {
    const { id, type, currentCents } = account
    if ((type !== 'credit' && type !== 'loan') || currentCents === null) return []
    const balanceCents = Math.max(0, currentCents)
    return [{ accountId: id, debtType: debtTypeOf(account), balanceCents, ...(terms.get(id) ?? noTerms) }]
  })
}
