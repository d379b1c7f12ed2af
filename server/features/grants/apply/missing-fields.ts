/** The fields an application still lacks before it can be sent, each with a sentence. Empty: it is complete. */
import { formatMoney } from '#engine/money/format.ts'
import type { FieldError } from '#server/errors.ts'
import type { GrantDocumentRow } from '../grants.queries.ts'
import type { GrantDebtRow, GrantRow } from '../grants.table.ts'
import { programOf } from '../programs.ts'

type Filled = {
  row: GrantRow
  debts: GrantDebtRow[]
  documents: GrantDocumentRow[]
  isEmailConfirmed: boolean
}

const wanted: [keyof GrantRow, string][] = [
  ['program', 'Choose a program.'],
  ['householdPeople', 'Enter how many people live with you, you included.'],
  ['street', 'Enter your street address.'],
  ['zip', 'Enter your ZIP code.'],
  ['state', 'Choose your state.'],
  ['incomeAmount', 'Enter your income. If you have none, enter 0.'],
  ['incomePeriod', 'Choose how often that comes in.'],
  ['age', 'Enter your age.'],
  ['isSingleParent', 'Say whether you raise children alone.'],
  ['story', 'Write a few sentences on what happened.'],
]

function missingInDebt(debt: GrantDebtRow): FieldError[] {
  const at = (field: string, message: string) => ({ field: `debts.${debt.position}.${field}`, message })
  const missing: FieldError[] = []
  if (debt.name === null) missing.push(at('name', 'Give this debt a name.'))
  if (debt.kind === null) missing.push(at('kind', 'Choose what kind of debt this is.'))
  if (!debt.balance) missing.push(at('balance', 'Enter what you owe.'))
  if (!debt.asked) missing.push(at('asked', 'Enter what the grant should pay.'))
  if (debt.balance && debt.asked && debt.asked > debt.balance)
    missing.push(at('asked', 'Ask for no more than you owe on this debt.'))
  return missing
}

/** The sum of what is asked for each debt, in cents. */
export function requestedCents(debts: GrantDebtRow[]): number {
  return debts.reduce((sum, { asked }) => sum + (asked ?? 0), 0)
}

function missingInDebts({ row, debts }: Filled): FieldError[] {
  if (debts.length === 0) return [{ field: 'debts', message: 'Name the debt you need help with.' }]
  const missing = debts.flatMap(missingInDebt)
  const upToCents = row.program === null ? null : programOf(row.program).upToCents
  if (upToCents !== null && requestedCents(debts) > upToCents) {
    const most = formatMoney(upToCents, { decimals: 0 })
    missing.push({ field: 'debts', message: `This program gives up to ${most}. Ask for less.` })
  }
  return missing
}

function missingDocuments({ documents }: Filled): FieldError[] {
  const kinds = new Set(documents.map(({ kind }) => kind))
  const missing: FieldError[] = []
  if (!kinds.has('bill')) missing.push({ field: 'documents', message: 'Add the bill or notice of the debt.' })
  if (!kinds.has('income')) missing.push({ field: 'documents', message: 'Add a proof of your income.' })
  return missing
}

const unconfirmed: FieldError = {
  field: 'email',
  message: 'Confirm your email address first. The link is in the email we sent you.',
}

export function missingFields(filled: Filled): FieldError[] {
  const empty = wanted.filter(([field]) => filled.row[field] === null)
  return [
    ...empty.map(([field, message]) => ({ field, message })),
    ...missingInDebts(filled),
    ...missingDocuments(filled),
    ...(filled.isEmailConfirmed ? [] : [unconfirmed]),
  ]
}
