/** The made-up households of the held-out questions, as records. */
import file from '#content/coach/held-out/people.json' with { type: 'json' }
import type { Debt } from '#contracts/money/debts.ts'
import { FIRST_PLAN, type PlanOrder } from '#engine/debts/scenario/kept-plan.ts'
import { toDebt } from '#engine/debts/start/debt-record.ts'
import { startPlan } from '#engine/debts/start/plan-start.ts'
import { dollarsToCents } from '#engine/money/cents.ts'
import { ownDebt, type Records } from '#server/features/facts/records.queries.ts'
import { FIRST_SETTINGS } from '#server/features/account/settings/settings.table.ts'

type Household = (typeof file.people)[number]

const { today } = file
const at = `${today}T12:00:00Z`

/** The next day of the month that is not over. */
function dueOn(day: number): string {
  const [year, month, now] = today.split('-').map(Number) as [number, number, number]
  const next = new Date(Date.UTC(year, day >= now ? month - 1 : month, day))
  return next.toISOString().slice(0, 10)
}

function debtOf(one: Household['debts'][number], place: number): Debt {
  const { name, type, balance, rate, minimum, dueDay } = one
  const deferredUntil = 'deferredUntil' in one ? (one.deferredUntil as string) : null
  const cents = dollarsToCents(balance)
  const ppm = Math.round(rate * 1_000_000)
  return {
    id: `d${place}`,
    name,
    type,
    balance: cents,
    interestRate: ppm,
    minimumPayment: dollarsToCents(minimum),
    paymentDueDate: dueOn(dueDay),
    promotionalRate: null,
    deferredInterest:
      deferredUntil === null ? null : { interestRate: ppm, endsOn: deferredUntil, accrued: 0 },
    minimumRule: null,
    statement: null,
    balances: null,
    balancesSpreadOn: null,
    minimumTo: null,
    creditLimit: null,
    startedOn: null,
    openingBalance: cents,
    highestBalance: cents,
    paidTotal: 0,
    closedAt: null,
    writtenOff: 0,
    version: 1,
    createdAt: at,
    updatedAt: at,
  } as unknown as Debt
}

const row = { version: 1, createdAt: at }

function recordsOf({ debts: owed, goals, budget, scores, extraAMonth, order }: Household): Records {
  const debts = owed.map(debtOf)
  const extra = dollarsToCents(extraAMonth)
  const plan = { ...FIRST_PLAN, order: order as PlanOrder, extra }
  return {
    today,
    debts: debts.map((debt) => ownDebt(debt, today, [])),
    closedDebts: [],
    plan: startPlan({ debts: debts.map(toDebt), payments: [], plan, day: today }),
    short: null,
    order: plan.order,
    extraCents: extra,
    categories: budget.map(({ name, amount, spent }, place) => ({
      ...row,
      id: `c${place}`,
      userId: 'u',
      name,
      budgetAmount: dollarsToCents(amount),
      carriedAmount: 0,
      spentAmount: dollarsToCents(spent),
      paymentCount: 1,
      color: null,
      icon: null,
      isActive: true,
      dueDay: null,
      groupId: null,
    })) as unknown as Records['categories'],
    goals: goals.map((goal, place) => ({
      ...row,
      id: `g${place}`,
      title: goal.name,
      currentAmount: dollarsToCents(goal.saved),
      targetAmount: dollarsToCents(goal.target),
      targetDate: 'by' in goal ? (goal.by as string) : null,
      completedAt: null,
    })) as unknown as Records['goals'],
    scores: scores.map(({ score, on }) => ({
      ...row,
      id: on,
      score,
      recordedAt: on,
      bureau: 'experian' as const,
      model: 'fico_8' as const,
      source: 'person' as const,
    })) as unknown as Records['scores'],
    settings: FIRST_SETTINGS,
  }
}

/** Records by the id of a household. */
export const people: ReadonlyMap<string, Records> = new Map(
  file.people.map((one) => [one.id, recordsOf(one)]),
)
