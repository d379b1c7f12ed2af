/** The form of a statement between what a person types and what is sent. */
import { parseDate } from '#engine/money/calendar.ts'
import { centsToDecimal, parseTypedPercent, ppmToTyped } from '#engine/money/cents.ts'
import { recordOfSent, toStatement } from '#engine/debts/statements/statement-record.ts'
import { refusalsOfStatement } from '#engine/debts/statements/refusals.ts'
import type { BodyInputOf } from '#contracts/endpoint.ts'
import type { Debt } from '#contracts/money/debts.ts'
import type { addStatement } from '#contracts/money/statements.ts'
import { amountError, rateError } from '#web/forms/broken-rule.ts'
import type { FieldErrors, FieldNames, Read } from '#web/forms/problem.ts'
import { typedCents, typedRate } from '#web/forms/read-typed.ts'
import { fieldTexts, statementSentences as sentences } from './messages.ts'

const amounts = [
  'balance',
  'minimum',
  'interest',
  'pastDue',
  'overLimit',
  'minimumOnlyTotal',
  'threeYearPayment',
  'threeYearTotal',
] as const
type AmountName = (typeof amounts)[number]

export type StatementValues = Record<AmountName, string> & {
  dueOn: string
  interestRate: string
  time: string
}
type Body = BodyInputOf<typeof addStatement>

/** A form field is named as in the body, but for the time, which is typed in years or months. */
export const statementFieldNames: FieldNames<StatementValues> = { minimumOnlyMonths: 'time' }

export const startOfStatement = (debt: Debt): StatementValues => ({
  balance: '',
  minimum: '',
  dueOn: '',
  interestRate: debt.interestRate === null ? '' : ppmToTyped(debt.interestRate),
  time: '',
  interest: '',
  pastDue: '',
  overLimit: '',
  minimumOnlyTotal: '',
  threeYearPayment: '',
  threeYearTotal: '',
})

const MONTHS = 12
const LONGEST_MONTHS = 1_200

/** '22', '22 years', '22 años' and '18 months' in months; null where it is empty, undefined where it cannot be read. */
export function typedMonths(text: string): number | null | undefined {
  if (text.trim() === '') return null
  const [, digits = '', unit = 'y'] = /^\s*(\d{1,4})\s*(y|m)?[\p{L}.]*\s*$/iu.exec(text) ?? []
  const months = Number(digits) * (unit.toLowerCase() === 'm' ? 1 : MONTHS)
  return months >= 1 && months <= LONGEST_MONTHS ? months : undefined
}

const needed: readonly AmountName[] = ['balance', 'minimum']

function readAmounts(values: StatementValues, errors: FieldErrors<StatementValues>) {
  const cents = {} as Record<AmountName, number | null>
  for (const name of amounts) {
    const isEmpty = values[name].trim() === ''
    cents[name] = isEmpty ? null : typedCents(values[name], 0)
    if (cents[name] !== null || (isEmpty && !needed.includes(name))) continue
    const unread = name === 'balance' || name === 'minimum' ? sentences[name] : sentences.amount
    errors[name] = amountError(values[name], { name: fieldTexts[name], least: 0, unread })
  }
  return cents
}

/** The body to send, or what is wrong, field by field. `today` is 'YYYY-MM-DD'. */
export function readStatementForm(values: StatementValues, today: string): Read<StatementValues, Body> {
  const errors: FieldErrors<StatementValues> = {}
  const cents = readAmounts(values, errors)
  const interestRate = typedRate(values.interestRate)
  if (interestRate === null)
    errors.interestRate = rateError(values.interestRate, { name: fieldTexts.rate, unread: sentences.rate })
  if (!parseDate(values.dueOn)) errors.dueOn = sentences.dueOn
  const minimumOnlyMonths = typedMonths(values.time)
  if (minimumOnlyMonths === undefined) errors.time = sentences.time
  if (Object.keys(errors).length > 0) return { errors }
  const { balance, minimum } = cents
  const figures = recordOfSent({
    ...cents,
    balance: balance ?? 0,
    minimum: minimum ?? 0,
    dueOn: values.dueOn,
    interestRate: parseTypedPercent(values.interestRate) ?? 0,
    minimumOnlyMonths,
  })
  for (const { field, said } of refusalsOfStatement(toStatement(figures), today))
    errors[field] ??= said.words()
  if (Object.keys(errors).length > 0) return { errors }
  const text = (name: AmountName) => (cents[name] === null ? null : centsToDecimal(cents[name]))
  const texts = Object.fromEntries(amounts.map((name) => [name, text(name)])) as Record<
    AmountName,
    string | null
  >
  return {
    body: {
      ...texts,
      balance: centsToDecimal(figures.balance),
      minimum: centsToDecimal(figures.minimum),
      dueOn: values.dueOn,
      interestRate: interestRate ?? '0',
      minimumOnlyMonths: minimumOnlyMonths ?? null,
    },
  }
}
