import { useState } from 'react'
import { Trash2 } from 'lucide-react'
import { scoreBand } from '#engine/credit/score-band.ts'
import { formatDate } from '#web/format/dates.ts'
import { Button } from '#web/ui/button.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { SandboxTag } from './sandbox-tag.tsx'
import { kindName } from './score-names.ts'
import type { ScoreWithChange } from './score-summary.tsx'
import { signed } from './signed.ts'
import { useRemoveScore } from './use-remove-score.ts'

const SHOWN_AT_FIRST = 12
const SHOWN_MORE = 60

type ScoreListProps = {
  scores: readonly ScoreWithChange[]
  isSandbox: boolean
  onRemoved: () => void
}

/** Newest first; the older ones are drawn when somebody asks. */
export function ScoreList({ scores, isSandbox, onRemoved }: ScoreListProps) {
  const [most, setMost] = useState(SHOWN_AT_FIRST)
  const remove = useRemoveScore()
  const newestFirst = scores.toReversed()
  const left = scores.length - most
  return (
    <>
      <ul className="mt-2">
        {newestFirst.slice(0, most).map((score) => (
          <Line
            key={score.id}
            {...{ score, isSandbox }}
            onRemove={() => {
              onRemoved()
              remove(score)
            }}
          />
        ))}
      </ul>
      {left > 0 ? (
        <Button variant="quiet" className="mt-4" onClick={() => setMost(most + SHOWN_MORE)}>
          Show older scores ({left} more)
        </Button>
      ) : null}
    </>
  )
}

type LineProps = { score: ScoreWithChange; isSandbox: boolean; onRemove: () => void }

function Line({ score, isSandbox, onRemove }: LineProps) {
  const date = formatDate(score.recordedAt)
  return (
    <li className="flex items-center gap-4 border-t border-line py-2.5 first:border-t-0">
      <div className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-4 gap-y-0.5">
        <span className="tabular-nums">
          <b>{score.score}</b> <Change change={score.change} />
        </span>
        <Tag>{scoreBand(score.score)}</Tag>
        {score.source === 'provider' && isSandbox ? <SandboxTag /> : null}
        <span className="min-w-0 basis-full text-small text-ink-2 sm:flex-1 sm:basis-auto">
          {date}. {kindName(score)}.
        </span>
      </div>
      <button
        type="button"
        aria-label={`Remove the score ${score.score} of ${date}`}
        onClick={onRemove}
        className="grid size-11 shrink-0 place-items-center rounded-control text-ink-3 hover:bg-sunken hover:text-ink print:hidden"
      >
        <Trash2 size={18} aria-hidden="true" />
      </button>
    </li>
  )
}

function Change({ change }: { change: number | null }) {
  if (change === null) return <span className="text-small text-ink-3">(first)</span>
  return <span className="text-small text-ink-2">({signed(change)})</span>
}
