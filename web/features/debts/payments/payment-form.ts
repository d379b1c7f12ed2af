/** The payment form between what a person types and what is sent, and the balance it would leave. */
import { parseDate } from '#engine/money/calendar.ts'
import { centsToDecimal } from '#engine/money/cents.ts'
import type { BodyInputOf } from '#contracts/endpoint.ts'
import type { recordPayment } from '#contracts/money/debts.ts'
import type { FieldErrors, Read } from '#web/forms/problem.ts'
import { amountError } from '#web/forms/broken-rule.ts'
import { typedCents } from '#web/forms/read-typed.ts'
import { formSentences, numberNames } from '../messages.ts'

export type PaymentFormValues = {
  amount: string
  paidOn: string
  interest: string
  fees: string
  charges: string
}
type PaymentBody = BodyInputOf<typeof recordPayment>

/** The typed amounts in cents; an empty one counts as 0, one that cannot be read is null. */
function typedAmounts({ amount, interest, fees, charges }: PaymentFormValues) {
  return {
    amount: typedOrZero(amount),
    interest: typedOrZero(interest),
    fees: typedOrZero(fees),
    charges: typedOrZero(charges),
  }
}

function typedOrZero(text: string): number | null {
  return text.trim() === '' ? 0 : typedCents(text, 0)
}

/** The balance after the payment, in cents; null while something cannot be read. Below zero: more than is owed. */
export function balanceAfter(balanceCents: number, values: PaymentFormValues): number | null {
  const { amount, interest, fees, charges } = typedAmounts(values)
  if (amount === null || interest === null || fees === null || charges === null) return null
  return balanceCents + interest + fees + charges - amount
}

/** The body to send, or what is wrong, field by field. `today` is the latest day a payment can have. */
export function readPaymentForm(
  values: PaymentFormValues,
  { balanceCents, today }: { balanceCents: number; today: string },
): Read<PaymentFormValues, PaymentBody> {
  const errors: FieldErrors<PaymentFormValues> = {}
  const typed = typedAmounts(values)
  for (const field of ['amount', 'interest', 'fees', 'charges'] as const) {
    if (typed[field] !== null) continue
    const name = numberNames[field] ?? numberNames.other
    errors[field] = amountError(values[field], { name, least: 0, unread: formSentences.amount })
  }
  if (typed.amount === 0) errors.amount = formSentences.paymentAmount
  if (!parseDate(values.paidOn)) errors.paidOn = formSentences.date
  else if (values.paidOn > today) errors.paidOn = formSentences.paidInFuture
  const after = balanceAfter(balanceCents, values)
  if (after !== null && after < 0 && !errors.amount) errors.amount = formSentences.moreThanOwed
  if (Object.keys(errors).length > 0) return { errors }
  return {
    body: {
      amount: centsToDecimal(typed.amount ?? 0),
      paidOn: values.paidOn,
      interest: decimalOrNull(typed.interest),
      fees: decimalOrNull(typed.fees),
      charges: decimalOrNull(typed.charges),
    },
  }
}

function decimalOrNull(cents: number | null): string | null {
  return cents ? centsToDecimal(cents) : null
}
