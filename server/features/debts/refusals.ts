/** Errors of the debts feature. */
import * as z from 'zod/mini'
import { debtAnswer, MAX_DEBTS } from '#contracts/money/debts.ts'
import { MAX_AMOUNT_CENTS } from '#engine/money/cents.ts'
import { formatMoney } from '#engine/money/format.ts'
import { conflict, invalidField, notFound } from '#server/errors.ts'
import { recordRefusals } from '#server/http/owned-record.ts'
import type { DebtWithBank } from './debts.queries.ts'
import { presentDebt } from './debt-columns.ts'

export const {
  missing: missingDebt,
  tooMany: tooManyDebts,
  changedSince,
} = recordRefusals({ one: 'debt', many: 'debts', most: MAX_DEBTS })

export const missingPayment = () =>
  notFound('We cannot find this payment. It may have been taken back already.')

/** 409: without this payment's lines, what was paid or corrected later would be more than was owed then. */
export const paidSince = (debt: DebtWithBank) =>
  conflict(
    'Without this payment your history would fall below $0, so nothing changed. Take back the later ones first.',
    z.encode(debtAnswer, presentDebt(debt)),
  )

/** `owed` in cents. */
export const paysTooMuch = (owed: number) =>
  invalidField(
    'amount',
    owed === 0
      ? 'You owe nothing on this debt, so there is nothing to pay.'
      : `You owe ${formatMoney(owed, { decimals: 2 })} on this debt. Enter that amount or less.`,
  )

export const paidInFuture = () =>
  invalidField('paidOn', 'Enter the day you paid. It cannot be in the future.')

/** `field` is the input that made it too large. */
export const owesTooMuch = (field: string) =>
  invalidField(
    field,
    `A debt can be at most ${formatMoney(MAX_AMOUNT_CENTS, { decimals: 2 })}. Enter a smaller amount.`,
  )
