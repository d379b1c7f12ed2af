/** What the roadmap asks, and what of it is missing or cannot be read. */
import type { drawRoadmap } from '#contracts/coach/ai-tools.ts'
import type { BodyInputOf } from '#contracts/endpoint.ts'
import { centsToDollars } from '#engine/money/cents.ts'
import { typedOptionalCents } from '#web/forms/read-typed.ts'
import type { FormError } from '#web/ui/error-summary.tsx'
import { roadmapErrors, roadmapTexts, toolTexts } from './messages.ts'

export type RoadmapValues = {
  currentIncome: string
  monthlyExpenses: string
  /** null until the person changes what was taken from their records */
  totalDebt: string | null
  currentSavings: string | null
  financialGoals: string
}

export const emptyRoadmap: RoadmapValues = {
  currentIncome: '',
  monthlyExpenses: '',
  totalDebt: null,
  currentSavings: null,
  financialGoals: '',
}

const amounts = ['currentIncome', 'monthlyExpenses', 'totalDebt', 'currentSavings'] as const
export type AmountField = (typeof amounts)[number]

export const nameOf = (field: AmountField) => `roadmap-${field}`

/** Monthly income and monthly expenses are required (spec 5). */
export function isMissing({ currentIncome, monthlyExpenses }: RoadmapValues): boolean {
  return currentIncome.trim() === '' || monthlyExpenses.trim() === ''
}

/** The sentence beside a field; nothing where it is right. */
export function errorOf(field: AmountField, values: RoadmapValues): string | undefined {
  const cents = typedOptionalCents(values[field] ?? '')
  if (cents === undefined) return toolTexts.money
  if (cents !== null) return undefined
  return field === 'currentIncome' || field === 'monthlyExpenses' ? roadmapErrors[field] : undefined
}

export function errorsOf(values: RoadmapValues): FormError[] {
  return amounts.flatMap((field) => {
    const message = errorOf(field, values)
    return message ? [{ field: nameOf(field), message }] : []
  })
}

/** An amount as the number the specification sends. // spec 5 */
function numberOf(typed: string): number | null {
  const cents = typedOptionalCents(typed)
  return cents === undefined || cents === null ? null : centsToDollars(cents)
}

/** The question of a form without errors; an empty goal is the specification's. */
export function questionOf(values: RoadmapValues): BodyInputOf<typeof drawRoadmap> {
  return {
    currentIncome: numberOf(values.currentIncome) ?? 0,
    monthlyExpenses: numberOf(values.monthlyExpenses) ?? 0,
    totalDebt: numberOf(values.totalDebt ?? ''),
    currentSavings: numberOf(values.currentSavings ?? ''),
    financialGoals: values.financialGoals.trim() || roadmapTexts.defaultGoal,
  }
}
