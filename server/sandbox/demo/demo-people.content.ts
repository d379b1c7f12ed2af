/** The demo people and their debts. Amounts in whole cents, rates in parts per million, days of the month 1 to 28. */
import type { SubscriptionStatus } from '#server/http/session.ts'
import type { DebtFields } from '#server/features/debts/debts.queries.ts'

export const DEMO_PASSWORD = 'jubilee-demo'

export type DemoDebt = {
  name: string
  type: DebtFields['type']
  /** what was owed when the history begins */
  openingCents: number
  /** how many monthly statements the history has */
  statements: number
  aprPpm: number
  minimumCents: number
  dueDay: number
  /** what was paid with each statement, in turn */
  paymentsCents: number[]
  /** new purchases on each statement, in turn */
  chargesCents?: number[]
  creditLimitCents?: number
  minimumRule?: DebtFields['minimumRule']
  /** a lower rate that ends on the last day of the month so many months from now */
  promotional?: { aprPpm: number; endsInMonths: number }
}

export type DemoPerson = {
  label: string
  email: string
  firstName: string
  lastName: string
  isAdmin: boolean
  subscriptionStatus: SubscriptionStatus
  subscriptionPlanId: string | null
  debts: DemoDebt[]
}

const cardRule = (percentPpm: number, floorCents: number): DemoDebt['minimumRule'] => ({
  percentPpm,
  floorCents,
  plusInterest: true,
  round: 'cent',
  roundBeforeInterest: false,
})

const rosa: DemoDebt[] = [
  {
    name: 'Harbor Bank card',
    type: 'credit_card',
    openingCents: 461_230,
    statements: 6,
    aprPpm: 249_900,
    minimumCents: 13_500,
    dueDay: 12,
    paymentsCents: [15_000, 15_000, 18_000],
    chargesCents: [2_140, 0, 3_875],
    creditLimitCents: 600_000,
    minimumRule: cardRule(10_000, 3_500),
  },
  {
    name: 'Corner store card',
    type: 'credit_card',
    openingCents: 98_450,
    statements: 6,
    aprPpm: 299_900,
    minimumCents: 3_500,
    dueDay: 20,
    paymentsCents: [6_000, 8_000],
    creditLimitCents: 150_000,
  },
  {
    name: 'Dental bill',
    type: 'other',
    openingCents: 124_000,
    statements: 4,
    aprPpm: 0,
    minimumCents: 10_000,
    dueDay: 5,
    paymentsCents: [10_000],
  },
]

const marcus: DemoDebt[] = [
  {
    name: 'Everyday card',
    type: 'credit_card',
    openingCents: 784_215,
    statements: 9,
    aprPpm: 229_900,
    minimumCents: 22_800,
    dueDay: 8,
    paymentsCents: [35_000, 35_000, 42_500],
    chargesCents: [0, 5_410, 0],
    creditLimitCents: 1_000_000,
    minimumRule: cardRule(10_000, 4_000),
  },
  {
    name: 'Balance transfer card',
    type: 'credit_card',
    openingCents: 520_000,
    statements: 7,
    aprPpm: 239_900,
    minimumCents: 10_400,
    dueDay: 17,
    paymentsCents: [25_000],
    creditLimitCents: 750_000,
    promotional: { aprPpm: 0, endsInMonths: 8 },
  },
  {
    name: 'Car loan',
    type: 'auto_loan',
    openingCents: 1_684_090,
    statements: 9,
    aprPpm: 74_900,
    minimumCents: 38_912,
    dueDay: 1,
    paymentsCents: [38_912],
  },
  {
    name: 'Federal student loan',
    type: 'student_loan',
    openingCents: 2_231_480,
    statements: 9,
    aprPpm: 55_000,
    minimumCents: 24_216,
    dueDay: 24,
    paymentsCents: [24_216],
  },
]

const grace: DemoDebt[] = [
  {
    name: 'Travel card',
    type: 'credit_card',
    openingCents: 1_120_540,
    statements: 12,
    aprPpm: 219_900,
    minimumCents: 26_000,
    dueDay: 15,
    paymentsCents: [90_000, 75_000, 110_000],
    creditLimitCents: 1_500_000,
  },
  {
    name: 'Personal loan',
    type: 'personal_loan',
    openingCents: 900_000,
    statements: 12,
    aprPpm: 119_900,
    minimumCents: 29_890,
    dueDay: 3,
    paymentsCents: [29_890],
  },
  {
    name: 'Car loan',
    type: 'auto_loan',
    openingCents: 1_245_675,
    statements: 12,
    aprPpm: 61_250,
    minimumCents: 31_540,
    dueDay: 10,
    paymentsCents: [31_540],
  },
  {
    name: 'Home mortgage',
    type: 'mortgage',
    openingCents: 21_860_000,
    statements: 12,
    aprPpm: 61_250,
    minimumCents: 142_816,
    dueDay: 1,
    paymentsCents: [142_816],
  },
]

const samuel: DemoDebt[] = [
  {
    name: 'Rewards card',
    type: 'credit_card',
    openingCents: 214_375,
    statements: 3,
    aprPpm: 204_900,
    minimumCents: 5_800,
    dueDay: 22,
    paymentsCents: [40_000],
    creditLimitCents: 800_000,
  },
  {
    name: 'Graduate loan',
    type: 'student_loan',
    openingCents: 1_410_020,
    statements: 3,
    aprPpm: 68_000,
    minimumCents: 18_250,
    dueDay: 28,
    paymentsCents: [18_250],
  },
]

const person = (
  plan: Pick<DemoPerson, 'label' | 'email' | 'subscriptionStatus' | 'subscriptionPlanId'>,
  rest: Pick<DemoPerson, 'firstName' | 'lastName' | 'debts'>,
): DemoPerson => ({
  ...plan,
  ...rest,
  isAdmin: plan.label === 'Admin' || plan.label === 'Reviewer',
})

export const demoPeople: DemoPerson[] = [
  person(
    {
      label: 'Free',
      email: 'free@demo.jubilee.test',
      subscriptionStatus: 'free',
      subscriptionPlanId: null,
    },
    { firstName: 'Rosa', lastName: 'Delgado', debts: rosa },
  ),
  person(
    {
      label: 'Pro',
      email: 'pro@demo.jubilee.test',
      subscriptionStatus: 'active',
      subscriptionPlanId: 'price_monthly',
    },
    { firstName: 'Marcus', lastName: 'Hill', debts: marcus },
  ),
  person(
    {
      label: 'Premium',
      email: 'premium@demo.jubilee.test',
      subscriptionStatus: 'active',
      subscriptionPlanId: 'price_premium',
    },
    { firstName: 'Grace', lastName: 'Okafor', debts: grace },
  ),
  person(
    {
      label: 'Admin',
      email: 'admin@demo.jubilee.test',
      subscriptionStatus: 'free',
      subscriptionPlanId: null,
    },
    { firstName: 'Samuel', lastName: 'Reed', debts: samuel },
  ),
  // What needs two admins needs a second one.
  person(
    {
      label: 'Reviewer',
      email: 'reviewer@demo.jubilee.test',
      subscriptionStatus: 'free',
      subscriptionPlanId: null,
    },
    { firstName: 'Naomi', lastName: 'Brandt', debts: [] },
  ),
]
