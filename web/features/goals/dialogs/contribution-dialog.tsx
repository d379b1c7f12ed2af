import { addContribution } from '#contracts/money/goals.ts'
import { useWrite } from '#web/api/use-write.ts'
import { centsToTyped, parseTypedCents } from '#engine/money/cents.ts'
import { FormDialog } from '#web/forms/form-dialog.tsx'
import { useForm } from '#web/forms/use-form.ts'
import { formatCents } from '#web/format/money.ts'
import { ChoiceGroup } from '#web/ui/fields/choice-group.tsx'
import { DateField, MoneyField } from '#web/ui/fields/field.tsx'
import { toast } from '#web/ui/toast/toast.tsx'
import { parseDate } from '#engine/money/calendar.ts'
import type { FieldErrors, Read } from '#web/forms/problem.ts'
import { amountError } from '#web/forms/broken-rule.ts'
import { typedAmount } from '#web/forms/read-typed.ts'
import { contributionTexts } from './dialog-messages.ts'
import type { GoalLine } from '../goal-view.ts'
import { goalSentences, goalToasts, undoLabel } from '../messages.ts'
import { useUndoContribution } from '../use-undo-contribution.ts'

type ContributionDialogProps = { line: GoalLine; today: string; onClose: () => void }

const directions = [
  { value: 'in', label: contributionTexts.putIn },
  { value: 'out', label: contributionTexts.takeOut },
] as const

/** Puts money toward a goal, or takes some out; what it would hold stands there before anything is saved. */
export function ContributionDialog({ line, today, onClose }: ContributionDialogProps) {
  const { goal, need, targetCents } = line
  const currentCents = goal.currentAmount
  const add = useWrite(addContribution)
  const { takeBack } = useUndoContribution()
  const start: ContributionFormValues = {
    amount: need.status === 'ahead' ? centsToTyped(need.monthlyCents) : '',
    direction: 'in',
    contributedOn: today,
  }
  const form = useForm({
    draft: `contribution:${goal.id}`,
    start,
    read: (values) => readContributionForm(values, { currentCents, today }),
    send: (body) => add.mutateAsync({ params: { id: goal.id }, body }),
    failed: goalToasts.moveFailed,
    onSent: ({ contribution: { id, amount } }, { isWithdrawal }) => {
      const message = isWithdrawal ? goalToasts.withdrawn : goalToasts.contributed
      toast({
        ...message(formatCents(Math.abs(amount)), goal.title),
        action: { label: undoLabel, onPress: () => void takeBack({ id: goal.id, contributionId: id }) },
      })
      onClose()
    },
  })
  const afterCents = heldAfter(currentCents, form.values)
  return (
    <FormDialog
      form={form}
      title={contributionTexts.title(goal.title)}
      description={contributionTexts.holds(formatCents(currentCents), formatCents(targetCents))}
      label={form.values.direction === 'in' ? contributionTexts.putIn : contributionTexts.takeOut}
      onClose={onClose}
    >
      <ChoiceGroup label={contributionTexts.direction} choices={directions} {...form.field('direction')} />
      <div className="grid gap-4 sm:grid-cols-2">
        <MoneyField label={contributionTexts.amount} required {...form.field('amount')} />
        <DateField label={contributionTexts.day} required max={today} {...form.field('contributedOn')} />
      </div>
      <output className="flex items-baseline justify-between gap-4 rounded-control bg-sunken px-4 py-3">
        <span className="text-small text-ink-2">{contributionTexts.savedAfter}</span>
        <span className="fig text-figure-s">
          {afterCents === null || afterCents < 0 ? '–' : formatCents(afterCents)}
        </span>
      </output>
    </FormDialog>
  )
}

type Direction = 'in' | 'out'
type ContributionFormValues = {
  amount: string
  direction: Direction
  contributedOn: string
}
type ContributionBody = { amount: string; isWithdrawal: boolean; contributedOn: string }

/** The balance of the goal afterwards, in cents; null while the amount is unreadable. */
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
  if (amount === null) {
    const unread = direction === 'in' ? goalSentences.contribution : goalSentences.withdrawal
    errors.amount = amountError(values.amount, { name: goalSentences.amountName, unread })
  } else if (after !== null && after < 0) errors.amount = goalSentences.moreThanSaved
  if (!parseDate(contributedOn)) errors.contributedOn = goalSentences.date
  else if (contributedOn > today) errors.contributedOn = goalSentences.future
  if (amount === null || Object.keys(errors).length > 0) return { errors }
  return { body: { amount, isWithdrawal: direction === 'out', contributedOn } }
}
