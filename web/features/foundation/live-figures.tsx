import type { FoundationContent } from '#contracts/foundation/content.ts'
import { readLedgerTotals } from '#contracts/foundation/ledger.ts'
import { useRead } from '#web/api/use-read.ts'
import { FigureTiles, type FigureTile } from '#web/ui/figure-tiles.tsx'
import { figureTiles } from './figures.ts'
import { usePublishedFoundation } from './foundation-content.ts'

type LiveFiguresProps = { promises: readonly FigureTile[]; texts: FoundationContent }

/** The figures of the foundation: promises until the ledger has answered, and where it cannot. */
export function LiveFigures({ promises, texts: { stats, statsNote } }: LiveFiguresProps) {
  const { data: totals } = useRead(readLedgerTotals)
  const tiles = figureTiles(promises, { stats, totals })
  return (
    <>
      <FigureTiles tiles={tiles} />
      {tiles.some(({ note }) => note) ? <p className="text-tiny text-ink-3">{statsNote}</p> : null}
    </>
  )
}

/** The same with the published claims, for a page that shows nothing else of the foundation's texts. */
export function PublishedFigures({ promises }: Pick<LiveFiguresProps, 'promises'>) {
  return <LiveFigures promises={promises} texts={usePublishedFoundation()} />
}
