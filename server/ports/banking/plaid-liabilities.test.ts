/** Fixtures have the SDK's own types, so that a field which Plaid does not have cannot be relied on. */
import {
  APRAprTypeEnum,
  AccountSubtype,
  AccountType,
  StudentLoanStatusTypeEnum,
  StudentRepaymentPlanTypeEnum,
} from 'plaid'
import type { APR, CreditCardLiability, LiabilitiesObject, MortgageLiability, StudentLoan } from 'plaid'
import { expect, test } from 'vitest'
import type { LinkedAccount } from './banking.ts'
import { debtTypeOf, liabilitiesOf } from './plaid-liabilities.ts'

const account = (given: Partial<LinkedAccount>): LinkedAccount => ({
  id: 'a1',
  persistentId: null,
  name: 'Card',
  mask: '1111',
  type: 'credit',
  subtype: 'credit card',
  currentCents: 341_267,
  limitCents: 650_000,
  ...given,
})

const { PurchaseApr, CashApr, BalanceTransferApr, PenaltyApr, Special } = APRAprTypeEnum

const apr = (apr_type: APRAprTypeEnum, apr_percentage: number, balance: number | null): APR => ({
  apr_type,
  apr_percentage,
  balance_subject_to_apr: balance,
  interest_charge_amount: null,
})

const card = (given: Partial<CreditCardLiability>): CreditCardLiability => ({
  account_id: 'a1',
  aprs: [],
  is_overdue: false,
  last_payment_amount: 150,
  last_payment_date: '2026-11-18',
  last_statement_issue_date: '2026-10-26',
  last_statement_balance: 3294.8,
  minimum_payment_amount: 104,
  next_payment_due_date: '2026-12-21',
  ...given,
})

const student: StudentLoan = {
  account_id: 'a1',
  account_number: null,
  disbursement_dates: null,
  expected_payoff_date: null,
  guarantor: null,
  interest_rate_percentage: 5.05,
  is_overdue: true,
  last_payment_amount: null,
  last_payment_date: null,
  last_statement_issue_date: null,
  loan_name: null,
  loan_status: { end_date: null, type: StudentLoanStatusTypeEnum.Repayment },
  minimum_payment_amount: 168.4,
  next_payment_due_date: '2026-12-10',
  origination_date: null,
  origination_principal_amount: null,
  outstanding_interest_amount: null,
  payment_reference_number: null,
  pslf_status: { estimated_eligibility_date: null, payments_made: null, payments_remaining: null },
  repayment_plan: { description: null, type: StudentRepaymentPlanTypeEnum.Standard },
  sequence_number: null,
  servicer_address: { city: null, country: null, postal_code: null, region: null, street: null },
  ytd_interest_paid: null,
  ytd_principal_paid: null,
}

const mortgage: MortgageLiability = {
  account_id: 'a1',
  account_number: null,
  current_late_fee: null,
  escrow_balance: 2410.66,
  has_pmi: null,
  has_prepayment_penalty: null,
  interest_rate: { percentage: 6.125, type: 'fixed' },
  last_payment_amount: 1785.32,
  last_payment_date: '2026-11-01',
  loan_type_description: null,
  loan_term: '30 year',
  maturity_date: null,
  next_monthly_payment: 1785.32,
  next_payment_due_date: '2026-12-01',
  origination_date: null,
  origination_principal_amount: null,
  past_due_amount: 0,
  property_address: { city: null, country: null, postal_code: null, region: null, street: null },
  ytd_interest_paid: null,
  ytd_principal_paid: null,
}

const none: LiabilitiesObject = { credit: null, mortgage: null, student: null }

const cardWith = (aprs: APR[]) => liabilitiesOf([account({})], { ...none, credit: [card({ aprs })] })[0]!

