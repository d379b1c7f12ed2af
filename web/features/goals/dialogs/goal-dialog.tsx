import { readOf } from '#web/api/read.ts'
import type { BodyInputOf } from '#contracts/endpoint.ts'
import { useWrite } from '#web/api/use-write.ts'
import { createGoal, type Goal, listGoals, updateGoal } from '#contracts/money/goals.ts'
import { FormDialog } from '#web/forms/form-dialog.tsx'
import { useForm } from '#web/forms/use-form.ts'
import { DateField, MoneyField, TextField } from '#web/ui/fields/field.tsx'
import { toast } from '#web/ui/toast/toast.tsx'
import { centsToTyped } from '#engine/money/cents.ts'
import { parseDate } from '#engine/money/calendar.ts'
import type { FieldErrors, Read } from '#web/forms/problem.ts'
import { amountError } from '#web/forms/broken-rule.ts'
import { typedAmount } from '#web/forms/read-typed.ts'
import { goalDialogTexts } from './dialog-messages.ts'
import { goalSentences, goalToasts } from '../messages.ts'

type GoalDialogProps = {
  /** the goal to change; null adds one */
  goal: Goal | null
  today: string
  onClose: () => void
}

/** Adds a goal, or changes one. */
export function GoalDialog({ goal, today, onClose }: GoalDialogProps) {
  const create = useWrite(createGoal)
  const update = useWrite(updateGoal, { list: readOf(listGoals).queryKey })
  const form = useForm({
    draft: goal ? `goal:${goal.id}:${goal.version}` : 'goal:new',
    start: goal ? formOfGoal(goal) : emptyGoalForm,
    stored: goal,
    read: (values) => readGoalForm(values, today, goal),
    send: ({ currentAmount, ...body }, stored) =>
      stored
        ? update.mutateAsync({ params: { id: stored.id }, body: { ...body, version: stored.version } })
        : create.mutateAsync({ body: { ...body, currentAmount } }),
    failed: goal ? goalToasts.saveFailed : goalToasts.addFailed,
    changedElsewhere: goalSentences.changedElsewhere,
    onSent: (_, { title }) => {
      toast(goal ? goalToasts.saved(title) : goalToasts.added(title))
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      title={goal ? goalDialogTexts.editTitle(goal.title) : goalDialogTexts.addTitle}
      label={goal ? goalDialogTexts.save : goalDialogTexts.add}
      onClose={onClose}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <div className="sm:col-span-2">
          <TextField
            label={goalDialogTexts.name}
            hint={goalDialogTexts.nameHint}
            required
            maxLength={80}
            {...form.field('title')}
          />
        </div>
        <MoneyField label={goalDialogTexts.target} required {...form.field('targetAmount')} />
        {goal === null && (
          <MoneyField
            label={goalDialogTexts.savedAlready}
            required={false}
            {...form.field('currentAmount')}
          />
        )}
        <DateField
          label={goalDialogTexts.date}
          hint={goalDialogTexts.dateHint}
          required={false}
          {...form.field('targetDate')}
        />
      </div>
    </FormDialog>
  )
}

export const emptyGoalForm = { title: '', targetAmount: '', currentAmount: '', targetDate: '' }
type GoalFormValues = typeof emptyGoalForm

/** The form values of a stored goal. */
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
): Read<GoalFormValues, BodyInputOf<typeof createGoal>> {
  const errors: FieldErrors<GoalFormValues> = {}
  const title = values.title.trim()
  if (!title) errors.title = goalSentences.title
  const targetAmount = typedAmount(values.targetAmount)
  if (targetAmount === null) {
    const rule = { name: goalSentences.targetName, unread: goalSentences.target }
    errors.targetAmount = amountError(values.targetAmount, rule)
  }
  const currentAmount = values.currentAmount.trim() === '' ? '0.00' : typedAmount(values.currentAmount, 0)
  if (currentAmount === null) {
    const rule = { name: goalSentences.currentName, least: 0, unread: goalSentences.current }
    errors.currentAmount = amountError(values.currentAmount, rule)
  }
  const targetDate = values.targetDate.trim() || null
  if (targetDate !== null && !parseDate(targetDate)) errors.targetDate = goalSentences.date
  else if (targetDate !== null && targetDate <= today && targetDate !== kept?.targetDate)
    errors.targetDate = goalSentences.datePast
  if (!title || targetAmount === null || currentAmount === null || errors.targetDate) return { errors }
  return { body: { title, targetAmount, currentAmount, targetDate } }
}
