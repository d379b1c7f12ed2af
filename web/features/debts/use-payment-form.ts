import { useState } from 'react'
import { fieldMessages, serverMessage } from '#web/api/api-error.ts'
import { today as currentDay } from '#web/format/dates.ts'
import type { FormError } from '#web/ui/error-summary.tsx'
import { toast } from '#web/ui/toast.tsx'
import { centsToDecimal } from '#engine/money/cents.ts'
import { deletePayment, listPayments, recordPayment, type Debt } from '#contracts/debts.ts'
import { exactMoney } from './figures.ts'
import { summaryOf } from './form-errors.ts'
import { estimateInterest } from './interest-estimate.ts'
import { debtToasts, notSaved } from './messages.ts'
import {
  balanceAfter,
  readPaymentForm,
  type PaymentBody,
  type PaymentFormErrors,
  type PaymentFormValues,
} from './payment-form.ts'
import { useDraft } from '#web/api/use-draft.ts'
import { useRead } from '#web/api/use-read.ts'
import { useWrite } from '#web/api/use-write.ts'

const NO_ERRORS: FormError[] = []

type Draft = PaymentFormValues & {
  /** the person typed the interest; until then the estimate stands there */
  isInterestOwn: boolean
  /** kept with the draft, so that sending again after a reload is stored once */
  requestId: string
}

type Done = { encouragement?: string | undefined; onDone: () => void }

/** The state of the payment dialog. `suggestedCents` is what the plan, or the minimum, would pay. */
export function usePaymentForm(debt: Debt, suggestedCents: number, { encouragement, onDone }: Done) {
  const today = currentDay()
  const balanceCents = debt.balance
  const {
    values: draft,
    change,
    forget,
  } = useDraft<Draft>(`payment:${debt.id}:${debt.version}`, {
    amount: suggestedCents > 0 ? centsToDecimal(Math.min(suggestedCents, balanceCents)) : '',
    paidOn: today,
    interest: '',
    fees: '',
    charges: '',
    isInterestOwn: false,
    requestId: crypto.randomUUID(),
  })
  const [errors, setErrors] = useState<PaymentFormErrors>({})
  const [summary, setSummary] = useState(NO_ERRORS)
  const history = useRead(listPayments, { params: { id: debt.id } })
  const record = useWrite(recordPayment)
  const undo = useUndo()
  const estimate = estimateInterest(debt, history.data ?? [], draft.paidOn)
  const interest = draft.isInterestOwn || !estimate ? draft.interest : centsToDecimal(estimate.cents)
  const values = { ...draft, interest }

  function show(found: PaymentFormErrors, general?: string | null) {
    setErrors(found)
    setSummary(summaryOf(found, general))
  }

  async function send(body: PaymentBody) {
    try {
      const saved = await record.mutateAsync({ params: { id: debt.id }, body })
      forget()
      toast({
        ...debtToasts.paid(exactMoney(saved.entries.find(isPayment)?.amount ?? 0), debt.name),
        description: encouragement,
        action: { label: 'Undo', onPress: () => undo({ id: debt.id, paymentId: saved.paymentId }) },
      })
      onDone()
    } catch (error) {
      const fields: PaymentFormErrors = fieldMessages(error)
      show(fields, Object.keys(fields).length > 0 ? null : (serverMessage(error) ?? notSaved.unreachable))
      toast({ ...debtToasts.payFailed, variant: 'destructive' })
    }
  }

  async function submit() {
    const { body, errors: found } = readPaymentForm(values, {
      balanceCents,
      today,
      requestId: draft.requestId,
    })
    show(found ?? {})
    if (body) await send(body)
  }

  return {
    values,
    change,
    errors,
    summary,
    submit,
    today,
    estimate: draft.isInterestOwn ? null : estimate,
    balanceCents,
    afterCents: balanceAfter(balanceCents, values),
    isBusy: record.isPending,
    discard: forget,
  }
}

function isPayment(entry: { kind: string }): boolean {
  return entry.kind === 'payment'
}

/** Takes a payment back and says how it went. */
export function useUndo() {
  const { mutateAsync } = useWrite(deletePayment)
  return async (payment: { id: string; paymentId: string }) => {
    try {
      await mutateAsync({ params: payment })
      toast(debtToasts.payUndone)
    } catch {
      toast({ ...debtToasts.undoFailed, variant: 'destructive' })
    }
  }
}