test('a card with everything said', () => {
  expect(cardWith([apr(PurchaseApr, 24.99, 3180.67), apr(CashApr, 29.99, 232)])).toEqual({
    accountId: 'a1',
    debtType: 'credit_card',
    balanceCents: 341_267,
    aprPpm: 249_900,
    promotional: null,
    balances: [
      { id: 'purchases', name: 'Purchases', balance: 318_067, interestRate: 249_900 },
      { id: 'cash', name: 'Cash advances', balance: 23_200, interestRate: 299_900 },
    ],
    minimumPaymentCents: 10_400,
    pause: null,
    nextDueOn: '2026-12-21',
    lastPayment: { cents: 15_000, on: '2026-11-18' },
    lastStatement: { balanceCents: 329_480, on: '2026-10-26' },
    isOverdue: false,
    escrowCents: null,
  })
})

test.each([
  [
    'the purchase rate, whatever has more of the balance',
    [apr(CashApr, 29.99, 5000), apr(PurchaseApr, 21.5, 10)],
    215_000,
  ],
  [
    'without one the rate that most of the balance has',
    [apr(CashApr, 29.99, 200), apr(BalanceTransferApr, 17.25, 900)],
    172_500,
  ],
  [
    'of equal balances the higher rate',
    [apr(BalanceTransferApr, 17.25, null), apr(PenaltyApr, 29.99, null)],
    299_900,
  ],
  ['three decimals are kept', [apr(PurchaseApr, 19.245, 1)], 192_450],
  ['no rate at all: the person is asked', [], null],
  ['only a special rate: the usual one is asked', [apr(Special, 0, 100)], null],
  ['a rate that is none is not believed', [apr(PurchaseApr, -1, 100)], null],
])('the rate of a card is %s', (_words, aprs, aprPpm) => {
  expect(cardWith(aprs).aprPpm).toBe(aprPpm)
})

test('a special rate of 0 % on some of the balance is a promotion, whose end the person is asked for', () => {
  expect(cardWith([apr(PurchaseApr, 21.49, 390.5), apr(Special, 0, 1850)])).toMatchObject({
    aprPpm: 214_900,
    promotional: { aprPpm: 0, endsOn: null, balanceCents: 185_000 },
  })
})

test.each([
  ['one balance is the card’s own', [apr(PurchaseApr, 24.99, 3412.67), apr(CashApr, 29.99, 0)], []],
  ['balances of unknown size are none', [apr(PurchaseApr, 24.99, null), apr(CashApr, 29.99, null)], []],
  [
    'a special rate counts at the usual one until its end is known',
    [apr(PurchaseApr, 21.49, 390.5), apr(Special, 0, 1850)],
    ['purchases 39050 at 214900', 'special 185000 at 214900'],
  ],
  [
    'two of a kind are told apart',
    [apr(BalanceTransferApr, 3.99, 100), apr(BalanceTransferApr, 17.25, 900)],
    ['transfer 10000 at 39900', 'transfer-2 90000 at 172500'],
  ],
])('of several balances: %s', (_words, aprs, expected) => {
  const rows = cardWith(aprs).balances
  expect(rows.map(({ id, balance, interestRate }) => `${id} ${balance} at ${interestRate}`)).toEqual(expected)
})

test.each([
  [
    'an introductory rate of purchases: the rate after it is asked for too, whatever cash costs',
    [apr(PurchaseApr, 0, 900), apr(CashApr, 29.99, 100)],
    { aprPpm: null, promotional: { aprPpm: 0, endsOn: null, balanceCents: 90_000 }, balances: [] },
  ],
  [
    'a balance transfer at 0 %',
    [apr(PurchaseApr, 21.49, 390.5), apr(BalanceTransferApr, 0, 1850)],
    { aprPpm: 214_900, promotional: { aprPpm: 0, endsOn: null, balanceCents: 185_000 } },
  ],
  [
    'a special rate above 0 %',
    [apr(PurchaseApr, 21.49, 390.5), apr(Special, 4.99, 100)],
    { aprPpm: 214_900, promotional: { aprPpm: 49_900, endsOn: null, balanceCents: 10_000 } },
  ],
])('an offer whose end the person is asked for: %s', (_words, aprs, expected) => {
  expect(cardWith(aprs)).toMatchObject(expected)
})

