/** What is refused of debts and their entries, in words. */
import { MAX_AMOUNT_CENTS } from '#engine/money/cents.ts'
import { formatMoney } from '#engine/money/format.ts'
import { invalid, recordRefusals, type Refusal } from '#engine/records/refusals.ts'

/** A person may keep this many debts. */
export const MAX_DEBTS = 500

export const debtRefusals = recordRefusals({ one: 'debt', many: 'debts', most: MAX_DEBTS })

/** There is no room for a removed debt to come back to. */
export const tooManyToRestore = invalid(
  '',
  `You can keep up to ${MAX_DEBTS} debts. Remove one to bring this one back.`,
)

export const missingPayment: Refusal = {
  kind: 'missing',
  message: 'We cannot find this payment. It may have been taken back already.',
}

/** Without this payment's lines, what was paid or corrected later would be more than was owed then. */
export const paidSince: Refusal = {
  kind: 'conflict',
  message:
    'Without this payment your history would fall below $0, so nothing changed. Take back the later ones first.',
}

/** `owed` in cents. */
export const paysTooMuch = (owed: number): Refusal =>
  invalid(
    'amount',
    owed === 0
      ? 'You owe nothing on this debt, so there is nothing to pay.'
      : `You owe ${formatMoney(owed, { decimals: 2 })} on this debt. Enter that amount or less.`,
  )

export const paidInFuture = invalid('paidOn', 'Enter the day you paid. It cannot be in the future.')

/** `field` is the input that made it too large. */
export const owesTooMuch = (field: string): Refusal =>
  invalid(
    field,
    `A debt can be at most ${formatMoney(MAX_AMOUNT_CENTS, { decimals: 2 })}. Enter a smaller amount.`,
  )

/** `owed` in cents. */
export const sayWhatCameOfRest = (owed: number): Refusal =>
  invalid(
    'rest',
    `You still owe ${formatMoney(owed, { decimals: 2 })} on this debt. Say what happened to it, then close the debt.`,
  )
