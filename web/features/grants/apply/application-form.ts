/**
 * Converts the application between form and contract. An invalid field is not sent, so that it
 * does not keep the others from being saved; it stays in the draft and shows its error.
 */
import type { BodyInputOf } from '#contracts/endpoint.ts'
import {
  MAX_HOUSEHOLD,
  type GrantApplication,
  type GrantDebt,
  type saveApplication,
} from '#contracts/foundation/grants.ts'
import type { Debt } from '#contracts/money/debts.ts'
import { toDebt } from '#engine/debts/start/debt-record.ts'
import { minimumDue } from '#engine/debts/start/this-month.ts'
import type { GrantProgram, IncomePeriod } from '#engine/grants/eligibility.ts'
import { centsToDecimal, centsToTyped, ppmToTyped } from '#engine/money/cents.ts'
import { typedRate, typedOptionalCents } from '#web/forms/read-typed.ts'
import { fieldErrors } from '../messages.ts'
import type { DebtKind } from '../words.ts'

export type DebtValues = {
  /** React key of the row, so that it keeps its state when a row above is removed */
  key: string
  name: string
  kind: DebtKind | ''
  balance: string
  asked: string
  interestRate: string
  minimumPayment: string
  debtId: string | null
}

/** The six answers that the application and the self-check share. */
export type HouseholdValues = {
  householdPeople: string
  state: string
  incomeAmount: string
  incomePeriod: IncomePeriod
  age: string
  isSingleParent: 'yes' | 'no' | ''
}

export type ApplicationValues = HouseholdValues & {
  program: GrantProgram | ''
  street: string
  zip: string
  debts: DebtValues[]
  story: string
}

/** By the names of the contract: 'age', 'debts.0.asked'. */
export type FieldErrors = Partial<Record<string, string>>
type SaveBody = BodyInputOf<typeof saveApplication>

export const noHousehold: HouseholdValues = {
  householdPeople: '',
  state: '',
  incomeAmount: '',
  incomePeriod: 'month',
  age: '',
  isSingleParent: '',
}

export function emptyDebt(): DebtValues {
  return {
    key: crypto.randomUUID(),
    name: '',
    kind: '',
    balance: '',
    asked: '',
    interestRate: '',
    minimumPayment: '',
    debtId: null,
  }
}

/** Puts a removed debt back in its place, keeping all later changes. */
export function restoreDebt(debts: readonly DebtValues[], debt: DebtValues, index: number): DebtValues[] {
  return debts.some(({ key }) => key === debt.key) ? [...debts] : debts.toSpliced(index, 0, debt)
}

const amountText = (cents: number | null) => (cents === null ? '' : centsToTyped(cents))
const percentText = (ppm: number | null) => (ppm === null ? '' : ppmToTyped(ppm))

/** The debt's minimum payment on `day` as form text; empty where it would be an estimate. */
function minimumText(debt: Debt, day: string): string {
  const { cents, source } = minimumDue(toDebt(debt), day)
  return source === 'estimated' ? '' : centsToTyped(cents)
}

/** A debt of My Debts as a row of the form. */
export function debtValuesOf(debt: Debt, day: string): DebtValues {
  return {
    ...emptyDebt(),
    name: debt.name,
    kind: debt.type,
    balance: centsToTyped(debt.balance),
    interestRate: percentText(debt.interestRate),
    minimumPayment: minimumText(debt, day),
    debtId: debt.id,
  }
}

/** The form's values of a stored application. */
export function valuesOfApplication(application: GrantApplication): ApplicationValues {
  return {
    program: application.program ?? '',
    householdPeople: application.householdPeople === null ? '' : String(application.householdPeople),
    state: application.state ?? '',
    incomeAmount: amountText(application.incomeAmount),
    incomePeriod: application.incomePeriod ?? 'month',
    street: application.street ?? '',
    zip: application.zip ?? '',
    age: application.age === null ? '' : String(application.age),
    isSingleParent: application.isSingleParent === null ? '' : application.isSingleParent ? 'yes' : 'no',
    debts: application.debts.map(valuesOfDebt),
    story: application.story ?? '',
  }
}

function valuesOfDebt(debt: GrantDebt): DebtValues {
  return {
    ...emptyDebt(),
    name: debt.name ?? '',
    kind: debt.kind ?? '',
    balance: amountText(debt.balance),
    asked: amountText(debt.asked),
    interestRate: percentText(debt.interestRate),
    minimumPayment: amountText(debt.minimumPayment),
    debtId: debt.debtId,
  }
}