test('a special rate that holds for nothing, or is not lower, promises nothing', () => {
  expect(cardWith([apr(PurchaseApr, 21.49, 390.5), apr(Special, 0, 0)]).promotional).toBeNull()
  expect(cardWith([apr(PurchaseApr, 21.49, 390.5), apr(Special, 24.99, 100)]).promotional).toBeNull()
})

test('an overpaid card owes nothing, and has no payment to make', () => {
  const overpaid = account({ currentCents: -4_250 })
  const [liability] = liabilitiesOf([overpaid], { ...none, credit: [card({ minimum_payment_amount: 0 })] })
  expect(liability).toMatchObject({ balanceCents: 0, minimumPaymentCents: 0 })
})

test('what a bank leaves empty stays unknown', () => {
  const silent = card({
    minimum_payment_amount: null,
    next_payment_due_date: null,
    last_payment_amount: null,
    last_statement_balance: null,
    is_overdue: null,
  })
  expect(liabilitiesOf([account({})], { ...none, credit: [silent] })[0]).toMatchObject({
    minimumPaymentCents: null,
    nextDueOn: null,
    lastPayment: null,
    lastStatement: null,
    isOverdue: false,
  })
})

test('a student loan', () => {
  const loan = account({ type: 'loan', subtype: 'student', currentCents: 1_462_018, limitCents: null })
  expect(liabilitiesOf([loan], { ...none, student: [student] })[0]).toMatchObject({
    debtType: 'student_loan',
    balanceCents: 1_462_018,
    aprPpm: 50_500,
    minimumPaymentCents: 16_840,
    lastPayment: null,
    isOverdue: true,
  })
})

const loanOf = (id: string, currentCents: number) =>
  account({ id, type: 'loan', subtype: 'student', currentCents, limitCents: null })
const { Repayment, Deferment, Forbearance, InSchool } = StudentLoanStatusTypeEnum

/** Three loans of $6,000, $3,000 and $1,000.01, each told with a minimum of $150. */
function threeLoans(change: (id: string) => Partial<StudentLoan>) {
  const accounts = [loanOf('a', 600_000), loanOf('b', 300_000), loanOf('c', 100_001)]
  const loans = accounts.map(({ id }): StudentLoan => ({
    ...student,
    account_id: id,
    account_number: '7-001',
    minimum_payment_amount: 150,
    ...change(id),
  }))
  return liabilitiesOf(accounts, { ...none, student: loans })
}
const minimumsOf = (change: (id: string) => Partial<StudentLoan>) =>
  threeLoans(change).map(({ minimumPaymentCents }) => minimumPaymentCents)

test.each([
  ['one number has one minimum, shared by what is owed, to the cent', () => ({}), [8_999, 4_499, 1_502]],
  ['several numbers have one each', (id: string) => ({ account_number: id }), [15_000, 15_000, 15_000]],
  ['without a number each keeps its own', () => ({ account_number: null }), [15_000, 15_000, 15_000]],
  [
    'amounts that differ are each loan’s own',
    (id: string) => ({ minimum_payment_amount: id === 'a' ? 90 : 45 }),
    [9_000, 4_500, 4_500],
  ],
  [
    'a loan whose payments pause has no part in it',
    (id: string) => (id === 'a' ? { loan_status: { type: Deferment, end_date: '2027-05-31' } } : {}),
    [15_000, 11_249, 3_751],
  ],
  ['nothing under autopay is not known', () => ({ minimum_payment_amount: 0 }), [null, null, null]],
  [
    'nothing under a plan by income is nothing',
    () => ({
      minimum_payment_amount: 0,
      repayment_plan: { description: null, type: StudentRepaymentPlanTypeEnum.IncomeBasedRepayment },
    }),
    [0, 0, 0],
  ],
])('student loans: %s', (_words, change, expected) => {
  expect(minimumsOf(change)).toEqual(expected)
})

