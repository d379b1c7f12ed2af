/** The category form between what a person types and what is sent. */
import type { FieldErrors, Read } from '#web/forms/problem.ts'
import { typedAmount } from '#web/forms/read-typed.ts'
import { budgetSentences } from './messages.ts'

export type CategoryFormValues = {
  name: string
  budgetAmount: string
  color: string | null
  icon: string | null
}

export const emptyCategoryForm: CategoryFormValues = { name: '', budgetAmount: '', color: null, icon: null }

/** The body to send, or what is missing, field by field (spec 5: a name, an amount above 0). */
export function readCategoryForm(values: CategoryFormValues): Read<CategoryFormValues, CategoryFormValues> {
  const errors: FieldErrors<CategoryFormValues> = {}
  const name = values.name.trim()
  if (!name) errors.name = budgetSentences.name
  const budgetAmount = typedAmount(values.budgetAmount)
  if (budgetAmount === null) errors.budgetAmount = budgetSentences.budget
  if (budgetAmount === null || !name) return { errors }
  return { body: { name, budgetAmount, color: values.color, icon: values.icon } }
}
