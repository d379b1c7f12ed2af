/**
 * The sources of the foundation's figures (reading 12): the ledger, as soon as it has entries; until
 * then a claim of the operator that has a year and a source; else a promise that is true of every copy of Jubilee.
 */
import type { FoundationContent } from '#contracts/foundation/content.ts'
import type { TotalsAnswer } from '#contracts/foundation/ledger.ts'
import { LOCALE } from '#web/format/messages.ts'
import { formatPrice } from '#web/format/money.ts'
import type { FigureTile } from '#web/ui/figures/figure-tiles.tsx'
import { figureTexts } from './messages.ts'

type Sources = {
  stats: FoundationContent['stats']
  /** undefined until it is loaded */
  totals: TotalsAnswer | undefined
}

/** Until five grants make a group, the tile shows the money that came in. */
function ledgerTile(id: string, totals: TotalsAnswer): Omit<FigureTile, 'id'> | null {
  if (id === 'granted')
    return totals.groups === 0
      ? { value: formatPrice(totals.given), label: figureTexts.cameIn }
      : { value: formatPrice(totals.grantsPaid), label: figureTexts.granted }
  if (id === 'families')
    return { value: totals.grants.toLocaleString(LOCALE), label: figureTexts.grantsPaid(totals.grants) }
  return null
}

function claimTile(id: string, stats: Sources['stats']): Omit<FigureTile, 'id'> | null {
  const { value, label, year, source } = stats.find((stat) => stat.id === id) ?? {}
  return value && label && year && source ? { value, label, note: `${year}, ${source}` } : null
}

/** Promises whose words admins may edit. All other stats are claims, also in older versions. */
const ownPromises = new Set(['tithe', 'toGrants'])

function promiseTile(promise: FigureTile, stats: Sources['stats']): FigureTile {
  const own = ownPromises.has(promise.id) ? stats.find(({ id }) => id === promise.id) : undefined
  return own === undefined ? promise : { id: own.id, value: own.value, label: own.label }
}

/** The tiles in the order of the promises, which are always true. */
export function figureTiles(promises: readonly FigureTile[], { stats, totals }: Sources): FigureTile[] {
  const hasEntries = totals !== undefined && totals.entries > 0
  return promises.map((promise) => {
    const { id } = promise
    const promised = promiseTile(promise, stats)
    if (hasEntries) return { ...promised, ...ledgerTile(id, totals) }
    const claim = claimTile(id, stats)
    if (claim !== null) return { id, ...claim }
    return id === 'granted' && totals !== undefined ? { id, ...figureTexts.noGrants } : promised
  })
}
