/** The form of a short month between what a person types and what is sent. */
import type { BodyInputOf } from '#contracts/endpoint.ts'
import type { saveShortMonth } from '#contracts/money/cash-plan.ts'
import { type LenderFacts, refusalOfShortMonth, type ShortRecord } from '#engine/debts/cash/cash-plan.ts'
import type { EssentialKind } from '#engine/debts/cash/short-month.ts'
import { parseDate } from '#engine/money/calendar.ts'
import { centsToDecimal, centsToTyped } from '#engine/money/cents.ts'
import { amountError } from '#web/forms/broken-rule.ts'
import type { FieldErrors, Read } from '#web/forms/problem.ts'
import { typedCents } from '#web/forms/read-typed.ts'
import { formSentences } from '../messages.ts'
import { shortFormTexts as texts } from './short-messages.ts'

export type EssentialRow = { id: string; kind: EssentialKind; name: string; amount: string }
export type LenderRow = {
  debtId: string
  phone: string
  isFederal: boolean
  lateFee: string
  hasPenaltyRate: boolean
}

export type ShortForm = {
  cash: string
  until: string
  essentials: readonly EssentialRow[]
  lenders: readonly LenderRow[]
}

export const essentialRow = ({ amount, ...one }: ShortRecord['essentials'][number]): EssentialRow => ({
  ...one,
  amount: centsToTyped(amount),
})

export const lenderRow = ({ phone, lateFee, ...one }: LenderFacts): LenderRow => ({
  ...one,
  phone: phone ?? '',
  lateFee: lateFee === null ? '' : centsToTyped(lateFee),
})

/** Where the sentence of a part of a row stands: 'essentials.0.amount'. */
export type RowErrors = Readonly<Record<string, string | undefined>>

/** The body to send, or what is wrong, field by field. An empty row is left out. `today` is the person's day. */
export function readShortForm(
  { cash, until, essentials, lenders }: ShortForm,
  today: string,
): Read<ShortForm, BodyInputOf<typeof saveShortMonth>> {
  const errors: Record<string, string> = {}
  const cents = (text: string, field: string, name: string) => {
    const typed = typedCents(text, 0)
    if (typed === null) errors[field] = amountError(text, { name, least: 0, unread: texts.amountUnread })
    return centsToDecimal(typed ?? 0)
  }
  const have = cents(cash, 'cash', texts.cash)
  if (!parseDate(until)) errors['until'] = until === '' ? texts.untilPassed : formSentences.date
  else {
    const refusal = refusalOfShortMonth({ until }, today)
    if (refusal) errors['until'] = refusal.said.words()
  }
  const bills = essentials.flatMap((row, at) => {
    if (row.name.trim() === '' && row.amount.trim() === '') return []
    if (row.name.trim() === '') errors[`essentials.${at}.name`] = texts.nameMissing
    return [{ ...row, amount: cents(row.amount, `essentials.${at}.amount`, texts.amount) }]
  })
  const facts = lenders.map((row, at) => ({
    ...row,
    phone: row.phone.trim() || null,
    lateFee: row.lateFee.trim() === '' ? null : cents(row.lateFee, `lenders.${at}.lateFee`, texts.lateFee),
  }))
  // Rows name the place of their sentence as the server does.
  if (Object.keys(errors).length > 0) return { errors: errors as FieldErrors<ShortForm> }
  return { body: { cash: have, until, essentials: bills, lenders: facts } }
}
