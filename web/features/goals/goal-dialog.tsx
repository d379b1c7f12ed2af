import { useId, type FormEvent } from 'react'
import { Dialog } from '#web/ui/dialog.tsx'
import { DialogButtons } from '#web/ui/dialog-buttons.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { DateField, MoneyField, TextField } from '#web/ui/field.tsx'
import type { Goal } from '#contracts/goals.ts'
import { summaryTitle } from './form-errors.ts'
import { useGoalForm } from './use-goal-form.ts'

type GoalDialogProps = {
  /** the goal to change; null adds one */
  goal: Goal | null
  today: string
  onClose: () => void
}

/** Adds a goal, or changes one. */
export function GoalDialog({ goal, today, onClose }: GoalDialogProps) {
  const form = useGoalForm({ goal, today, onDone: onClose })
  const formId = useId()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void form.submit()
  }
  // Closing the window keeps what was typed; Cancel is meant.
  const cancel = () => {
    form.discard()
    onClose()
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={goal ? `Edit ${goal.title}` : 'Add a goal'}
      footer={
        <DialogButtons
          form={formId}
          busy={form.isBusy}
          label={goal ? 'Save changes' : 'Add goal'}
          onCancel={cancel}
        />
      }
    >
      <form id={formId} onSubmit={submit} noValidate className="grid gap-5">
        <ErrorSummary errors={form.summary} title={summaryTitle(form.summary)} />
        <GoalFields form={form} isNew={goal === null} />
      </form>
    </Dialog>
  )
}

function GoalFields({ form, isNew }: { form: ReturnType<typeof useGoalForm>; isNew: boolean }) {
  const { values, errors, change } = form
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <div className="sm:col-span-2">
        <TextField
          name="title"
          label="Name"
          hint="What you save for, such as Emergency fund."
          required
          maxLength={80}
          autoComplete="off"
          value={values.title}
          error={errors.title}
          onValueChange={(title) => change({ title })}
        />
      </div>
      <MoneyField
        name="targetAmount"
        label="Target amount"
        required
        value={values.targetAmount}
        error={errors.targetAmount}
        onValueChange={(targetAmount) => change({ targetAmount })}
      />
      {isNew && (
        <MoneyField
          name="currentAmount"
          label="Saved already"
          required={false}
          value={values.currentAmount}
          error={errors.currentAmount}
          onValueChange={(currentAmount) => change({ currentAmount })}
        />
      )}
      <DateField
        name="targetDate"
        label="Target date"
        hint="With a date you see what each month asks for."
        required={false}
        value={values.targetDate}
        error={errors.targetDate}
        onValueChange={(targetDate) => change({ targetDate })}
      />
    </div>
  )
}
