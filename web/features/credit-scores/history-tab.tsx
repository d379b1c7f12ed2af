import { useRef } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Card, CardTitle } from '#web/ui/card.tsx'
import { SampleTag } from '#web/ui/tag.tsx'
import { ScoreList } from './history-list.tsx'
import { addOwnScore, noHistory } from './messages.ts'
import { sampleHistory } from './samples.ts'
import { ScoreChart } from './score-chart.tsx'
import type { ScoreWithChange } from './score-summary.tsx'
import { signed } from './signed.ts'

type HistoryTabProps = {
  scores: readonly ScoreWithChange[]
  isSandbox: boolean
  today: string
  onAdd: () => void
}

/** The scores over time: a line and a list of the person's own, else the tagged example. */
export function HistoryTab({ scores, isSandbox, today, onAdd }: HistoryTabProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  if (scores.length === 0) return <SampleHistory onAdd={onAdd} />
  return (
    <div className="grid grid-cols-1 gap-6">
      <Card className="sm:p-6" as="div">
        <ScoreChart scores={scores} today={today} />
      </Card>
      <Card aria-labelledby="history-title" className="sm:p-6">
        <CardTitle id="history-title" ref={heading} tabIndex={-1} className="outline-none">
          Your scores
        </CardTitle>
        <ScoreList {...{ scores, isSandbox }} onRemoved={() => heading.current?.focus()} />
      </Card>
    </div>
  )
}

function SampleHistory({ onAdd }: { onAdd: () => void }) {
  return (
    <Card aria-labelledby="history-title" className="sm:p-6">
      <div className="flex flex-wrap items-center gap-3">
        <CardTitle id="history-title">{noHistory.title}</CardTitle>
        <SampleTag />
      </div>
      <p className="mt-1.5 mb-2 max-w-text text-small text-ink-2">{noHistory.text}</p>
      <ul>
        {sampleHistory.map(({ when, score, change }) => (
          <li
            key={when}
            className="flex items-baseline justify-between gap-4 border-t border-line py-3 first:border-t-0"
          >
            <span className="text-small text-ink-2">{when}</span>
            <span className="tabular-nums">
              <b>{score}</b> <span className="text-small text-ink-2">({signed(change)})</span>
            </span>
          </li>
        ))}
      </ul>
      <Button variant="quiet" className="mt-4" onClick={onAdd}>
        {addOwnScore}
      </Button>
    </Card>
  )
}
