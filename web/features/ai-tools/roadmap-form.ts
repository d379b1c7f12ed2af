/** Validation of the roadmap's form, and the request it sends. */
import type { drawRoadmap } from '#contracts/coach/ai-tools.ts'
import type { BodyInputOf } from '#contracts/endpoint.ts'
import { centsToDollars } from '#engine/money/cents.ts'
import { amountError } from '#web/forms/broken-rule.ts'
import { typedOptionalCents } from '#web/forms/read-typed.ts'
import type { FormError } from '#web/ui/fields/error-summary.tsx'
import { DEFAULT_GOAL, roadmapErrors, toolTexts } from './messages.ts'

export type RoadmapValues = {
  currentIncome: string
  /** null, as those below, until the person changes the figure from their records */
  monthlyExpenses: string | null
  /** whether the expenses have debt payments in them */
  includesDebtPayments: boolean
  currentSavings: string | null
  financialGoals: string
}

export const emptyRoadmap: RoadmapValues = {
  currentIncome: '',
  monthlyExpenses: null,
  includesDebtPayments: false,
  currentSavings: null,
  financialGoals: '',
}

const amounts = ['currentIncome', 'monthlyExpenses', 'currentSavings'] as const
export type AmountField = (typeof amounts)[number]

export const nameOf = (field: AmountField) => `roadmap-${field}`

/** Monthly income and monthly expenses are required (spec 5). */
export function isMissing({ currentIncome, monthlyExpenses }: RoadmapValues): boolean {
  return currentIncome.trim() === '' || (monthlyExpenses ?? '').trim() === ''
}

/** The error of a field; undefined when it is valid. */
export function errorOf(field: AmountField, values: RoadmapValues): string | undefined {
  const cents = typedOptionalCents(values[field] ?? '')
  if (cents === undefined)
    return amountError(values[field] ?? '', { name: toolTexts.amount, least: 0, unread: toolTexts.money })
  if (cents !== null) return undefined
  return field === 'currentIncome' || field === 'monthlyExpenses' ? roadmapErrors[field] : undefined
}

export function errorsOf(values: RoadmapValues): FormError[] {
  return amounts.flatMap((field) => {
    const message = errorOf(field, values)
    return message ? [{ field: nameOf(field), message }] : []
  })
}

/** An amount as a number of dollars (spec 5). */
function numberOf(typed: string): number | null {
  const cents = typedOptionalCents(typed)
  return cents === undefined || cents === null ? null : centsToDollars(cents)
}

/**
 * The request of a valid form; an empty goal becomes the default of the specification. `totalDebt` is that of My Debts, in
 * cents; null where it is not known.
 */
export function questionOf(values: RoadmapValues, totalDebt: number | null): BodyInputOf<typeof drawRoadmap> {
  return {
    currentIncome: numberOf(values.currentIncome) ?? 0,
    monthlyExpenses: numberOf(values.monthlyExpenses ?? '') ?? 0,
    ...(values.includesDebtPayments && { includesDebtPayments: true }),
    totalDebt: totalDebt === null ? null : centsToDollars(totalDebt),
    currentSavings: numberOf(values.currentSavings ?? ''),
    financialGoals: values.financialGoals.trim() || DEFAULT_GOAL,
  }
}
