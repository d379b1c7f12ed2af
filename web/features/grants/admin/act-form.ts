/** The form of an admin's action and the request it sends. */
import type { DeskAct, DeskApplication } from '#contracts/foundation/grants-desk.ts'
import { nextStatus, type GrantAct } from '#engine/grants/application-state.ts'
import { approvalsNeeded } from '#engine/grants/approvals.ts'
import { parseDate } from '#engine/money/calendar.ts'
import { centsToTyped } from '#engine/money/cents.ts'
import type { FieldErrors, Read } from '#web/forms/problem.ts'
import { typedOptionalCents } from '#web/forms/read-typed.ts'
import { readAmount } from '../apply/application-form.ts'
import { actErrors, actNotes } from './admin-messages.ts'
import { dollars, type GrantStatus } from '../words.ts'

export type ActValues = { text: string; amount: string; outcome: 'granted' | 'refused' | ''; paidOn: string }

export type ActBody =
  | { act: 'ask'; question: string }
  | { act: 'approve'; amount: string; reason: string }
  | { act: 'refuse'; reason: string }
  | { act: 'decide_appeal'; outcome: 'granted' | 'refused'; amount: string | null; reason: string }
  | { act: 'pay'; amount: string; paidOn: string }

/** The form's initial values: the requested amount, or that of the first approval. */
export function startOf(application: DeskApplication, today: string): ActValues {
  const amount = application.approvedAmount ?? application.requestedAmount
  return { text: '', amount: centsToTyped(amount), outcome: '', paidOn: today }
}

/** The action to send, or the errors. */
export function readAct(act: DeskAct, values: ActValues, today: string): Read<ActValues, ActBody> {
  const errors: FieldErrors<ActValues> = {}
  const text = values.text.trim()
  const amount = readAmount(values.amount)
  const isGrant = act === 'approve' || (act === 'decide_appeal' && values.outcome === 'granted')
  if (act !== 'pay' && text === '') errors.text = act === 'ask' ? actErrors.question : actErrors.reason
  if ((isGrant || act === 'pay') && !typedOptionalCents(values.amount)) errors.amount = actErrors.amount
  if (act === 'decide_appeal' && values.outcome === '') errors.outcome = actErrors.outcome
  const isDay = parseDate(values.paidOn) !== null && values.paidOn <= today
  if (act === 'pay' && !isDay) errors.paidOn = actErrors.paidOn
  if (Object.keys(errors).length > 0) return { errors }
  return { body: bodyOf(act, { ...values, text }, amount ?? '') }
}

function bodyOf(act: DeskAct, { text, outcome, paidOn }: ActValues, amount: string): ActBody {
  switch (act) {
    case 'ask':
      return { act, question: text }
    case 'approve':
      return { act, amount, reason: text }
    case 'refuse':
      return { act, reason: text }
    case 'decide_appeal':
      return outcome === 'granted'
        ? { act, outcome, amount, reason: text }
        : { act, outcome: 'refused', amount: null, reason: text }
    case 'pay':
      return { act, amount, paidOn }
  }
}

/** A sentence on whether this approval is enough, the first of two, or the second. */
export function approvalNote(application: DeskApplication, typedAmount: string): string {
  const { approvals, approvedAmount, granted } = application
  if (application.status === 'approved_once' && approvals.length > 0)
    return actNotes.second(dollars(approvedAmount))
  const grantedCents = granted.person + granted.others
  const amountCents = typedOptionalCents(typedAmount) ?? 0
  if (approvalsNeeded(amountCents, grantedCents) === 1) return actNotes.one
  const isByItself = approvalsNeeded(amountCents, 0) === 2
  return isByItself ? actNotes.first : actNotes.firstWithBefore(dollars(grantedCents))
}

const stepOfAct: Record<DeskAct, GrantAct> = {
  ask: 'ask',
  approve: 'approve',
  refuse: 'refuse',
  decide_appeal: 'uphold',
  pay: 'pay',
}

/** Whether the action exists for an application in that status. */
export const isPossible = (act: DeskAct, status: GrantStatus) => nextStatus(status, stepOfAct[act]) !== null
