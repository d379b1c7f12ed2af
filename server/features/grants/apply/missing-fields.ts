/** The fields an application still lacks before it can be sent, each with a sentence. Empty: it is complete. */
import { formatMoney } from '#engine/money/format.ts'
import type { FieldError } from '#server/errors.ts'
import type { GrantDocumentRow } from '../grants.queries.ts'
import type { GrantDebtRow, GrantRow } from '../grants.table.ts'
import { grantTexts } from '../messages.ts'
import { programOf } from '../programs.ts'

type Filled = {
  row: GrantRow
  debts: GrantDebtRow[]
  documents: GrantDocumentRow[]
  isEmailConfirmed: boolean
}

/** in the order of the form */
const wanted = [
  'program',
  'householdPeople',
  'street',
  'zip',
  'state',
  'incomeAmount',
  'incomePeriod',
  'age',
  'isSingleParent',
  'story',
] as const satisfies (keyof GrantRow)[]

function missingInDebt(debt: GrantDebtRow): FieldError[] {
  const at = (field: string, message: string) => ({ field: `debts.${debt.position}.${field}`, message })
  const texts = grantTexts().missingInDebts
  const missing: FieldError[] = []
  if (debt.name === null) missing.push(at('name', texts.name))
  if (debt.kind === null) missing.push(at('kind', texts.kind))
  if (!debt.balance) missing.push(at('balance', texts.balance))
  if (!debt.asked) missing.push(at('asked', texts.asked))
  if (debt.balance && debt.asked && debt.asked > debt.balance) missing.push(at('asked', texts.askedTooMuch))
  return missing
}

/** The sum of what is asked for each debt, in cents. */
export function requestedCents(debts: GrantDebtRow[]): number {
  return debts.reduce((sum, { asked }) => sum + (asked ?? 0), 0)
}

function missingInDebts({ row, debts }: Filled): FieldError[] {
  const texts = grantTexts().missingInDebts
  if (debts.length === 0) return [{ field: 'debts', message: texts.none }]
  const missing = debts.flatMap(missingInDebt)
  const upToCents = row.program === null ? null : programOf(row.program).upToCents
  if (upToCents !== null && requestedCents(debts) > upToCents) {
    const most = formatMoney(upToCents, { decimals: 0 })
    missing.push({ field: 'debts', message: texts.moreThanProgram(most) })
  }
  return missing
}

function missingDocuments({ documents }: Filled): FieldError[] {
  const kinds = new Set(documents.map(({ kind }) => kind))
  const texts = grantTexts().missingDocuments
  const missing: FieldError[] = []
  if (!kinds.has('bill')) missing.push({ field: 'documents', message: texts.bill })
  if (!kinds.has('income')) missing.push({ field: 'documents', message: texts.income })
  return missing
}

export function missingFields(filled: Filled): FieldError[] {
  const texts = grantTexts().missing
  return [
    ...wanted
      .filter((field) => filled.row[field] === null)
      .map((field) => ({ field, message: texts[field] })),
    ...missingInDebts(filled),
    ...missingDocuments(filled),
    ...(filled.isEmailConfirmed ? [] : [{ field: 'email', message: texts.email }]),
  ]
}
