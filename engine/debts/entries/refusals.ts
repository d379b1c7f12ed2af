/** What is refused of debts and their entries, in words. */
import { sentence } from '#engine/language/sentence.ts'
import { MAX_AMOUNT_CENTS } from '#engine/money/cents.ts'
import { formatMoney } from '#engine/money/format.ts'
import { invalid, recordRefusals, type Refusal } from '#engine/records/refusals.ts'
import { entryTexts } from './messages.ts'

/** A person may keep this many debts. */
export const MAX_DEBTS = 500

export const debtRefusals = recordRefusals({ record: 'debt', most: MAX_DEBTS })

const money = (cents: number) => formatMoney(cents, { decimals: 2 })

/** There is no room for a removed debt to come back to. */
export const tooManyToRestore = () => invalid('', sentence(entryTexts, 'tooManyToRestore', MAX_DEBTS))

export const missingPayment = (): Refusal => ({
  kind: 'missing',
  said: sentence(entryTexts, 'missingPayment'),
})

/** Without this payment's lines, what was paid or corrected later would be more than was owed then. */
export const paidSince = (): Refusal => ({ kind: 'conflict', said: sentence(entryTexts, 'paidSince') })

/** `owed` in cents. */
export const paysTooMuch = (owed: number): Refusal =>
  invalid(
    'amount',
    owed === 0 ? sentence(entryTexts, 'nothingOwed') : sentence(entryTexts, 'owesLess', money(owed)),
  )

export const paidInFuture = () => invalid('paidOn', sentence(entryTexts, 'paidInFuture'))

/** `field` is the input that made it too large. */
export const owesTooMuch = (field: string): Refusal =>
  invalid(field, sentence(entryTexts, 'owesTooMuch', money(MAX_AMOUNT_CENTS)))

/** `owed` in cents. */
export const sayWhatCameOfRest = (owed: number): Refusal =>
  invalid('rest', sentence(entryTexts, 'stillOwed', money(owed)))
