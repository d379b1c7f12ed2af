/** The form for money put toward a goal, or taken out again, between what is typed and what is sent. */
import { parseDate } from '#engine/money/calendar.ts'
import { parseTypedCents } from '#engine/money/cents.ts'
import type { FieldErrors, Read } from '#web/forms/problem.ts'
import { typedAmount } from '#web/forms/read-typed.ts'
import { goalSentences } from './messages.ts'

type Direction = 'in' | 'out'
export type ContributionFormValues = {
  amount: string
  direction: Direction
  contributedOn: string
}
type ContributionBody = { amount: string; isWithdrawal: boolean; contributedOn: string }

/** What the goal would hold afterwards, in cents; null while the amount cannot be read. */
export function heldAfter(
  currentCents: number,
  { amount, direction }: ContributionFormValues,
): number | null {
  const cents = amount.trim() === '' ? 0 : parseTypedCents(amount)
  if (cents === null || cents < 0) return null
  return direction === 'in' ? currentCents + cents : currentCents - cents
}

/** The body to send, or what is wrong, field by field. `today` is the latest day it can have been. */
export function readContributionForm(
  values: ContributionFormValues,
  { currentCents, today }: { currentCents: number; today: string },
): Read<ContributionFormValues, ContributionBody> {
  const errors: FieldErrors<ContributionFormValues> = {}
  const { direction, contributedOn } = values
  const amount = typedAmount(values.amount)
  const after = heldAfter(currentCents, values)
  if (amount === null)
    errors.amount = direction === 'in' ? goalSentences.contribution : goalSentences.withdrawal
  else if (after !== null && after < 0) errors.amount = goalSentences.moreThanSaved
  if (!parseDate(contributedOn)) errors.contributedOn = goalSentences.date
  else if (contributedOn > today) errors.contributedOn = goalSentences.future
  if (amount === null || Object.keys(errors).length > 0) return { errors }
  return { body: { amount, isWithdrawal: direction === 'out', contributedOn } }
}
