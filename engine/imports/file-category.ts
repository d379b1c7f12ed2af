/**
 * The category a file names for a row, and what to offer for the categories of a whole file. Words that stand for no
 * category are none; transfers between the person's accounts are one, but none of a budget.
 * Example: 'Food:Groceries' is offered as 'Groceries', with what was spent in it a month.
 */
import type { ReadRow } from './read-transactions.ts'

const LENGTH = 80
const NONE = /^(uncategori[sz]ed|no category|none|n\/?a|split|[-–—?]+)$/i
const ACCOUNT = /^(transfer:)?\s*\[.*\]$/i
const INFLOW = /^(inflow: ?)?(ready to assign|to be budgeted)$/i

/** One line, as the file writes it; null for none. */
export function categoryIn(text: string): string | null {
  const line = text.replaceAll(/[\p{Cc}\p{Cs}\p{Cf}\s]+/gu, ' ').trim()
  if (line === '' || [NONE, ACCOUNT, INFLOW].some((pattern) => pattern.test(line))) return null
  return line.slice(0, LENGTH).trim()
}

/** Names are the same whatever their case and spaces. */
export function categoryKey(name: string): string {
  return name.trim().replaceAll(/\s+/g, ' ').toLowerCase()
}

const TRANSFERS =
  /^((internal |account )?transfers?|(credit )?card payments?|credit card payment|payments?( and credits|\/credit)?|savings transfer|balance adjustments?|transfer: .*)$/i

/** Money between the person's own accounts, which is spent nowhere. */
export function isTransferCategory(name: string): boolean {
  return TRANSFERS.test(name.trim())
}

export type OfferedCategory = {
  /** as the file writes it */
  name: string
  key: string
  /** a name for the budget */
  suggested: string
  rows: number
  /** cents that went out, in all */
  spentCents: number
  /** cents a month over the months of the file, up to a whole unit of the currency */
  monthlyCents: number
}

const SUGGESTED_LENGTH = 60
const UNIT_CENTS = 100

const lastPart = (name: string) => name.split(':').at(-1)?.trim() || name

/** The last part of a name with parts; all of them where two names end alike. */
function suggestedNames(names: readonly string[]): string[] {
  const keys = names.map((name) => categoryKey(lastPart(name)))
  return names.map((name, at) => {
    const isAlone = keys.indexOf(keys[at] ?? '') === keys.lastIndexOf(keys[at] ?? '')
    const suggested = isAlone ? lastPart(name) : name.replaceAll(/\s*:\s*/g, ': ')
    return suggested.slice(0, SUGGESTED_LENGTH).trim()
  })
}

/** The categories that money was spent in, most first. Those of money in alone are not offered: a budget has no pay. */
export function offeredCategories(rows: readonly ReadRow[]): OfferedCategory[] {
  const months = new Set(rows.map(({ date }) => date.slice(0, 7))).size
  const spent = rows.filter(({ category, cents }) => category !== null && cents > 0)
  const groups = [...Map.groupBy(spent, ({ category }) => categoryKey(category ?? ''))]
  const names = suggestedNames(groups.map(([, group]) => group[0]?.category ?? ''))
  const offered = groups.map(([key, group], at) => {
    const spentCents = group.reduce((sum, { cents }) => sum + cents, 0)
    const monthlyCents = Math.ceil(spentCents / months / UNIT_CENTS) * UNIT_CENTS
    const name = group[0]?.category ?? key
    return { name, key, suggested: names[at] ?? name, rows: group.length, spentCents, monthlyCents }
  })
  return offered.toSorted((one, other) => other.spentCents - one.spentCents)
}
