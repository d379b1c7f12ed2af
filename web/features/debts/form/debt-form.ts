/**
 * The debt form between what a person types and what is sent: texts in, a body of the contract or a
 * sentence per field out. Rates are typed in percent and sent as an exact fraction: '18.99' is '0.1899'.
 */
import { parseDate } from '#engine/money/calendar.ts'
import { centsToDecimal, MAX_RATE_PPM, ppmToTyped, ppmToDecimal } from '#engine/money/cents.ts'
import type { BodyInputOf } from '#contracts/endpoint.ts'
import type { createDebt, Debt, DebtType } from '#contracts/money/debts.ts'
import type { FieldErrors, FieldNames, Read } from '#web/forms/problem.ts'
import { amountError, rateError } from '#web/forms/broken-rule.ts'
import { typedAmount, typedRate } from '#web/forms/read-typed.ts'
import { formSentences, numberNames } from '../messages.ts'

export type MinimumKind = 'fixed' | 'onePercentPlusInterest' | 'twoPercent' | 'custom'

export type DebtBody = BodyInputOf<typeof createDebt>

export const emptyDebtForm = {
  name: '',
  type: '' as DebtType | '',
  balance: '',
  interestRate: '',
  minimumPayment: '',
  paymentDueDate: '',
  promoRate: '',
  promoEndsOn: '',
  isDeferred: false,
  deferredRate: '',
  deferredEndsOn: '',
  deferredAccrued: '',
  minimumKind: 'fixed' as MinimumKind,
  rulePercent: '',
  ruleFloor: '',
  isRulePlusInterest: true,
  ruleInterestPlus: '',
  statementMinimum: '',
  statementDueOn: '',
  creditLimit: '',
  startedOn: '',
}
export type DebtFormValues = typeof emptyDebtForm

/** The rules most card agreements print; anything else is typed in as it stands there. */
const PRESETS = {
  onePercentPlusInterest: { percent: 10_000, floor: 2_500, plusInterest: true },
  twoPercent: { percent: 20_000, floor: 2_500, plusInterest: false },
}

/** The form's field for each field of the body that a server error may name. */
export const debtFieldNames: FieldNames<DebtFormValues> = {
  'promotionalRate.interestRate': 'promoRate',
  'promotionalRate.endsOn': 'promoEndsOn',
  promotionalRate: 'promoRate',
  'deferredInterest.interestRate': 'deferredRate',
  'deferredInterest.endsOn': 'deferredEndsOn',
  'deferredInterest.accrued': 'deferredAccrued',
  deferredInterest: 'deferredRate',
  'minimumRule.percent': 'rulePercent',
  'minimumRule.floor': 'ruleFloor',
  'minimumRule.interestPlus': 'ruleInterestPlus',
  minimumRule: 'minimumKind',
  'statement.minimum': 'statementMinimum',
  'statement.dueOn': 'statementDueOn',
  statement: 'statementMinimum',
}

/** The form values of a stored debt. */
export function formOfDebt(debt: Debt): DebtFormValues {
  const promo = debt.promotionalRate
  const deferred = debt.deferredInterest
  return {
    ...emptyDebtForm,
    ...formOfRule(debt.minimumRule),
    name: debt.name,
    type: debt.type,
    balance: amountText(debt.balance),
    interestRate: percentText(debt.interestRate),
    minimumPayment: amountText(debt.minimumPayment),
    paymentDueDate: debt.paymentDueDate ?? '',
    promoRate: percentText(promo?.interestRate),
    promoEndsOn: promo?.endsOn ?? '',
    isDeferred: deferred !== null,
    deferredRate: percentText(deferred?.interestRate),
    deferredEndsOn: deferred?.endsOn ?? '',
    deferredAccrued: amountText(deferred?.accrued),
    statementMinimum: amountText(debt.statement?.minimum),
    statementDueOn: debt.statement?.dueOn ?? '',
    creditLimit: amountText(debt.creditLimit),
    startedOn: debt.startedOn ?? '',
  }
}

const amountText = (cents: number | null | undefined) => (cents == null ? '' : centsToDecimal(cents))
const percentText = (ppm: number | null | undefined) => (ppm == null ? '' : ppmToTyped(ppm))

function formOfRule(rule: Debt['minimumRule']): Partial<DebtFormValues> {
  if (!rule) return {}
  return {
    minimumKind: presetOf(rule) ?? 'custom',
    rulePercent: percentText(rule.percent),
    ruleFloor: amountText(rule.floor),
    isRulePlusInterest: rule.plusInterest,
    ruleInterestPlus: amountText(rule.interestPlus),
  }
}

function presetOf(rule: NonNullable<Debt['minimumRule']>): MinimumKind | undefined {
  const kinds = ['onePercentPlusInterest', 'twoPercent'] as const
  return kinds.find((kind) => {
    const preset = PRESETS[kind]
    return (
      rule.percent === preset.percent &&
      rule.floor === preset.floor &&
      rule.plusInterest === preset.plusInterest &&
      rule.round === 'cent' &&
      !rule.roundBeforeInterest &&
      rule.interestPlus === null
    )
  })
}

