/** What an admin has typed for the ledger, read and checked before it is asked whether to enter it. */
import { sentCents } from '#contracts/amounts.ts'
import type { BodyInputOf } from '#contracts/endpoint.ts'
import type { enterCorrection, enterTithe } from '#contracts/ledger.ts'
import { titheCents } from '#engine/ledger/rules.ts'
import { centsToDecimal, parseTypedCents } from '#engine/money/cents.ts'
import { fieldMessages, serverMessage } from '#web/api/api-error.ts'
import { formatCharge } from '#web/format/money.ts'
import type { FormError } from '#web/ui/error-summary.tsx'
import { deskTexts } from './messages.ts'

export type TitheInput = BodyInputOf<typeof enterTithe>
type CorrectionInput = BodyInputOf<typeof enterCorrection>

export type TitheTyped = { profit: string; fromMonth: string; toMonth: string; happenedOn: string }

/** The tithe of what is typed as profit, in cents; null while it is no amount above zero. */
export function titheOfTyped(profit: string): number | null {
  const cents = parseTypedCents(profit)
  return cents === null || cents <= 0 ? null : titheCents(cents)
}

export type Read<T> = { input: T } | { errors: FormError[] }

const isMonth = (text: string) => /^\d{4}-(0[1-9]|1[0-2])$/.test(text)

/** The tithe to enter, or what is missing. */
export function readTithe({ profit, fromMonth, toMonth, happenedOn }: TitheTyped): Read<TitheInput> {
  const profitCents = parseTypedCents(profit)
  const tithe = titheOfTyped(profit)
  const errors: FormError[] = []
  if (tithe === null || tithe === 0)
    errors.push({ field: 'profit', message: 'Enter the profit, above $0.04.' })
  if (!isMonth(fromMonth)) errors.push({ field: 'fromMonth', message: 'Choose the first month, as 2026-07.' })
  if (!isMonth(toMonth)) errors.push({ field: 'toMonth', message: 'Choose the last month, as 2026-09.' })
  else if (isMonth(fromMonth) && toMonth < fromMonth)
    errors.push({ field: 'toMonth', message: 'The last month is before the first.' })
  if (happenedOn === '') errors.push({ field: 'happenedOn', message: 'Choose the day it was paid in.' })
  if (errors.length > 0 || profitCents === null || tithe === null) return { errors }
  const [amount, profitText] = [centsToDecimal(tithe), centsToDecimal(profitCents)]
  return { input: { amount, profit: profitText, fromMonth, toMonth, happenedOn } }
}

export type CorrectionTyped = { corrects: string; amount: string; reason: string }

/** The correction to enter, or what is missing. */
export function readCorrection(typed: CorrectionTyped): Read<CorrectionInput> {
  const corrects = /^\s*[1-9]\d{0,9}\s*$/.test(typed.corrects) ? Number(typed.corrects) : null
  const cents = parseTypedCents(typed.amount)
  const reason = typed.reason.trim()
  const errors: FormError[] = []
  if (corrects === null) errors.push({ field: 'corrects', message: 'Enter the number of the entry.' })
  if (cents === null || cents === 0)
    errors.push({ field: 'amount', message: 'Enter an amount above or below $0, such as -50.00.' })
  if (reason === '') errors.push({ field: 'reason', message: 'Say why. Anybody may read it.' })
  if (errors.length > 0 || corrects === null || cents === null) return { errors }
  return { input: { corrects, amount: centsToDecimal(cents), reason } }
}

/** What is asked before a correction is entered. The reason ends as it was typed. */
export function correctionWords({ corrects, amount, reason }: CorrectionInput): string {
  const change = `Entry ${corrects} changes by ${formatCharge(sentCents(amount) ?? 0)}: “${reason}”`
  return `${change}${/[.!?]$/.test(reason) ? '' : '.'} ${deskTexts.correctForGood}`
}

/** The refusal of the server as errors of the form: by field, else about the whole. */
export function errorsOf(error: unknown, fields: readonly string[]): FormError[] {
  const byField = Object.entries(fieldMessages(error))
  if (byField.length > 0)
    return byField.map(([field, message]) => ({ field: fields.includes(field) ? field : null, message }))
  return [{ field: null, message: serverMessage(error) ?? deskTexts.failed }]
}

/** The message of a field, if it has one. */
export function messageOf(errors: readonly FormError[], field: string): string | undefined {
  return errors.find((error) => error.field === field)?.message
}
