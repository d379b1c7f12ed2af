/**
 * Which rows are there already: the same day, the same amount and the same description. They are counted: two coffees
 * of a morning are two, and where one of them is there, one of the two is new. A linked bank names shops in its own
 * way ('Whole Foods' for 'WHOLEFDS #10234'), so for its rows the same first word is enough.
 */
import { merchantKey } from '#engine/budget/merchant-key.ts'
import type { Transaction } from './read-transactions.ts'

export const knownSources = ['import', 'bank', 'person'] as const
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

/** For each row where it is there already, or null; a known one accounts for one row. */
export function findDuplicates(
  rows: readonly Transaction[],
  known: readonly Known[],
): (KnownSource | null)[] {
  const left = new Set(known)
  const byText = Map.groupBy(known, exactKey)
  const found = rows.map((row): KnownSource | null => {
    const same = byText.get(exactKey(row))?.pop()
    if (!same) return null
    left.delete(same)
    return same.source
  })
  const byMoney = Map.groupBy(
    [...left].filter(({ source }) => source === 'bank'),
    moneyKey,
  )
  return rows.map((row, at) => {
    if (found[at]) return found[at]
    const candidates = byMoney.get(moneyKey(row)) ?? []
    const which = candidates.findIndex(({ description }) => isSameShop(description, row.description))
    return which < 0 ? null : (candidates.splice(which, 1)[0]?.source ?? null)
  })
}
