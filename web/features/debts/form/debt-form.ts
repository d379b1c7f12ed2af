/**
 * The debt form between what a person types and what is sent: texts in, a body of the contract or a
 * sentence per field out. Rates are typed in percent and sent as an exact fraction: '18.99' is '0.1899'.
 */
import { centsToDecimal, ppmToTyped, ppmToDecimal } from '#engine/money/cents.ts'
import type { Debt } from '#contracts/money/debts.ts'
import type { FieldNames, Read } from '#web/forms/problem.ts'
import { formSentences } from '../messages.ts'
import { formOfBalances, rowFieldNames } from './balance-rows.ts'
import { createReader, missing, type Reader } from './debt-reader.ts'
import { type DebtBody, type DebtFormValues, emptyDebtForm, type MinimumKind } from './debt-values.ts'
import { readBalances } from './read-balances.ts'

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
  'deferredInterest.accruedOn': 'deferredAccruedOn',
  deferredInterest: 'deferredRate',
  'minimumRule.percent': 'rulePercent',
  'minimumRule.floor': 'ruleFloor',
  'minimumRule.interestPlus': 'ruleInterestPlus',
  minimumRule: 'minimumKind',
  'statement.minimum': 'statementMinimum',
  'statement.dueOn': 'statementDueOn',
  statement: 'statementMinimum',
  balances: 'balanceCount',
  ...rowFieldNames,
}

/** The form values of a stored debt. */
export function formOfDebt(debt: Debt): DebtFormValues {
  const promo = debt.promotionalRate
  const deferred = debt.deferredInterest
  return {
    ...emptyDebtForm,
    ...formOfRule(debt.minimumRule),
    ...formOfBalances(debt.balances),
    minimumTo: debt.minimumTo ?? 'lowestRate',
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
    deferredAccruedOn: deferred?.accruedOn ?? '',
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
  const reader = createReader(values, kept)
  const name = values.name.trim()
  if (!name) reader.errors.name = formSentences.name
  const type = values.type
  if (!type) reader.errors.type = formSentences.type
  const body = {
    name,
    balance: reader.amount('balance') ?? missing(reader, 'balance', formSentences.balance),
    ...readTerms(reader),
    minimumPayment: reader.amount('minimumPayment'),
    paymentDueDate: reader.date('paymentDueDate'),
    minimumRule: readRule(reader, kept?.minimumRule ?? null),
    statement: readStatement(reader),
    creditLimit: reader.amount('creditLimit'),
    startedOn: reader.date('startedOn'),
  }
  if (!type || Object.keys(reader.errors).length > 0) return { errors: reader.errors }
  return { body: { ...body, type } }
}

/** The rate and the offers: the card's own, or each balance's. */
function readTerms(reader: Reader): Pick<DebtBody, TermField> {
  const none = { promotionalRate: null, deferredInterest: null }
  const balances = readBalances(reader)
  if (balances) return { ...none, balances, minimumTo: reader.values.minimumTo }
  return {
    interestRate: reader.percent('interestRate'),
    promotionalRate: readPromo(reader),
    deferredInterest: readDeferred(reader),
    balances,
    minimumTo: null,
  }
}

type TermField = 'interestRate' | 'promotionalRate' | 'deferredInterest' | 'balances' | 'minimumTo'

function readPromo(reader: Reader): DebtBody['promotionalRate'] {
  const { promoRate, promoEndsOn } = reader.values
  if (!promoRate.trim() && !promoEndsOn.trim()) return null
  return {
    interestRate: reader.percent('promoRate') ?? missing(reader, 'promoRate', formSentences.promoRate),
    endsOn: reader.offerEnd('promoEndsOn') ?? missing(reader, 'promoEndsOn', formSentences.promoEndsOn),
  }
}

function readDeferred(reader: Reader): DebtBody['deferredInterest'] {
  if (!reader.values.isDeferred) return null
  return {
    interestRate:
      reader.percent('deferredRate') ?? missing(reader, 'deferredRate', formSentences.deferredRate),
    endsOn: reader.offerEnd('deferredEndsOn') ?? missing(reader, 'deferredEndsOn', formSentences.promoEndsOn),
    accrued: reader.amount('deferredAccrued'),
    accruedOn: reader.accruedOn('deferredAccruedOn'),
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
