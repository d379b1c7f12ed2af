import { useId, type FormEvent } from 'react'
import { Dialog } from '#web/ui/dialog.tsx'
import { DialogButtons } from '#web/ui/dialog-buttons.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { CheckboxField, DateField, MoneyField, TextField } from '#web/ui/field.tsx'
import type { BudgetCategory } from '#contracts/budget.ts'
import { summaryTitle } from './form-errors.ts'
import { useSpendingForm } from './use-spending-form.ts'

type SpendingDialogProps = { category: BudgetCategory; month: string; today: string; onClose: () => void }

/** Records what was spent in a category, or what came back. */
export function SpendingDialog({ category, month, today, onClose }: SpendingDialogProps) {
  const form = useSpendingForm({ category, month, today }, onClose)
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
      title={`Record spending in ${category.name}`}
      description="It counts in the month of its day."
      footer={
        <DialogButtons
          form={formId}
          busy={form.isBusy}
          label={form.values.isRefund ? 'Record refund' : 'Record spending'}
          onCancel={cancel}
        />
      }
    >
      <form id={formId} onSubmit={submit} noValidate className="grid gap-5">
        <ErrorSummary errors={form.summary} title={summaryTitle(form.summary)} />
        <SpendingFields form={form} />
      </form>
    </Dialog>
  )
}

function SpendingFields({ form }: { form: ReturnType<typeof useSpendingForm> }) {
  const { values, errors, change } = form
  return (
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
        name="spentOn"
        label="Day"
        required
        max={form.today}
        value={values.spentOn}
        error={errors.spentOn}
        onValueChange={(spentOn) => change({ spentOn })}
      />
      <div className="sm:col-span-2">
        <TextField
          name="note"
          label="Note"
          hint="Such as the shop."
          required={false}
          maxLength={200}
          autoComplete="off"
          value={values.note}
          error={errors.note}
          onValueChange={(note) => change({ note })}
        />
      </div>
      <div className="sm:col-span-2">
        <CheckboxField
          name="isRefund"
          label="Money that came back"
          hint="A refund or a return. It lowers what you spent."
          checked={values.isRefund}
          onCheckedChange={(isRefund) => change({ isRefund })}
        />
      </div>
    </div>
  )
}
