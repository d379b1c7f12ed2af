import { useId, type FormEvent } from 'react'
import { Dialog } from '#web/ui/dialog.tsx'
import { DialogButtons } from '#web/ui/dialog-buttons.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { DateField, MoneyField } from '#web/ui/field.tsx'
import type { DueThisMonth, MinimumDue } from '#engine/debts/this-month.ts'
import type { Debt } from '#contracts/debts.ts'
import { dialogMinimum } from './due-words.ts'
import { exactMoney } from './figures.ts'
import { summaryTitle } from './form-errors.ts'
import { interestHint } from './interest-hint.ts'
import { usePaymentForm } from './use-payment-form.ts'

type PaymentDialogProps = {
  debt: Debt
  /** its open cycle, whose rest is suggested; null without a plan */
  due: DueThisMonth | null
  minimum: MinimumDue | null
  /** said with the toast once the payment is recorded */
  encouragement?: string | undefined
  onClose: () => void
}

/** Records a payment; the new balance stands there before anything is saved. */
export function PaymentDialog({ debt, due, minimum, encouragement, onClose }: PaymentDialogProps) {
  const form = usePaymentForm(debt, due?.leftCents ?? 0, { encouragement, onDone: onClose })
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
      title={`Record a payment to ${debt.name}`}
      description={[
        `You owe ${exactMoney(form.balanceCents)}.`,
        minimum && dialogMinimum(minimum, form.today),
      ]
        .filter(Boolean)
        .join(' ')}
      footer={<DialogButtons form={formId} busy={form.isBusy} label="Record payment" onCancel={cancel} />}
    >
      <form id={formId} onSubmit={submit} noValidate className="grid gap-5">
        <ErrorSummary errors={form.summary} title={summaryTitle(form.summary)} />
        <PaymentFields form={form} />
        <NewBalance form={form} />
      </form>
    </Dialog>
  )
}

type Form = ReturnType<typeof usePaymentForm>

function PaymentFields({ form }: { form: Form }) {
  const { values, errors, change, estimate, today } = form
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <MoneyField
        name="amount"
        label="Amount paid"
        required
        value={values.amount}
        error={errors.amount}
        onValueChange={(amount) => change({ amount })}
      />
      <DateField
        name="paidOn"
        label="Paid on"
        required
        max={today}
        value={values.paidOn}
        error={errors.paidOn}
        onValueChange={(paidOn) => change({ paidOn })}
      />
      <div className="sm:col-span-2">
        <MoneyField
          name="interest"
          label="Interest charged"
          hint={interestHint(estimate, today)}
          required={false}
          value={values.interest}
          error={errors.interest}
          onValueChange={(interest) => change({ interest, isInterestOwn: true })}
        />
      </div>
      <MoneyField
        name="fees"
        label="Fees"
        required={false}
        value={values.fees}
        error={errors.fees}
        onValueChange={(fees) => change({ fees })}
      />
      <MoneyField
        name="charges"
        label="New charges"
        hint="New purchases, if any."
        required={false}
        value={values.charges}
        error={errors.charges}
        onValueChange={(charges) => change({ charges })}
      />
    </div>
  )
}

function NewBalance({ form }: { form: Form }) {
  const { afterCents } = form
  return (
    <output className="flex items-baseline justify-between gap-4 rounded-control bg-sunken px-4 py-3">
      <span className="text-small text-ink-2">Balance after this</span>
      <span className="fig text-figure-s">
        {afterCents === null || afterCents < 0 ? '–' : exactMoney(afterCents)}
      </span>
    </output>
  )
}
