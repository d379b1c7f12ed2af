/** The spending form between what a person types and what is sent. */
import { parseDate } from '#engine/money/calendar.ts'
import type { BodyInputOf } from '#contracts/endpoint.ts'
import type { recordSpending } from '#contracts/money/budget.ts'
import type { FieldErrors, Read } from '#web/forms/problem.ts'
import { typedAmount } from '#web/forms/read-typed.ts'
import { budgetSentences } from './messages.ts'

export type SpendingFormValues = {
  amount: string
  spentOn: string
  note: string
  isRefund: boolean
}
type SpendingBody = BodyInputOf<typeof recordSpending>

/** The body to send, or what is wrong, field by field. `today` is the latest day money can have been spent. */
export function readSpendingForm(
  values: SpendingFormValues,
  today: string,
): Read<SpendingFormValues, SpendingBody> {
  const errors: FieldErrors<SpendingFormValues> = {}
  const amount = typedAmount(values.amount)
  if (amount === null) errors.amount = values.isRefund ? budgetSentences.refund : budgetSentences.spent
  if (!parseDate(values.spentOn)) errors.spentOn = budgetSentences.date
  else if (values.spentOn > today) errors.spentOn = budgetSentences.future
  if (amount === null || errors.spentOn) return { errors }
  const { spentOn, isRefund } = values
  return { body: { amount, spentOn, isRefund, note: values.note.trim() || null } }
}