/** undefined when invalid, null when empty */
type Read<T> = T | null | undefined

/** An amount as typed, as decimal text. */
export function readAmount(text: string): Read<string> {
  const cents = typedOptionalCents(text)
  return typeof cents === 'number' ? centsToDecimal(cents) : cents
}

function readRate(text: string): Read<string> {
  return text.trim() === '' ? null : (typedRate(text) ?? undefined)
}

function readWhole(text: string, least: number, most: number): Read<number> {
  const typed = text.trim()
  if (typed === '') return null
  const value = /^\d{1,3}$/.test(typed) ? Number(typed) : Number.NaN
  return value >= least && value <= most ? value : undefined
}

export const readPeople = (text: string) => readWhole(text, 1, MAX_HOUSEHOLD)
export const readAge = (text: string) => readWhole(text, 18, 120)

/** The valid part as a body, and the errors of the rest. */
export function readApplication(values: ApplicationValues): { body: SaveBody; errors: FieldErrors } {
  const errors: FieldErrors = {}
  const people = readPeople(values.householdPeople)
  if (people === undefined) errors['householdPeople'] = fieldErrors.householdPeople
  const age = readAge(values.age)
  if (age === undefined) errors['age'] = fieldErrors.age
  const income = readAmount(values.incomeAmount)
  if (income === undefined) errors['incomeAmount'] = fieldErrors.incomeAmount
  const zip = values.zip.trim()
  const isZip = /^(\d{5})?$/.test(zip)
  if (!isZip) errors['zip'] = fieldErrors.zip
  const body: SaveBody = {
    program: values.program || null,
    street: values.street || null,
    state: (values.state || null) as SaveBody['state'],
    incomePeriod: values.incomePeriod,
    isSingleParent: values.isSingleParent === '' ? null : values.isSingleParent === 'yes',
    story: values.story || null,
    debts: values.debts.map((debt, index) => readDebt(debt, `debts.${index}`, errors)),
    ...(isZip ? { zip: zip || null } : {}),
    ...(people === undefined ? {} : { householdPeople: people }),
    ...(age === undefined ? {} : { age }),
    ...(income === undefined ? {} : { incomeAmount: income }),
  }
  return { body, errors }
}

/** `debts` replaces the whole list, so an invalid figure is sent as null. */
function readDebt(debt: DebtValues, field: string, errors: FieldErrors) {
  const figure = (name: 'balance' | 'asked' | 'minimumPayment') => {
    const amount = readAmount(debt[name])
    if (amount === undefined) errors[`${field}.${name}`] = fieldErrors.amount
    return amount ?? null
  }
  const interestRate = readRate(debt.interestRate)
  if (interestRate === undefined) errors[`${field}.interestRate`] = fieldErrors.rate
  return {
    name: debt.name || null,
    kind: debt.kind || null,
    balance: figure('balance'),
    asked: figure('asked'),
    interestRate: interestRate ?? null,
    minimumPayment: figure('minimumPayment'),
    debtId: debt.debtId,
  }
}

const normalized = (values: ApplicationValues) =>
  JSON.stringify(readApplication(values).body, (_name, value: unknown) =>
    typeof value === 'string' ? value.trim() : value,
  )

/** Whether the form equals the stored application. */
export function isStored(values: ApplicationValues, application: GrantApplication): boolean {
  return normalized(values) === normalized(valuesOfApplication(application))
}

/** The self-check's answers for fields that are still empty; null when there are none. */
export function emptyFieldsOf(application: GrantApplication, household: HouseholdValues): SaveBody | null {
  if (isSameHousehold(household, noHousehold)) return null
  const { body } = readApplication({ ...valuesOfApplication(application), ...household })
  const { householdPeople, state, incomeAmount, incomePeriod, age, isSingleParent } = body
  const known = { householdPeople, state, incomeAmount, incomePeriod, age, isSingleParent }
  const added = Object.entries(known).filter(
    ([field, value]) =>
      value !== undefined && value !== null && application[field as keyof typeof known] === null,
  )
  return added.length === 0 ? null : Object.fromEntries(added)
}

const isSameHousehold = (one: HouseholdValues, other: HouseholdValues) =>
  JSON.stringify(one) === JSON.stringify(other)
