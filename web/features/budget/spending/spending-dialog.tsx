import { useWrite } from '#web/api/use-write.ts'
import { type BudgetCategory, recordSpending } from '#contracts/money/budget.ts'
import { FormDialog } from '#web/forms/form-dialog.tsx'
import { useForm } from '#web/forms/use-form.ts'
import { formatCents } from '#web/format/money.ts'
import { CheckboxField, DateField, MoneyField, TextField } from '#web/ui/fields/field.tsx'
import { toast } from '#web/ui/toast/toast.tsx'
import { parseDate } from '#engine/money/calendar.ts'
import type { BodyInputOf } from '#contracts/endpoint.ts'
import type { FieldErrors, Read } from '#web/forms/problem.ts'
import { amountError } from '#web/forms/broken-rule.ts'
import { typedAmount } from '#web/forms/read-typed.ts'
import { likelyDay } from '../months/budget-months.ts'
import { budgetSentences, budgetToasts, undoLabel } from '../messages.ts'
import { spendingTexts } from './messages.ts'
import { useUndoSpending } from './use-undo-spending.ts'

type SpendingDialogProps = { category: BudgetCategory; month: string; today: string; onClose: () => void }

/** Records what was spent in a category, or what came back. The day starts where it most likely is in the month shown. */
export function SpendingDialog({ category, month, today, onClose }: SpendingDialogProps) {
  const record = useWrite(recordSpending)
  const { takeBack } = useUndoSpending(category.id)
  const form = useForm({
    draft: `spending:${category.id}:${month}`,
    start: {
      amount: '',
      spentOn: likelyDay(month, today),
      note: '',
      isRefund: false,
    },
    read: (values) => readSpendingForm(values, today),
    send: (body) => record.mutateAsync({ params: { id: category.id }, body }),
    failed: budgetToasts.spendFailed,
    onSent: ({ spending }, { isRefund }) => {
      const message = isRefund ? budgetToasts.refunded : budgetToasts.spent
      toast({
        ...message(formatCents(Math.abs(spending.amount)), category.name),
        action: { label: undoLabel, onPress: () => void takeBack(spending) },
      })
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      title={spendingTexts.recordIn(category.name)}
      description={spendingTexts.description}
      label={form.values.isRefund ? spendingTexts.recordRefund : spendingTexts.record}
      onClose={onClose}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <MoneyField label={spendingTexts.amount} required {...form.field('amount')} />
        <DateField label={spendingTexts.day} required max={today} {...form.field('spentOn')} />
        <div className="sm:col-span-2">
          <TextField
            label={spendingTexts.note}
            hint={spendingTexts.noteHint}
            required={false}
            maxLength={200}
            {...form.field('note')}
          />
        </div>
        <div className="sm:col-span-2">
          <CheckboxField
            label={spendingTexts.cameBack}
            hint={spendingTexts.cameBackHint}
            {...form.tick('isRefund')}
          />
        </div>
      </div>
    </FormDialog>
  )
}

type SpendingFormValues = {
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
  if (amount === null) {
    const unread = values.isRefund ? budgetSentences.refund : budgetSentences.spent
    errors.amount = amountError(values.amount, { name: budgetSentences.amount, unread })
  }
  if (!parseDate(values.spentOn)) errors.spentOn = budgetSentences.date
  else if (values.spentOn > today) errors.spentOn = budgetSentences.future
  if (amount === null || errors.spentOn) return { errors }
  const { spentOn, isRefund } = values
  return { body: { amount, spentOn, isRefund, note: values.note.trim() || null } }
}
