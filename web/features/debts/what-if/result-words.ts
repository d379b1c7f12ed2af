/** What a plan that is asked about changes, in words. */
import { outcomeOf } from '#engine/debts/scenario/plan-outcome.ts'
import { difference, money, month } from '../figures.ts'
import { monthOf, type DebtPlan } from '../plan/plan-view.ts'
import { resultTexts as texts } from '../what-if-panels/messages.ts'

/** 'Debt-free in March 2028 instead of August 2028, $412 less interest, $675 a month.' */
export function resultSentence(tried: DebtPlan, kept: DebtPlan): string {
  const [now, before] = [outcomeOf(tried.start), outcomeOf(kept.start)]
  const monthly = texts.monthly(money(now.budgetCents))
  if (now.freeMonth === null || now.costCents === null) return `${withoutEnd(tried)}, ${monthly}.`
  if (before.freeMonth === null || before.costCents === null)
    return `${texts.free(month(now.freeMonth))}, ${monthly}. ${texts.firstEnd}.`
  const free = month(now.freeMonth)
  const end =
    now.freeMonth === before.freeMonth
      ? `${texts.free(free)}, ${texts.same}`
      : texts.instead(free, month(before.freeMonth))
  const hasFee = Boolean(tried.chosen.feesCents ?? kept.chosen.feesCents)
  const saved = difference(before.costCents, now.costCents)
  const words = now.costCents < before.costCents ? texts.less : texts.more
  return `${end}, ${saved ? words(saved, hasFee) : texts.sameCost(hasFee)}, ${monthly}.`
}

function withoutEnd(plan: DebtPlan): string {
  const { status, months } = plan.chosen
  return status === 'short' ? texts.short(month(monthOf(plan, months + 1))) : texts.noEnd
}