/**
 * The body to send, or what is wrong, field by field. `kept` is the debt as stored: parts of its minimum
 * rule that the form does not show (rounding) stay as they are.
 */
export function readDebtForm(values: DebtFormValues, kept?: Debt | null): Read<DebtFormValues, DebtBody> {
  const reader = createReader(values)
  const name = values.name.trim()
  if (!name) reader.errors.name = formSentences.name
  const type = values.type
  if (!type) reader.errors.type = formSentences.type
  const body = {
    name,
    balance: reader.amount('balance') ?? missing(reader, 'balance', formSentences.balance),
    interestRate: reader.percent('interestRate'),
    minimumPayment: reader.amount('minimumPayment'),
    paymentDueDate: reader.date('paymentDueDate'),
    promotionalRate: readPromo(reader),
    deferredInterest: readDeferred(reader),
    minimumRule: readRule(reader, kept?.minimumRule ?? null),
    statement: readStatement(reader),
    creditLimit: reader.amount('creditLimit'),
    startedOn: reader.date('startedOn'),
  }
  if (!type || Object.keys(reader.errors).length > 0) return { errors: reader.errors }
  return { body: { ...body, type } }
}

type TextField = {
  [K in keyof DebtFormValues]: DebtFormValues[K] extends string ? K : never
}[keyof DebtFormValues]

type Reader = {
  values: DebtFormValues
  errors: FieldErrors<DebtFormValues>
  /** decimal text, or null when nothing is typed or it cannot be read (then it has an error) */
  amount(field: TextField): string | null
  percent(field: TextField, most?: number): string | null
  date(field: TextField): string | null
}

function createReader(values: DebtFormValues): Reader {
  const errors: FieldErrors<DebtFormValues> = {}
  const read = (
    field: TextField,
    parse: (text: string) => string | null,
    errorOf: (text: string, name: string) => string,
  ): string | null => {
    const text = values[field].trim()
    if (text === '') return null
    const parsed = parse(text)
    if (parsed === null) errors[field] = errorOf(text, numberNames[field] ?? numberNames.other)
    return parsed
  }
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
    date: (field) =>
      read(
        field,
        (text) => (parseDate(text) ? text : null),
        () => formSentences.date,
      ),
  }
}

/** Says that a needed field is empty, unless it already has an error. The text it gives is never sent. */
function missing(reader: Reader, field: TextField, sentence: string): string {
  reader.errors[field] ??= sentence
  return ''
}

function readPromo(reader: Reader): DebtBody['promotionalRate'] {
  const { promoRate, promoEndsOn } = reader.values
  if (!promoRate.trim() && !promoEndsOn.trim()) return null
  return {
    interestRate: reader.percent('promoRate') ?? missing(reader, 'promoRate', formSentences.promoRate),
    endsOn: reader.date('promoEndsOn') ?? missing(reader, 'promoEndsOn', formSentences.promoEndsOn),
  }
}

function readDeferred(reader: Reader): DebtBody['deferredInterest'] {
  if (!reader.values.isDeferred) return null
  return {
    interestRate:
      reader.percent('deferredRate') ?? missing(reader, 'deferredRate', formSentences.deferredRate),
    endsOn: reader.date('deferredEndsOn') ?? missing(reader, 'deferredEndsOn', formSentences.promoEndsOn),
    accrued: reader.amount('deferredAccrued'),
  }
}

function readStatement(reader: Reader): DebtBody['statement'] {
  const { statementMinimum, statementDueOn } = reader.values
  if (!statementMinimum.trim() && !statementDueOn.trim()) return null
  return {
    minimum:
      reader.amount('statementMinimum') ??
      missing(reader, 'statementMinimum', formSentences.statementMinimum),
    dueOn: reader.date('statementDueOn') ?? missing(reader, 'statementDueOn', formSentences.statementDueOn),
  }
}

const WHOLE_PPM = 1_000_000

function readRule(reader: Reader, kept: Debt['minimumRule']): DebtBody['minimumRule'] {
  const kind = reader.values.minimumKind
  if (kind === 'fixed') return null
  if (kind !== 'custom') {
    const { percent, floor, plusInterest } = PRESETS[kind]
    return { percent: ppmToDecimal(percent), floor: centsToDecimal(floor), plusInterest }
  }
  return {
    percent: reader.percent('rulePercent', WHOLE_PPM) ?? missing(reader, 'rulePercent', formSentences.share),
    floor: reader.amount('ruleFloor') ?? '0.00',
    plusInterest: reader.values.isRulePlusInterest,
    interestPlus: reader.amount('ruleInterestPlus'),
    round: kept?.round ?? 'cent',
    roundBeforeInterest: kept?.roundBeforeInterest ?? false,
  }
}