test.each([
  [Deferment, '2027-05-31', null, { kind: 'deferment', endsOn: '2027-05-31' }],
  [Deferment, null, '2026-12-10', { kind: 'deferment', endsOn: null }],
  [Forbearance, '2027-01-15', null, { kind: 'forbearance', endsOn: '2027-01-15' }],
  // A smaller payment is still one.
  [Forbearance, '2027-01-15', '2026-12-10', null],
  [InSchool, null, null, { kind: 'school', endsOn: null }],
  [Repayment, '2027-05-31', null, null],
] as const)('a loan in %s until %s, next due %s', (...[type, end_date, next_payment_due_date, pause]) => {
  const [loan] = threeLoans(() => ({ loan_status: { type, end_date }, next_payment_due_date }))
  expect(loan?.pause).toEqual(pause)
})

test('a mortgage: the next monthly payment, and the escrow apart', () => {
  const loan = account({ type: 'loan', subtype: 'mortgage', currentCents: 21_438_044 })
  expect(liabilitiesOf([loan], { ...none, mortgage: [mortgage] })[0]).toMatchObject({
    debtType: 'mortgage',
    balanceCents: 21_438_044,
    aprPpm: 61_250,
    minimumPaymentCents: 178_532,
    escrowCents: 241_066,
    isOverdue: false,
  })
  const late = { ...mortgage, past_due_amount: 1785.32, interest_rate: { percentage: null, type: null } }
  expect(liabilitiesOf([loan], { ...none, mortgage: [late] })[0]).toMatchObject({
    isOverdue: true,
    aprPpm: null,
  })
})

test('auto and personal loans have a balance and no more', () => {
  const loans = [
    account({ id: 'auto', type: 'loan', subtype: 'auto', currentCents: 1_784_322 }),
    account({ id: 'personal', type: 'loan', subtype: 'consumer', currentCents: 625_075 }),
  ]
  expect(liabilitiesOf(loans, none)).toMatchObject([
    {
      accountId: 'auto',
      debtType: 'auto_loan',
      balanceCents: 1_784_322,
      aprPpm: null,
      minimumPaymentCents: null,
    },
    { accountId: 'personal', debtType: 'personal_loan', balanceCents: 625_075, aprPpm: null },
  ])
})

test('a lender that does say the terms of a loan is heard; a payment every other week is no monthly minimum', () => {
  const loan = account({ type: 'loan', subtype: 'auto' })
  const said = {
    account_id: 'a1',
    interest_rate: { percentage: 7.4 },
    payment_frequency: 'monthly',
    next_payment_amount: 384.1,
    next_payment_due_date: '2026-12-15',
  }
  expect(liabilitiesOf([loan], { loan: [said] })[0]).toMatchObject({
    aprPpm: 74_000,
    minimumPaymentCents: 38_410,
    nextDueOn: '2026-12-15',
  })
  const fortnightly = { ...said, payment_frequency: 'biweekly' }
  expect(liabilitiesOf([loan], { loan: [fortnightly] })[0]?.minimumPaymentCents).toBeNull()
})

test('money that lies on an account, and an account without a balance, are no debts', () => {
  const accounts = [
    account({ type: 'depository', subtype: 'checking' }),
    account({ type: 'other', subtype: null }),
    account({ currentCents: null }),
  ]
  expect(liabilitiesOf(accounts, none)).toEqual([])
})

test.each([
  [AccountType.Credit, AccountSubtype.CreditCard, 'credit_card'],
  [AccountType.Credit, AccountSubtype.Paypal, 'credit_card'],
  [AccountType.Credit, AccountSubtype.ChargeCard, 'credit_card'],
  [AccountType.Loan, AccountSubtype.LineOfCredit, 'credit_card'],
  [AccountType.Loan, AccountSubtype.Auto, 'auto_loan'],
  [AccountType.Loan, AccountSubtype.Student, 'student_loan'],
  [AccountType.Loan, AccountSubtype.Mortgage, 'mortgage'],
  [AccountType.Loan, AccountSubtype.HomeEquity, 'mortgage'],
  [AccountType.Loan, AccountSubtype.Consumer, 'personal_loan'],
  [AccountType.Loan, AccountSubtype.Other, 'personal_loan'],
] as const)('%s, %s is a %s', (type, subtype, debtType) => {
  expect(debtTypeOf({ type, subtype })).toBe(debtType)
})
