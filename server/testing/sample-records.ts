/** Records of made-up people, for tests of what is said from them: with everything, with nothing, without rates, never done. */
import type { Debt } from '#contracts/money/debts.ts'
import { NO_CASH_PLAN } from '#engine/debts/cash/cash-plan.ts'
import { toDebt } from '#engine/debts/start/debt-record.ts'
import { FIRST_PLAN } from '#engine/debts/scenario/kept-plan.ts'
import { startPlan } from '#engine/debts/start/plan-start.ts'
import { ownDebt, type Records } from '#server/features/facts/records.queries.ts'
import { shortOn } from '#server/features/debts/cash/cash.queries.ts'
import { FIRST_SETTINGS } from '#server/features/account/settings/settings.table.ts'

const TODAY = '2026-11-20'

export function debt(id: string, given: Partial<Debt>): Debt {
  const balance = given.balance ?? 100_000
  return {
    id,
    name: `Debt ${id}`,
    type: 'credit_card',
    balance,
    interestRate: 219_900,
    minimumPayment: 4000,
    paymentDueDate: '2026-12-15',
    promotionalRate: null,
    deferredInterest: null,
    minimumRule: null,
    statement: null,
    balances: null,
    balancesSpreadOn: null,
    minimumTo: null,
    creditLimit: 500_000,
    startedOn: null,
    openingBalance: balance,
    highestBalance: 200_000,
    paidTotal: 0,
    closedAt: null,
    writtenOff: 0,
    version: 1,
    createdAt: `${TODAY}T00:00:00Z`,
    updatedAt: `${TODAY}T00:00:00Z`,
    ...given,
  } as Debt
}

export function records(debts: Debt[], rest: Partial<Records> = {}): Records {
  const { order = 'avalanche', extraCents = 20_000 } = rest
  return {
    today: TODAY,
    debts: debts.map((one) => ownDebt(one, TODAY, [])),
    closedDebts: [],
    plan: startPlan({
      debts: debts.map(toDebt),
      payments: [],
      plan: { ...FIRST_PLAN, order, extra: extraCents },
      day: TODAY,
    }),
    short: null,
    order,
    extraCents,
    categories: [],
    goals: [],
    scores: [],
    settings: FIRST_SETTINGS,
    ...rest,
  }
}

/** A category with three payments this month, unless said otherwise; amounts in cents. */
export const category = (name: string, [spentAmount, budgetAmount]: [number, number], paymentCount = 3) => ({
  id: name,
  userId: 'u',
  name,
  budgetAmount,
  carriedAmount: 0,
  spentAmount,
  paymentCount,
  color: null,
  icon: null,
  isActive: true,
  dueDay: null,
  groupId: null,
  version: 1,
})

/** With $55 until Dec 4, which is less than the minimums. */
function inShortMonth(debts: Debt[]): Records {
  const shortMonth = { cash: 55_00, until: '2026-12-04', cashOn: TODAY, counted: 0, essentials: [] }
  const cash = { ...NO_CASH_PLAN, shortMonth }
  return records(debts, { short: shortOn({ debts, payments: [], cash, today: TODAY }) })
}

const score = (value: number, recordedAt: string) => ({
  id: recordedAt,
  score: value,
  recordedAt,
  bureau: 'experian' as const,
  model: 'fico_8' as const,
  source: 'person' as const,
})

export const people: Record<string, Records> = {
  'with everything': records(
    [
      debt('a', { name: 'Visa 7', balance: 341_055 }),
      debt('b', { name: 'Store card', balance: 82_000, interestRate: 299_900 }),
      debt('c', {
        name: 'Car loan',
        type: 'auto_loan',
        balance: 934_910,
        interestRate: 61_300,
        minimumPayment: 31_500,
        creditLimit: null,
        promotionalRate: { interestRate: 0, endsOn: '2027-03-31' },
      }),
    ],
    {
      categories: [category('Groceries', [612_40, 500_00]), category('Gas', [20_00, 200_00])],
      goals: [
        {
          id: 'g',
          title: 'Six months of expenses',
          currentAmount: 120_000,
          targetAmount: 500_000,
          targetDate: '2027-12-31',
          completedAt: null,
          version: 1,
          createdAt: `${TODAY}T00:00:00Z`,
        },
      ],
      scores: [score(701, '2026-09-01'), score(715, '2026-11-01')],
    },
  ),
  'with nothing': records([]),
  'without rates, limits, minimums and dates': records([
    debt('a', { interestRate: null, minimumPayment: null, creditLimit: null, paymentDueDate: null }),
  ]),
  'whose debts never end': records(
    [debt('a', { balance: 9_000_000, interestRate: 360_000, minimumPayment: 10_000 })],
    { extraCents: 0 },
  ),
  'whose offers end with something owed': records(
    [
      debt('a', {
        name: 'Store card',
        balance: 240_000,
        interestRate: 299_900,
        minimumPayment: 6000,
        deferredInterest: { interestRate: 299_900, endsOn: '2027-11-30', accrued: 0 },
      }),
      debt('b', { name: 'Visa', balance: 400_000, interestRate: 220_000, minimumPayment: 10_000 }),
      debt('c', {
        name: 'Transfer',
        balance: 150_000,
        promotionalRate: { interestRate: 0, endsOn: '2027-03-31' },
      }),
    ],
    { extraCents: 24_000 },
  ),
  'in a short month': inShortMonth([
    debt('a', { name: 'Visa', paymentDueDate: '2026-12-01' }),
    debt('b', { name: 'Store card', paymentDueDate: '2026-12-02' }),
  ]),
  'in euro, snowball': records([debt('a', { balance: 341_055 })], {
    order: 'snowball',
    settings: { ...FIRST_SETTINGS, currency: 'EUR', dateFormat: 'YYYY-MM-DD' },
  }),
}
