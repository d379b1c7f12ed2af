/** Errors of the debts feature. What is refused, and in which words, is the engine's. */
import * as z from 'zod/mini'
import { debtAnswer } from '#contracts/money/debts.ts'
import {
  debtRefusals,
  missingPayment as missing,
  tooManyToRestore as noRoom,
} from '#engine/debts/entries/refusals.ts'
import type { Refusal } from '#engine/records/refusals.ts'
import { refused } from '#server/errors.ts'
import { recordErrors } from '#server/http/owned-record.ts'
import { requireUuid } from '#server/http/ids.ts'
import type { DebtKey, DebtWithBank } from './debts.queries.ts'
import { presentDebt } from './debt-columns.ts'

export const { missing: missingDebt, tooMany: tooManyDebts, changedSince } = recordErrors(debtRefusals)

/** The debt that a path names. Throws 404 for a text that is no id. */
export const keyOf = (user: { id: string }, params: { id: string }): DebtKey => ({
  userId: user.id,
  debtId: requireUuid(params.id, missingDebt),
})

export const missingPayment = () => refused(missing())

export const tooManyToRestore = () => refused(noRoom())

/** An error of what is refused of a debt; a 409 carries the debt as it is. */
export const refusedOf = (debt: DebtWithBank, refusal: Refusal) =>
  refused(refusal, z.encode(debtAnswer, presentDebt(debt)))
