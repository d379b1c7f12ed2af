import { useWrite } from '#web/api/use-write.ts'
import { useRead } from '#web/api/use-read.ts'
import { centsToDecimal } from '#engine/money/cents.ts'
import type { DueThisMonth, MinimumDue } from '#engine/debts/start/this-month.ts'
import { type Debt, listPayments, recordPayment } from '#contracts/money/debts.ts'
import { FormDialog } from '#web/forms/form-dialog.tsx'
import type { FormFields } from '#web/forms/fields.ts'
import { useForm } from '#web/forms/use-form.ts'
import { today as currentDay } from '#web/format/dates.ts'
import { DateField, MoneyField } from '#web/ui/fields/field.tsx'
import { toast } from '#web/ui/toast/toast.tsx'
import { dialogMinimum } from '../due/due-words.ts'
import { exactMoney } from '../figures.ts'
import { estimateInterest, interestHint } from './interest-estimate.ts'
import { debtToasts } from '../messages.ts'
import { paymentTexts as texts } from './payment-messages.ts'
import { balanceAfter, readPaymentForm, type PaymentFormValues } from './payment-form.ts'
import { useUndoPayment } from './use-undo-payment.ts'

type PaymentDialogProps = {
  debt: Debt
  /** its open cycle, whose rest is suggested; null without a plan */
  due: DueThisMonth | null
  minimum: MinimumDue | null
  /** shown in the toast once the payment is recorded */
  encouragement?: string | undefined
  onClose: () => void
}

type Draft = PaymentFormValues & {
  /** the person typed the interest; until then the estimate stands there */
  isInterestOwn: boolean
}

/** Records a payment; the new balance stands there before anything is saved. */
export function PaymentDialog({ debt, due, minimum, encouragement, onClose }: PaymentDialogProps) {
  const today = currentDay()
  const { estimateOf, shownOf } = useInterest(debt)
  const record = useWrite(recordPayment)
  const undo = useUndoPayment()
  const form = useForm({
    draft: `payment:${debt.id}:${debt.version}`,
    start: startOf(debt, due?.leftCents ?? 0),
    read: (typed) => readPaymentForm(shownOf(typed), { balanceCents: debt.balance, today }),
    send: (body) => record.mutateAsync({ params: { id: debt.id }, body }),
    failed: debtToasts.payFailed,
    onSent: ({ entries, paymentId }) => {
      const paidCents = entries.find(({ kind }) => kind === 'payment')?.amount ?? 0
      toast({
        ...debtToasts.paid(exactMoney(paidCents), debt.name),
        description: encouragement,
        action: { label: texts.undo, onPress: () => void undo({ id: debt.id, paymentId }) },
      })
      onClose()
    },
  })
  const shown = shownOf(form.values)
  const words = [texts.owed(exactMoney(debt.balance)), minimum && dialogMinimum(minimum, today)]
  return (
    <FormDialog
      form={form}
      title={texts.title(debt.name)}
      description={words.filter(Boolean).join(' ')}
      label={texts.record}
      onClose={onClose}
    >
      <PaymentFields
        form={form}
        interest={shown.interest}
        hint={interestHint(estimateOf(form.values), today)}
        today={today}
      />
      <NewBalance afterCents={balanceAfter(debt.balance, shown)} />
    </FormDialog>
  )
}

/** `suggestedCents` is what the plan, or the minimum, would pay. */
function startOf(debt: Debt, suggestedCents: number): Draft {
  return {
    amount: suggestedCents > 0 ? centsToDecimal(Math.min(suggestedCents, debt.balance)) : '',
    paidOn: currentDay(),
    interest: '',
    fees: '',
    charges: '',
    isInterestOwn: false,
  }
}

/** The interest in the form: the person's figure, else an estimate from the debt's history. */
function useInterest(debt: Debt) {
  const history = useRead(listPayments, { params: { id: debt.id } })
  const estimateOf = ({ isInterestOwn, paidOn }: Draft) =>
    isInterestOwn ? null : estimateInterest(debt, history.data ?? [], paidOn)
  const shownOf = (typed: Draft): Draft => {
    const estimate = estimateOf(typed)
    return estimate ? { ...typed, interest: centsToDecimal(estimate.cents) } : typed
  }
  return { estimateOf, shownOf }
}

type PaymentFieldsProps = {
  form: FormFields<Draft>
  interest: string
  /** of the interest */
  hint: string
  today: string
}

function PaymentFields({ form, interest, hint, today }: PaymentFieldsProps) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <MoneyField label={texts.amount} required {...form.field('amount')} />
      <DateField label={texts.paidOn} required max={today} {...form.field('paidOn')} />
      <div className="sm:col-span-2">
        <MoneyField
          label={texts.interest}
          hint={hint}
          required={false}
          {...form.field('interest')}
          value={interest}
          onValueChange={(typed) => form.change({ interest: typed, isInterestOwn: true })}
        />
      </div>
      <MoneyField label={texts.fees} required={false} {...form.field('fees')} />
      <MoneyField
        label={texts.charges}
        hint={texts.chargesHint}
        required={false}
        {...form.field('charges')}
      />
    </div>
  )
}

function NewBalance({ afterCents }: { afterCents: number | null }) {
  return (
    <output className="flex items-baseline justify-between gap-4 rounded-control bg-sunken px-4 py-3">
      <span className="text-small text-ink-2">{texts.balanceAfter}</span>
      <span className="fig text-figure-s">
        {afterCents === null || afterCents < 0 ? '–' : exactMoney(afterCents)}
      </span>
    </output>
  )
}
