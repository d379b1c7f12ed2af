/** The calls of the plan and of the plans kept before it, on what is kept in this browser. */
import * as contract from '#contracts/money/debt-plan.ts'
import { MOST_KEPT_PLANS, NO_ADJUSTMENTS } from '#engine/debts/scenario/adjustments.ts'
import { totalsOf } from '#engine/debts/entries/entries.ts'
import { startOfRecentPayments } from '#engine/debts/entries/recent-payments.ts'
import { FIRST_PLAN, type KeptPlan } from '#engine/debts/scenario/kept-plan.ts'
import { notedOutcome } from '#engine/debts/scenario/plan-outcome.ts'
import { isSamePlan } from '#engine/debts/scenario/same-plan.ts'
import { toDebt } from '#engine/debts/start/debt-record.ts'
import { presentDebt } from './kept/kept-debt.ts'
import type { Kept } from './kept/kept.ts'
import { serve, type Served } from './served.ts'

const planOf = ({ plan }: Kept): KeptPlan =>
  plan ? { ...plan, adjustments: plan.adjustments ?? NO_ADJUSTMENTS, isChosen: true } : FIRST_PLAN

const paymentsOf = ({ debts }: Kept) =>
  debts.flatMap(({ id: debtId, lines }) =>
    lines
      .filter(({ kind }) => kind === 'payment')
      .map(({ amount: cents, occurredOn: on }) => ({ debtId, cents, on })),
  )

export const servedPlans: Served[] = [
  serve(contract.getDebtPlan, ({ kept }) => planOf(kept)),

  serve(contract.listHistories, ({ kept, today }) => {
    const since = startOfRecentPayments(today)
    return kept.debts.map(({ id: debtId, lines }) => {
      const before = lines.filter(({ occurredOn }) => occurredOn < since)
      return {
        debtId,
        before: totalsOf(before).balance,
        lines: lines.filter(({ occurredOn }) => occurredOn >= since),
      }
    })
  }),

  serve(contract.listKeptPlans, ({ kept }) => kept.plans ?? []),

  serve(contract.saveDebtPlan, ({ kept, body, today }) => {
    const before = planOf(kept)
    const { order, extra, adjustments = before.adjustments } = body
    const plan = { order, extra, adjustments }
    kept.plan = plan
    if (before.isChosen && isSamePlan(before, plan)) return planOf(kept)
    const debts = kept.debts.map((debt) => toDebt(presentDebt(debt)))
    const outcome = notedOutcome({ debts, payments: paymentsOf(kept), plan, day: today })
    const version = { ...plan, id: crypto.randomUUID(), keptOn: today, ...outcome }
    kept.plans = [version, ...(kept.plans ?? [])].slice(0, MOST_KEPT_PLANS)
    return planOf(kept)
  }),
]
