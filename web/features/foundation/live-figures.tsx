import type { FoundationContent } from '#contracts/foundation/content.ts'
import { readLedgerTotals } from '#contracts/foundation/ledger.ts'
import { useRead } from '#web/api/use-read.ts'
import { FigureTiles, type FigureTile } from '#web/ui/figures/figure-tiles.tsx'
import { figureTiles } from './figures.ts'
import { usePublishedFoundation } from './foundation-content.ts'

type LiveFiguresProps = { promises: readonly FigureTile[]; texts: FoundationContent }

/** The foundation's figures: promises until the ledger has loaded, or when it fails to. */
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

/** The figures with the published claims, for a page that shows no other texts of the foundation. */
export function PublishedFigures({ promises }: Pick<LiveFiguresProps, 'promises'>) {
  const texts = usePublishedFoundation()
  return (
    <div lang={texts.language} className="contents">
      <LiveFigures promises={promises} texts={texts} />
    </div>
  )
}
