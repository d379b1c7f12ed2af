/** The fields an application still lacks before it can be sent, each with a sentence. Empty: it is complete. */
import { sentence } from '#engine/language/sentence.ts'
import { formatMoney } from '#engine/money/format.ts'
import type { Fault } from '#contracts/faults.ts'
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

const absent = () => grantTexts().missing
const inDebts = () => grantTexts().missingInDebts
const ofDocuments = () => grantTexts().missingDocuments

function missingInDebt(debt: GrantDebtRow): Fault[] {
  const at = (field: string, key: 'name' | 'kind' | 'balance' | 'asked' | 'askedTooMuch'): Fault => ({
    field: `debts.${debt.position}.${field}`,
    said: sentence(inDebts, key),
  })
  const missing: Fault[] = []
  if (debt.name === null) missing.push(at('name', 'name'))
  if (debt.kind === null) missing.push(at('kind', 'kind'))
  if (!debt.balance) missing.push(at('balance', 'balance'))
  if (!debt.asked) missing.push(at('asked', 'asked'))
  if (debt.balance && debt.asked && debt.asked > debt.balance) missing.push(at('asked', 'askedTooMuch'))
  return missing
}

/** The sum of what is asked for each debt, in cents. */
export function requestedCents(debts: GrantDebtRow[]): number {
  return debts.reduce((sum, { asked }) => sum + (asked ?? 0), 0)
}

function missingInDebts({ row, debts }: Filled): Fault[] {
  if (debts.length === 0) return [{ field: 'debts', said: sentence(inDebts, 'none') }]
  const missing = debts.flatMap(missingInDebt)
  const upToCents = row.program === null ? null : programOf(row.program).upToCents
  if (upToCents !== null && requestedCents(debts) > upToCents) {
    const most = formatMoney(upToCents, { decimals: 0 })
    missing.push({ field: 'debts', said: sentence(inDebts, 'moreThanProgram', most) })
  }
  return missing
}

function missingDocuments({ documents }: Filled): Fault[] {
  const kinds = new Set(documents.map(({ kind }) => kind))
  const missing: Fault[] = []
  if (!kinds.has('bill')) missing.push({ field: 'documents', said: sentence(ofDocuments, 'bill') })
  if (!kinds.has('income')) missing.push({ field: 'documents', said: sentence(ofDocuments, 'income') })
  return missing
}

export function missingFields(filled: Filled): Fault[] {
  return [
    ...wanted
      .filter((field) => filled.row[field] === null)
      .map((field) => ({ field, said: sentence(absent, field) })),
    ...missingInDebts(filled),
    ...missingDocuments(filled),
    ...(filled.isEmailConfirmed ? [] : [{ field: 'email', said: sentence(absent, 'email') }]),
  ]
}
