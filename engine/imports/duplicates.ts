/**
 * Which rows are there already: the same day, the same amount and the same description. They are counted: two coffees
 * of a morning are two, and where one of them is there, one of the two is new. A linked bank names shops in its own
 * way ('Whole Foods' for 'WHOLEFDS #10234'), so for its rows the same first word is enough. It may date them a few days
 * apart, too: such a row is likely there, which is a question and no answer.
 */
import { merchantKey } from '#engine/budget/merchant-key.ts'
import { dayNumber } from '#engine/money/calendar.ts'
import type { Transaction } from './read-transactions.ts'

const knownSources = ['import', 'bank', 'person'] as const
export type KnownSource = (typeof knownSources)[number]
export type Known = Transaction & { source: KnownSource }

function plainText(description: string): string {
  return description
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

const moneyKey = ({ date, cents }: Transaction) => `${date} ${cents}`
const exactKey = (one: Transaction) => `${moneyKey(one)} ${plainText(one.description)}`

function isSameShop(one: string, other: string): boolean {
  const [first = ''] = merchantKey(one).split(' ')
  const [second = ''] = merchantKey(other).split(' ')
  return first !== '' && first.slice(0, 5) === second.slice(0, 5)
}

type Paired = { found: (Known | null)[]; left: Known[] }

/** Pairs rows with what is certainly the same; a known one accounts for one row. */
function pairUp(rows: readonly Transaction[], known: readonly Known[]): Paired {
  const left = new Set(known)
  const byText = Map.groupBy(known, exactKey)
  const found = rows.map((row): Known | null => {
    const same = byText.get(exactKey(row))?.pop() ?? null
    if (same) left.delete(same)
    return same
  })
  const byMoney = Map.groupBy(
    [...left].filter(({ source }) => source === 'bank'),
    moneyKey,
  )
  rows.forEach((row, at) => {
    if (found[at]) return
    const candidates = byMoney.get(moneyKey(row)) ?? []
    const same = candidates.find((one) => left.has(one) && isSameShop(one.description, row.description))
    if (!same) return
    left.delete(same)
    found[at] = same
  })
  return { found, left: [...left] }
}

/** For each row where it is there already, or null; a known one accounts for one row. */
export function findDuplicates(
  rows: readonly Transaction[],
  known: readonly Known[],
): (KnownSource | null)[] {
  return pairUp(rows, known).found.map((same) => same?.source ?? null)
}

/** A bank may date a purchase of Friday on Monday. */
export const MOST_DAYS_APART = 3

/**
 * For each row that is not certainly there, what a linked bank sent of the same amount and shop on a day near it, or
 * null. It may be the same purchase or the next one: only the person can tell.
 */
export function findLikely(rows: readonly Transaction[], known: readonly Known[]): (Known | null)[] {
  const { found, left } = pairUp(rows, known)
  const byCents = Map.groupBy(
    left.filter(({ source }) => source === 'bank'),
    ({ cents }) => cents,
  )
  return rows.map((row, at) => {
    if (found[at]) return null
    const days = (one: Known) => Math.abs(dayNumber(one.date) - dayNumber(row.date))
    const candidates = byCents.get(row.cents) ?? []
    const [nearest] = candidates
      .filter((one) => days(one) <= MOST_DAYS_APART && isSameShop(one.description, row.description))
      .toSorted((one, other) => days(one) - days(other))
    if (!nearest) return null
    candidates.splice(candidates.indexOf(nearest), 1)
    return nearest
  })
}
