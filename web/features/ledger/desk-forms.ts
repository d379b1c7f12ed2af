/** Validation of an admin's entries to the ledger, before the confirmation. */
import { sentCents } from '#contracts/amounts.ts'
import type { BodyInputOf } from '#contracts/endpoint.ts'
import type { enterCorrection, enterTithe } from '#contracts/foundation/ledger.ts'
import { titheCents } from '#engine/ledger/rules.ts'
import { centsToDecimal, parseTypedCents } from '#engine/money/cents.ts'
import type { FieldErrors, Read } from '#web/forms/problem.ts'
import { formatCharge } from '#web/format/money.ts'
import { correctionTexts, deskErrors } from './desk-messages.ts'

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
  if (tithe === null || tithe === 0) errors.profit = deskErrors.profit
  if (!isMonth(fromMonth)) errors.fromMonth = deskErrors.fromMonth
  if (!isMonth(toMonth)) errors.toMonth = deskErrors.toMonth
  else if (isMonth(fromMonth) && toMonth < fromMonth) errors.toMonth = deskErrors.order
  if (happenedOn === '') errors.happenedOn = deskErrors.happenedOn
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
  if (corrects === null) errors.corrects = deskErrors.corrects
  if (cents === null || cents === 0) errors.amount = deskErrors.amount
  if (reason === '') errors.reason = deskErrors.reason
  if (Object.keys(errors).length > 0 || corrects === null || cents === null) return { errors }
  return { body: { corrects, amount: centsToDecimal(cents), reason } }
}

/** The question before a correction is entered. It keeps the reason's own punctuation. */
export function correctionWords({ corrects, amount, reason }: CorrectionInput): string {
  const change = formatCharge(sentCents(amount) ?? 0)
  const asked = correctionTexts.asked({ entry: corrects, change, reason })
  return `${asked}${/[.!?]$/.test(reason) ? '' : '.'} ${correctionTexts.forGood}`
}
