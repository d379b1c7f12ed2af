/** The form of pay days between what a person types and what is sent. */
import type { BodyInputOf } from '#contracts/endpoint.ts'
import type { savePaydays } from '#contracts/money/cash-plan.ts'
import { type PayRecord, refusalOfPay } from '#engine/debts/cash/cash-plan.ts'
import { nextUsualDate, type PayKind } from '#engine/debts/cash/pay-dates.ts'
import { addDays, parseDate } from '#engine/money/calendar.ts'
import { centsToDecimal, centsToTyped } from '#engine/money/cents.ts'
import { amountError } from '#web/forms/broken-rule.ts'
import type { FieldErrors, Read } from '#web/forms/problem.ts'
import { typedCents } from '#web/forms/read-typed.ts'
import { formSentences } from '../messages.ts'
import { payFormTexts as texts } from './paydays-messages.ts'

export type PayForm = {
  kind: PayKind
  nextOn: string
  secondOn: string
  dayOff: 'before' | 'after'
  amount: string
  cash: string
  floor: string
}

export const emptyPayForm: PayForm = {
  kind: 'everyTwoWeeks',
  nextOn: '',
  secondOn: '',
  dayOff: 'before',
  amount: '',
  cash: '',
  floor: '',
}

/** What is kept, with the next days of pay in the place of those that have passed. */
export function payFormOf(
  pay: PayRecord,
  { today, cashCents }: { today: string; cashCents: number },
): PayForm {
  const nextOn = nextUsualDate(pay, today)
  const secondOn = nextOn === null || pay.secondOn === null ? null : nextUsualDate(pay, addDays(nextOn, 1))
  return {
    kind: pay.kind,
    nextOn: nextOn ?? '',
    secondOn: secondOn ?? '',
    dayOff: pay.dayOff,
    amount: pay.amount === 0 ? '' : centsToTyped(pay.amount),
    cash: centsToTyped(Math.max(0, cashCents)),
    floor: centsToTyped(pay.floor),
  }
}

const names = { amount: texts.amount, cash: texts.cash, floor: texts.floor }

/** The body to send, or what is wrong, field by field. `today` is the person's day. */
export function readPayForm(values: PayForm, today: string): Read<PayForm, BodyInputOf<typeof savePaydays>> {
  const errors: FieldErrors<PayForm> = {}
  const isIrregular = values.kind === 'irregular'
  for (const field of ['nextOn', 'secondOn'] as const)
    if (values[field] !== '' && !parseDate(values[field])) errors[field] = formSentences.date
  const days = { nextOn: values.nextOn || null, secondOn: values.secondOn || null }
  const paid = isIrregular ? 0 : typedCents(values.amount, 0)
  const refusal = refusalOfPay({ kind: values.kind, ...days, amount: paid ?? 1 }, today)
  if (refusal?.kind === 'invalid') errors[refusal.field as keyof PayForm] ??= refusal.said.words()
  const cents = (field: 'amount' | 'cash' | 'floor') => {
    const text = values[field]
    const mayBeEmpty = field === 'floor' || (field === 'amount' && isIrregular)
    const typed = text.trim() === '' && mayBeEmpty ? 0 : typedCents(text, 0)
    if (typed === null)
      errors[field] = amountError(text, { name: names[field], least: 0, unread: texts.unread[field] })
    return typed ?? 0
  }
  const typed = { amount: cents('amount'), cash: cents('cash'), floor: cents('floor') }
  if (Object.keys(errors).length > 0) return { errors }
  return {
    body: {
      kind: values.kind,
      ...days,
      dayOff: values.dayOff,
      amount: centsToDecimal(typed.amount),
      cash: centsToDecimal(typed.cash),
      floor: centsToDecimal(typed.floor),
    },
  }
}
