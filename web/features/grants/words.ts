/** Display names for grants, and amounts, which are always in dollars. */
import type { documentKinds } from '#contracts/foundation/grant-documents.ts'
import type { GrantApplication, GrantDebt } from '#contracts/foundation/grants.ts'
import type { GrantProgram } from '#engine/grants/eligibility.ts'
import { formatDate } from '#web/format/dates.ts'
import { LOCALE } from '#web/format/messages.ts'
import { formatCharge, formatPrice } from '#web/format/money.ts'
import type { TagTone } from '#web/ui/tag.tsx'
import { programs, states } from './content-messages.ts'

export type GrantStatus = GrantApplication['status']
export type DebtKind = NonNullable<GrantDebt['kind']>
export type DocumentKind = (typeof documentKinds)[number]

export const programName = (id: GrantProgram) => programs.find((program) => program.id === id)?.name ?? id

export const stateOptions = states
  .map(({ code, name }) => ({ value: code, label: name }))
  .toSorted((one, other) => one.label.localeCompare(other.label, LOCALE))

export const stateName = (code: string) => stateOptions.find(({ value }) => value === code)?.label ?? code

export const statusTones: Record<GrantStatus, TagTone> = {
  draft: 'plain',
  submitted: 'good',
  needs_information: 'warn',
  approved_once: 'good',
  approved: 'gold',
  refused: 'plain',
  appealed: 'good',
  paid: 'gold',
  withdrawn: 'plain',
}

/** '$2,000', or '$1,250.50' where there are cents. */
export function dollars(amount: number | null): string {
  const cents = amount ?? 0
  return cents % 100 === 0 ? formatPrice(cents) : formatCharge(cents)
}

const weekday = new Intl.DateTimeFormat(LOCALE, { weekday: 'long', timeZone: 'UTC' })

/** A calendar date with its day of the week, in the person's format: 'Monday, 11/30/2026'. */
export function dayInWords(date: string): string {
  return `${weekday.format(new Date(date))}, ${formatDate(date)}`
}
