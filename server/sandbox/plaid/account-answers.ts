/** The peer's answers about a linked bank, in the SDK's own types. */
import type * as plaid from 'plaid'
import { addDays, monthsBefore } from '#engine/money/calendar.ts'
import { AccountType, AprType, CountryCode, sandboxWords } from '#server/outside/plaid-words.ts'
import { nulls } from '../nulls.ts'
import type { SandboxAccount, SandboxApr, SandboxBank, Terms } from './institutions.content.ts'
import { accountIdOf, accountsOf, dollars, idOf } from './ledger.ts'
import { errorBody, loginRequired } from './refusal.ts'
import type { StoredItem } from './store.ts'

/** The newest such day of a month, today or before. */
function lastDay(today: string, dayOfMonth: number): string {
  const thisMonth = `${today.slice(0, 8)}${String(dayOfMonth).padStart(2, '0')}`
  return thisMonth <= today ? thisMonth : monthsBefore(thisMonth, 1)
}

/** The next due day that is not paid yet. */
function nextDue({ dueDay, paidDay }: { dueDay: number; paidDay: number }, today: string): string {
  const paidOn = lastDay(today, paidDay)
  const coveredOn = addDays(paidOn, dueDay - paidDay)
  return monthsBefore(coveredOn, -1)
}

const aprTypes: Record<SandboxApr['type'], plaid.APRAprTypeEnum> = {
  purchase: AprType.Purchase,
  balanceTransfer: AprType.BalanceTransfer,
  cash: AprType.Cash,
  special: AprType.Special,
}

const aprOf = ({ type, percent, cents }: SandboxApr): plaid.APR => ({
  apr_percentage: percent,
  apr_type: aprTypes[type],
  balance_subject_to_apr: dollars(cents),
  interest_charge_amount: null,
})

/** Today's answer about one account of one link. */
type About = { item: StoredItem; account: SandboxAccount; today: string }

const balanceOf = ({ item, account }: About) => item.balances[account.key] ?? account.startCents

export function accountAnswer(about: About, isPersistent: boolean): plaid.AccountBase {
  const { item, account } = about
  const { key, limitCents, type } = account
  const current = balanceOf(about)
  const available = type === AccountType.Credit ? (limitCents ?? 0) - current : current
  return {
    account_id: accountIdOf(item.itemId, key),
    ...(isPersistent && { persistent_account_id: idOf(`${item.userId} ${item.institutionId} ${key}`) }),
    balances: {
      available: type === AccountType.Loan ? null : dollars(available),
      current: dollars(current),
      limit: limitCents === undefined ? null : dollars(limitCents),
      iso_currency_code: account.currency ?? 'USD',
      unofficial_currency_code: null,
    },
    mask: account.mask,
    name: account.name,
    official_name: account.officialName,
    type,
    subtype: account.subtype,
    holder_category: sandboxWords.holder,
  }
}

type TermsOf<K extends Terms['kind']> = Extract<Terms, { kind: K }>

function payments({ account, today }: About) {
  const { payment } = account
  return {
    last_payment_amount: payment === undefined ? null : dollars(payment.cents),
    last_payment_date: payment === undefined ? null : lastDay(today, payment.paidDay),
    next_payment_due_date: payment === undefined ? null : nextDue(payment, today),
  }
}

const cardAnswer = (about: About, terms: TermsOf<'card'>): plaid.CreditCardLiability => ({
  account_id: accountIdOf(about.item.itemId, about.account.key),
  aprs: terms.aprs.map((apr) => aprOf(apr)),
  is_overdue: false,
  ...payments(about),
  last_statement_issue_date: lastDay(about.today, terms.statementDay),
  last_statement_balance: dollars(terms.statementCents),
  minimum_payment_amount: dollars(terms.minimumCents),
})

const noPlace = nulls<plaid.ServicerAddressData>()('city region street postal_code country')

