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
import type { DebtWithBank } from './debts.queries.ts'
import { presentDebt } from './debt-columns.ts'

export const { missing: missingDebt, tooMany: tooManyDebts, changedSince } = recordErrors(debtRefusals)

export const missingPayment = () => refused(missing)

export const tooManyToRestore = () => refused(noRoom)

/** An error of what is refused of a debt; a 409 carries the debt as it is. */
export const refusedOf = (debt: DebtWithBank, refusal: Refusal) =>
  refused(refusal, z.encode(debtAnswer, presentDebt(debt)))
