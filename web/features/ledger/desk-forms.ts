/** Validation of an admin's entries to the ledger, before the confirmation. */
import { sentCents } from '#contracts/amounts.ts'
import type { BodyInputOf } from '#contracts/endpoint.ts'
import type { enterCorrection, enterTithe } from '#contracts/foundation/ledger.ts'
import { titheCents } from '#engine/ledger/rules.ts'
import { centsToDecimal, parseTypedCents } from '#engine/money/cents.ts'
import type { FieldErrors, Read } from '#web/forms/problem.ts'
import { formatCharge } from '#web/format/money.ts'
import { deskTexts } from './messages.ts'

export type TitheInput = BodyInputOf<typeof enterTithe>
type CorrectionInput = BodyInputOf<typeof enterCorrection>

export type TitheTyped = { profit: string; fromMonth: string; toMonth: string; happenedOn: string }

/** The tithe of a typed profit in cents; null unless the profit is above zero. */
export function titheOfTyped(profit: string): number | null {
  const cents = parseTypedCents(profit)
  return cents === null || cents <= 0 ? null : titheCents(cents)
}

const isMonth = (text: string) => /^\d{4}-(0[1-9]|1[0-2])$/.test(text)

/** The tithe to enter, or the errors. */
export function readTithe({
  profit,
  fromMonth,
  toMonth,
  happenedOn,
}: TitheTyped): Read<TitheTyped, TitheInput> {
  const profitCents = parseTypedCents(profit)
  const tithe = titheOfTyped(profit)
  const errors: FieldErrors<TitheTyped> = {}
  if (tithe === null || tithe === 0) errors.profit = 'Enter the profit, above $0.04.'
  if (!isMonth(fromMonth)) errors.fromMonth = 'Choose the first month, as 2026-07.'
  if (!isMonth(toMonth)) errors.toMonth = 'Choose the last month, as 2026-09.'
  else if (isMonth(fromMonth) && toMonth < fromMonth) errors.toMonth = 'The last month is before the first.'
  if (happenedOn === '') errors.happenedOn = 'Choose the day it was paid in.'
  if (Object.keys(errors).length > 0 || profitCents === null || tithe === null) return { errors }
  const [amount, profitText] = [centsToDecimal(tithe), centsToDecimal(profitCents)]
  return { body: { amount, profit: profitText, fromMonth, toMonth, happenedOn } }
}

type CorrectionTyped = {
  corrects: string
  amount: string
  reason: string
}

/** The correction to enter, or the errors. */
export function readCorrection(typed: CorrectionTyped): Read<CorrectionTyped, CorrectionInput> {
  const corrects = /^\s*[1-9]\d{0,9}\s*$/.test(typed.corrects) ? Number(typed.corrects) : null
  const cents = parseTypedCents(typed.amount)
  const reason = typed.reason.trim()
  const errors: FieldErrors<CorrectionTyped> = {}
  if (corrects === null) errors.corrects = 'Enter the number of the entry.'
  if (cents === null || cents === 0) errors.amount = 'Enter an amount above or below $0, such as -50.00.'
  if (reason === '') errors.reason = 'Say why. Anybody may read it.'
  if (Object.keys(errors).length > 0 || corrects === null || cents === null) return { errors }
  return { body: { corrects, amount: centsToDecimal(cents), reason } }
}

/** The question before a correction is entered. It keeps the reason's own punctuation. */
export function correctionWords({ corrects, amount, reason }: CorrectionInput): string {
  const change = `Entry ${corrects} changes by ${formatCharge(sentCents(amount) ?? 0)}: “${reason}”`
  return `${change}${/[.!?]$/.test(reason) ? '' : '.'} ${deskTexts.correctForGood}`
}
