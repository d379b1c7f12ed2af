/** Reads the typed texts of the debt form: a value for the body, or a sentence for the field. */
import type { Debt } from '#contracts/money/debts.ts'
import { faultOfAccruedOn } from '#engine/debts/balances/accrued-on.ts'
import { parseDate } from '#engine/money/calendar.ts'
import { MAX_RATE_PPM } from '#engine/money/cents.ts'
import { amountError, rateError } from '#web/forms/broken-rule.ts'
import { today } from '#web/format/dates.ts'
import type { FieldErrors } from '#web/forms/problem.ts'
import { typedAmount, typedRate } from '#web/forms/read-typed.ts'
import { formSentences, numberNames } from '../messages.ts'
import type { DebtFormValues } from './debt-values.ts'

type TextField = {
  [K in keyof DebtFormValues]: DebtFormValues[K] extends string ? K : never
}[keyof DebtFormValues]

export type Reader = {
  values: DebtFormValues
  errors: FieldErrors<DebtFormValues>
  /** decimal text, or null when nothing is typed or it cannot be read (then it has an error) */
  amount(field: TextField): string | null
  percent(field: TextField, most?: number): string | null
  date(field: TextField): string | null
  /** the last day of an offer: one that has passed has an error, unless the debt has it already */
  offerEnd(field: TextField): string | null
  /** the day of a figure of deferred interest: one to come, or before the debt's start, has an error */
  accruedOn(field: TextField): string | null
}

/** The last days of the offers that a debt has. */
function offerEnds(kept: Debt | null): ReadonlySet<string> {
  const offers = [kept, ...(kept?.balances ?? [])]
  return new Set(
    offers.flatMap((one) => [one?.promotionalRate?.endsOn ?? [], one?.deferredInterest?.endsOn ?? []].flat()),
  )
}

export function createReader(values: DebtFormValues, kept: Debt | null = null): Reader {
  const errors: FieldErrors<DebtFormValues> = {}
  const read = (
    field: TextField,
    parse: (text: string) => string | null,
    errorOf: (text: string, name: string) => string,
  ): string | null => {
    const text = (values[field] ?? '').trim()
    if (text === '') return null
    const parsed = parse(text)
    if (parsed === null)
      errors[field] = errorOf(text, numberNames[field.replace(/^balances\.\d+\./, '')] ?? numberNames.other)
    return parsed
  }
  const date = (field: TextField) =>
    read(
      field,
      (text) => (parseDate(text) ? text : null),
      () => formSentences.date,
    )
  return {
    values,
    errors,
    amount: (field) =>
      read(
        field,
        (text) => typedAmount(text, 0),
        (text, name) => amountError(text, { name, least: 0, unread: formSentences.amount }),
      ),
    percent: (field, most = MAX_RATE_PPM) => {
      const unread = most === MAX_RATE_PPM ? formSentences.percent : formSentences.share
      return read(
        field,
        (text) => typedRate(text, most),
        (text, name) => rateError(text, { name, most, unread }),
      )
    },
    date,
    offerEnd: (field) => {
      const day = date(field)
      if (day !== null && day < today() && !offerEnds(kept).has(day)) errors[field] = formSentences.offerEnded
      return day
    },
    accruedOn: (field) => {
      const day = date(field)
      const startedOn = parseDate(values.startedOn) ? values.startedOn : null
      const fault = faultOfAccruedOn(day, { startedOn, latestDay: today() })
      if (fault !== null) errors[field] = fault.words()
      return day
    },
  }
}

/** Says that a needed field is empty, unless it already has an error. The text it gives is never sent. */
export function missing(reader: Reader, field: TextField, sentence: string): string {
  reader.errors[field] ??= sentence
  return ''
}