/** Deferred, a loan has no payment to come. */
function loanStatus({ today }: About, { deferredMonths }: TermsOf<'student'>) {
  const { repaying, deferred } = sandboxWords.loanStatus
  if (deferredMonths === undefined) return { loan_status: { end_date: null, type: repaying } }
  const end_date = monthsBefore(today, -deferredMonths)
  return { loan_status: { end_date, type: deferred }, next_payment_due_date: null }
}

const studentAnswer = (about: About, terms: TermsOf<'student'>): plaid.StudentLoan => ({
  ...nulls<plaid.StudentLoan>()(
    'account_number disbursement_dates expected_payoff_date origination_date',
    'origination_principal_amount outstanding_interest_amount payment_reference_number',
    'ytd_interest_paid ytd_principal_paid',
  ),
  account_id: accountIdOf(about.item.itemId, about.account.key),
  guarantor: 'Sandbox Department of Learning',
  interest_rate_percentage: terms.percent,
  is_overdue: false,
  ...payments(about),
  last_statement_balance: dollars(terms.statementCents),
  last_statement_issue_date: lastDay(about.today, terms.statementDay),
  loan_name: about.account.name,
  minimum_payment_amount: dollars(about.account.payment?.cents ?? 0),
  pslf_status: { estimated_eligibility_date: null, payments_made: null, payments_remaining: null },
  repayment_plan: { description: 'Standard Repayment', type: sandboxWords.repaymentPlan },
  sequence_number: '1',
  servicer_address: noPlace,
  ...(terms.accountNumber !== undefined && { account_number: terms.accountNumber }),
  ...loanStatus(about, terms),
})

const mortgageAnswer = (about: About, terms: TermsOf<'mortgage'>): plaid.MortgageLiability => ({
  ...nulls<plaid.MortgageLiability>()(
    'account_number current_late_fee maturity_date origination_date origination_principal_amount',
    'ytd_interest_paid ytd_principal_paid',
  ),
  account_id: accountIdOf(about.item.itemId, about.account.key),
  escrow_balance: dollars(terms.escrowCents),
  has_pmi: false,
  has_prepayment_penalty: false,
  interest_rate: { percentage: terms.percent, type: 'fixed' },
  ...payments(about),
  loan_type_description: 'conventional',
  loan_term: '30 year',
  next_monthly_payment: dollars(about.account.payment?.cents ?? 0),
  past_due_amount: 0,
  property_address: noPlace,
})

const orNull = <T>(list: T[]) => (list.length === 0 ? null : list)

/** Terms by kind; of auto and personal loans there is nothing here but the account. */
export function liabilitiesAnswer(item: StoredItem, today: string): plaid.LiabilitiesObject {
  const credit: plaid.CreditCardLiability[] = []
  const student: plaid.StudentLoan[] = []
  const mortgage: plaid.MortgageLiability[] = []
  for (const account of accountsOf(item)) {
    const { terms } = account
    const about = { item, account, today }
    if (terms?.kind === 'card') credit.push(cardAnswer(about, terms))
    if (terms?.kind === 'student') student.push(studentAnswer(about, terms))
    if (terms?.kind === 'mortgage') mortgage.push(mortgageAnswer(about, terms))
  }
  return { credit: orNull(credit), student: orNull(student), mortgage: orNull(mortgage) }
}

export const itemAnswer = (item: StoredItem, bank: SandboxBank): plaid.Item => ({
  item_id: item.itemId,
  institution_id: bank.id,
  institution_name: bank.name,
  webhook: item.webhook,
  auth_method: null,
  error: item.error === null ? null : errorBody(loginRequired()),
  available_products: bank.products.filter((product) => !item.products.includes(product)),
  billed_products: item.products,
  products: item.products,
  consent_expiration_time: item.consentExpiresAt,
  update_type: sandboxWords.itemUpdate,
})

export const institutionAnswer = (bank: SandboxBank): plaid.Institution => ({
  institution_id: bank.id,
  name: bank.name,
  products: bank.products,
  country_codes: [CountryCode.Us],
  url: null,
  logo: null,
  primary_color: null,
  routing_numbers: [],
  oauth: bank.signsInItself === true,
})
