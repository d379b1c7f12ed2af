/** The category form between what a person types and what is sent. */
import { centsToDecimal, MAX_AMOUNT_CENTS, parseTypedCents } from '#engine/money/cents.ts'
import { budgetSentences } from './messages.ts'

export type CategoryFormValues = {
  name: string
  budgetAmount: string
  color: string | null
  icon: string | null
}
export type CategoryFormErrors = Partial<Record<keyof CategoryFormValues, string>>

export const emptyCategoryForm: CategoryFormValues = { name: '', budgetAmount: '', color: null, icon: null }

type CategoryBody = { name: string; budgetAmount: string; color: string | null; icon: string | null }
type Parsed = { body: CategoryBody; errors?: undefined } | { body?: undefined; errors: CategoryFormErrors }

/** The wire text of an amount above zero as typed; null when it is not one. */
export function typedAmount(text: string): string | null {
  const cents = parseTypedCents(text)
  return cents === null || cents <= 0 || cents > MAX_AMOUNT_CENTS ? null : centsToDecimal(cents)
}

/** The body to send, or what is missing, field by field (spec 5: a name, an amount above 0). */
export function readCategoryForm(values: CategoryFormValues): Parsed {
  const errors: CategoryFormErrors = {}
  const name = values.name.trim()
  if (!name) errors.name = budgetSentences.name
  const budgetAmount = typedAmount(values.budgetAmount)
  if (budgetAmount === null) errors.budgetAmount = budgetSentences.budget
  if (budgetAmount === null || !name) return { errors }
  return { body: { name, budgetAmount, color: values.color, icon: values.icon } }
}
