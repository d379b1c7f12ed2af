import { useWrite } from '#web/api/use-write.ts'
import { type BudgetCategory, recordSpending } from '#contracts/money/budget.ts'
import { FormDialog } from '#web/forms/form-dialog.tsx'
import { useForm } from '#web/forms/use-form.ts'
import { formatCents } from '#web/format/money.ts'
import { CheckboxField, DateField, MoneyField, TextField } from '#web/ui/field.tsx'
import { toast } from '#web/ui/toast.tsx'
import { likelyDay } from './budget-months.ts'
import { budgetToasts } from './messages.ts'
import { readSpendingForm } from './spending-form.ts'
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
        action: { label: 'Undo', onPress: () => void takeBack(spending) },
      })
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      title={`Record spending in ${category.name}`}
      description="It counts in the month of its day."
      label={form.values.isRefund ? 'Record refund' : 'Record spending'}
      onClose={onClose}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <MoneyField label="Amount" required {...form.field('amount')} />
        <DateField label="Day" required max={today} {...form.field('spentOn')} />
        <div className="sm:col-span-2">
          <TextField
            label="Note"
            hint="Such as the shop."
            required={false}
            maxLength={200}
            autoComplete="off"
            {...form.field('note')}
          />
        </div>
        <div className="sm:col-span-2">
          <CheckboxField
            label="Money that came back"
            hint="A refund or a return. It lowers what you spent."
            {...form.tick('isRefund')}
          />
        </div>
      </div>
    </FormDialog>
  )
}
