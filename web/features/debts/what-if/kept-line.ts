import { month } from '../figures.ts'
import { monthOf, type DebtPlan } from '../plan/plan-view.ts'
import { lineTexts as texts } from './messages.ts'

export const keptLineNote = texts.note

/** The kept plan as the thin line of the chart of another. */
export function keptLine(kept: DebtPlan): { name: string; summary: string; values: readonly number[] } {
  const { status, months, totalCents } = kept.chosen
  return {
    name: texts.name,
    summary: status === 'paid' ? texts.until(month(monthOf(kept, months))) : texts.endless,
    values: [kept.totalCents, ...totalCents.slice(1)],
  }
}
