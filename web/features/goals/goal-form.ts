/** The goal form between what a person types and what is sent. */
import { centsToTyped } from '#engine/money/cents.ts'
import { parseDate } from '#engine/money/calendar.ts'
import type { Goal } from '#contracts/money/goals.ts'
import type { FieldErrors, Read } from '#web/forms/problem.ts'
import { typedAmount } from '#web/forms/read-typed.ts'
import { goalSentences } from './messages.ts'

export type GoalFormValues = {
  title: string
  targetAmount: string
  currentAmount: string
  targetDate: string
}
type GoalBody = { title: string; targetAmount: string; currentAmount: string; targetDate: string | null }

export const emptyGoalForm: GoalFormValues = {
  title: '',
  targetAmount: '',
  currentAmount: '',
  targetDate: '',
}

/** What the form shows of a stored goal. */
export function formOfGoal(goal: Goal): GoalFormValues {
  return {
    title: goal.title,
    targetAmount: centsToTyped(goal.targetAmount),
    currentAmount: '',
    targetDate: goal.targetDate ?? '',
  }
}

/** The body to send, or what is wrong, field by field. A new date must lie ahead; one that is kept need not. */
export function readGoalForm(
  values: GoalFormValues,
  today: string,
  kept?: Goal | null,
): Read<GoalFormValues, GoalBody> {
  const errors: FieldErrors<GoalFormValues> = {}
  const title = values.title.trim()
  if (!title) errors.title = goalSentences.title
  const targetAmount = typedAmount(values.targetAmount)
  if (targetAmount === null) errors.targetAmount = goalSentences.target
  const currentAmount = values.currentAmount.trim() === '' ? '0.00' : typedAmount(values.currentAmount, 0)
  if (currentAmount === null) errors.currentAmount = goalSentences.current
  const targetDate = values.targetDate.trim() || null
  if (targetDate !== null && !parseDate(targetDate)) errors.targetDate = goalSentences.date
  else if (targetDate !== null && targetDate <= today && targetDate !== kept?.targetDate)
    errors.targetDate = goalSentences.datePast
  if (!title || targetAmount === null || currentAmount === null || errors.targetDate) return { errors }
  return { body: { title, targetAmount, currentAmount, targetDate } }
}
