import { Link } from 'react-router'
import type { CreditScore } from '#contracts/money/credit-scores.ts'
import { paths } from '#web/paths.ts'
import { kindName, latestKind } from '#web/scores/score-names.ts'
import { movementOf } from '#web/scores/score-points.ts'
import { latePart } from '#web/ui/late/late-part.tsx'
import { OpenRow, type RowState } from '#web/ui/rows/open-row.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { scoreTexts } from '../messages.ts'

const CreditHistory = latePart(
  async () => (await import('./credit-history.tsx')).CreditHistory,
  <Skeleton className="h-80" />,
)

type CreditRowProps = { scores: readonly CreditScore[]; today: string; row: RowState }

/** The latest score and how it moved; its line is inside. Only scores of its bureau and model are compared (reading 17). */
export function CreditRow({ scores, today, row }: CreditRowProps) {
  const alike = latestKind(scores)
  const latest = alike.at(-1)
  return (
    <OpenRow
      {...row}
      onNear={CreditHistory.fetch}
      title={scoreTexts.title}
      note={latest ? noteOf(alike, today) : scoreTexts.none}
      figure={latest?.score}
    >
      {latest ? (
        <CreditHistory scores={alike} today={today} />
      ) : (
        <p className="max-w-text text-small text-ink-2">
          {scoreTexts.noneText} {scoreTexts.range}
        </p>
      )}
      <Link to={paths.creditMonitor} className="link inline-flex min-h-11 items-center text-small">
        {latest ? scoreTexts.all : scoreTexts.addOwn}
      </Link>
    </OpenRow>
  )
}

/** How it moved, as the credit monitor says it, and whose number it is. */
function noteOf(alike: readonly CreditScore[], today: string): string {
  const latest = alike.at(-1)
  if (!latest) return scoreTexts.one
  const movement = movementOf(alike, today)
  return movement === null ? `${kindName(latest)}.` : `${movement}. ${kindName(latest)}.`
}
