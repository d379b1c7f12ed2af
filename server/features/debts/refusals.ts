/** What the debts feature refuses, and the sentence for each. */
import { formatMoney } from '#engine/money/format.ts'
import { MAX_AMOUNT_CENTS } from '#engine/money/cents.ts'
import * as z from 'zod/mini'
import { debtAnswer, MAX_DEBTS } from '#contracts/money/debts.ts'
import { conflict, invalidInput, notFound } from '#server/errors.ts'
import type { HttpError } from '#server/errors.ts'
import type { DebtWithBank } from './debts.queries.ts'
import { presentDebt } from './present-debt.ts'

/** 404, also for somebody else's debt. */
export function missingDebt(): HttpError {
  return notFound('We cannot find this debt. It may have been removed.')
}

export function missingPayment(): HttpError {
  return notFound('We cannot find this payment. It may have been taken back already.')
}

export function tooManyDebts(): HttpError {
  return invalidInput([
    { field: '', message: `You can keep up to ${MAX_DEBTS} debts. Remove one to add another.` },
  ])
}

/** 409 with the debt as it is now. */
export function changedSince(debt: DebtWithBank): HttpError {
  return conflict(
    'This debt was changed after you opened it. Nothing was lost. Look at it again, then make your change.',
    presentDebt(debt),
  )
}

/** 409: without this payment's lines, what was paid or corrected later would be more than was owed then. */
export function paidSince(debt: DebtWithBank): HttpError {
  return conflict(
    'Without this payment your history would fall below $0, so nothing changed. Take back the later ones first.',
    z.encode(debtAnswer, presentDebt(debt)),
  )
}

/** `owed` in cents. */
export function paysTooMuch(owed: number): HttpError {
  const message =
    owed === 0
      ? 'You owe nothing on this debt, so there is nothing to pay.'
      : `You owe ${formatMoney(owed, { decimals: 2 })} on this debt. Enter that amount or less.`
  return invalidInput([{ field: 'amount', message }])
}

export function paidInFuture(): HttpError {
  return invalidInput([{ field: 'paidOn', message: 'Enter the day you paid. It cannot be in the future.' }])
}

/** `field` is the input that made it too large. */
export function owesTooMuch(field: string): HttpError {
  return invalidInput([
    {
      field,
      message: `A debt can be at most ${formatMoney(MAX_AMOUNT_CENTS, { decimals: 2 })}. Enter a smaller amount.`,
    },
  ])
}
