import { useState } from 'react'
import { fieldMessages, serverMessage } from '#web/api/api-error.ts'
import { useDraft } from '#web/api/use-draft.ts'
import { formatCents } from '#web/format/money.ts'
import type { FormError } from '#web/ui/error-summary.tsx'
import { toast } from '#web/ui/toast.tsx'
import type { BudgetCategory } from '#contracts/budget.ts'
import { likelyDay } from './budget-months.ts'
import { summaryOf } from './form-errors.ts'
import { budgetToasts, notSaved } from './messages.ts'
import { readSpendingForm, type SpendingFormErrors, type SpendingFormValues } from './spending-form.ts'
import { useRecordSpending } from './use-budget.ts'
import { useUndoSpending } from './use-undo-spending.ts'

const NO_ERRORS: FormError[] = []

type SpendingStart = { category: BudgetCategory; month: string; today: string }

/** The state of the spending dialog; the date starts where it most likely is in the month shown. */
export function useSpendingForm({ category, month, today }: SpendingStart, onDone: () => void) {
  const { values, change, forget } = useDraft<SpendingFormValues>(`spending:${category.id}:${month}`, {
    amount: '',
    spentOn: likelyDay(month, today),
    note: '',
    isRefund: false,
    requestId: crypto.randomUUID(),
  })
  const [errors, setErrors] = useState<SpendingFormErrors>({})
  const [summary, setSummary] = useState(NO_ERRORS)
  const record = useRecordSpending()
  const { takeBack } = useUndoSpending(category.id)

  function show(found: SpendingFormErrors, general?: string | null) {
    setErrors(found)
    setSummary(summaryOf(found, general))
  }

  async function submit() {
    const { body, errors: found } = readSpendingForm(values, today)
    show(found ?? {})
    if (!body) return
    try {
      const { spending } = await record.mutateAsync({ id: category.id, body })
      forget()
      const amount = formatCents(Math.abs(spending.amount))
      toast({
        ...(body.isRefund ? budgetToasts.refunded : budgetToasts.spent)(amount, category.name),
        action: { label: 'Undo', onPress: () => void takeBack(spending) },
      })
      onDone()
    } catch (error) {
      const { '': whole, ...fields } = fieldMessages(error)
      const isField = Object.keys(fields).length > 0
      show(fields, whole ?? (isField ? null : (serverMessage(error) ?? notSaved.unreachable)))
      toast({ ...budgetToasts.spendFailed, variant: 'destructive' })
    }
  }

  return { values, change, errors, summary, submit, today, discard: forget, isBusy: record.isPending }
}
