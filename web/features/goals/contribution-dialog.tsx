import { useId, type FormEvent } from 'react'
import { formatCents } from '#web/format/money.ts'
import { ChoiceGroup } from '#web/ui/choice-group.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { DialogButtons } from '#web/ui/dialog-buttons.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { DateField, MoneyField } from '#web/ui/field.tsx'
import { centsToTyped } from '#engine/money/cents.ts'
import { summaryTitle } from './form-errors.ts'
import type { GoalLine } from './goal-view.ts'
import { useContributionForm } from './use-contribution-form.ts'

type ContributionDialogProps = { line: GoalLine; today: string; onClose: () => void }

const directions = [
  { value: 'in', label: 'Put in' },
  { value: 'out', label: 'Take out' },
] as const

/** Puts money toward a goal, or takes some out; what it would hold stands there before anything is saved. */
export function ContributionDialog({ line, today, onClose }: ContributionDialogProps) {
  const { goal, need } = line
  const suggested = need.status === 'ahead' ? centsToTyped(need.monthlyCents) : ''
  const form = useContributionForm({ goal, today, suggested, onDone: onClose })
  const formId = useId()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void form.submit()
  }
  const cancel = () => {
    form.discard()
    onClose()
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Contribute to ${goal.title}`}
      description={`It holds ${formatCents(form.currentCents)} of ${formatCents(line.targetCents)}.`}
      footer={
        <DialogButtons
          form={formId}
          busy={form.isBusy}
          label={form.values.direction === 'in' ? 'Put in' : 'Take out'}
          onCancel={cancel}
        />
      }
    >
      <form id={formId} onSubmit={submit} noValidate className="grid gap-5">
        <ErrorSummary errors={form.summary} title={summaryTitle(form.summary)} />
        <ContributionFields form={form} />
        <output className="flex items-baseline justify-between gap-4 rounded-control bg-sunken px-4 py-3">
          <span className="text-small text-ink-2">Saved after this</span>
          <span className="fig text-figure-s">
            {form.afterCents === null || form.afterCents < 0 ? '–' : formatCents(form.afterCents)}
          </span>
        </output>
      </form>
    </Dialog>
  )
}

function ContributionFields({ form }: { form: ReturnType<typeof useContributionForm> }) {
  const { values, errors, change } = form
  return (
    <>
      <ChoiceGroup
        label="What you do"
        choices={directions}
        value={values.direction}
        onValueChange={(direction) => change({ direction })}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <MoneyField
          name="amount"
          label="Amount"
          required
          value={values.amount}
          error={errors.amount}
          onValueChange={(amount) => change({ amount })}
        />
        <DateField
          name="contributedOn"
          label="Day"
          required
          max={form.today}
          value={values.contributedOn}
          error={errors.contributedOn}
          onValueChange={(contributedOn) => change({ contributedOn })}
        />
      </div>
    </>
  )
}
