import { useRef, useState } from 'react'
import { Trash2 } from 'lucide-react'
import {
  createCreditScore,
  deleteCreditScore,
  listCreditScores,
  type CreditScore,
} from '#contracts/money/credit-scores.ts'
import { useQueryClient } from '@tanstack/react-query'
import { readOf } from '#web/api/read.ts'
import { useWrite } from '#web/api/use-write.ts'
import { toastOutcome } from '#web/ui/toast/toast-outcome.ts'
import { Button } from '#web/ui/button.tsx'
import { Card, TitledCard } from '#web/ui/card.tsx'
import { SampleTag, Tag } from '#web/ui/tag.tsx'
import { scoreBand } from '#engine/credit/scores.ts'
import { formatDate } from '#web/format/dates.ts'
import {
  addOwnScore,
  bandNames,
  historyTexts as texts,
  noHistory,
  sampleMonths,
  scoreToasts,
} from '../messages.ts'
import { sampleHistory } from '../samples.ts'
import { ScoreChart } from './score-chart.tsx'
import type { ScoreWithChange } from './score-summary.tsx'
import { kindName, signed } from '#web/scores/score-names.ts'
import { SandboxTag } from '../sandbox-tag.tsx'

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
      <TitledCard title={texts.title} titleRef={heading}>
        <ScoreList {...{ scores, isSandbox }} onRemoved={() => heading.current?.focus()} />
      </TitledCard>
    </div>
  )
}

function SampleHistory({ onAdd }: { onAdd: () => void }) {
  return (
    <TitledCard title={noHistory.title} lead={noHistory.text} aside={<SampleTag />}>
      <ul>
        {sampleHistory.map(({ month, score, change }) => (
          <li
            key={month}
            className="flex items-baseline justify-between gap-4 border-t border-line py-3 first:border-t-0"
          >
            <span className="text-small text-ink-2">{sampleMonths[month]}</span>
            <span className="tabular-nums">
              <b>{score}</b> <span className="text-small text-ink-2">({signed(change)})</span>
            </span>
          </li>
        ))}
      </ul>
      <Button variant="quiet" className="mt-4" onClick={onAdd}>
        {addOwnScore}
      </Button>
    </TitledCard>
  )
}

const SHOWN_AT_FIRST = 12
const SHOWN_MORE = 60

type ScoreListProps = {
  scores: readonly ScoreWithChange[]
  isSandbox: boolean
  onRemoved: () => void
}

/** Newest first; older ones are shown on request. */
function ScoreList({ scores, isSandbox, onRemoved }: ScoreListProps) {
  const [most, setMost] = useState(SHOWN_AT_FIRST)
  const remove = useRemoveScore()
  const newestFirst = scores.toReversed()
  const left = scores.length - most
  return (
    <>
      <ul>
        {newestFirst.slice(0, most).map((score) => (
          <Line
            key={score.id}
            {...{ score, isSandbox }}
            onRemove={() => {
              onRemoved()
              void remove(score)
            }}
          />
        ))}
      </ul>
      {left > 0 ? (
        <Button variant="quiet" className="mt-4" onClick={() => setMost(most + SHOWN_MORE)}>
          {texts.older(left)}
        </Button>
      ) : null}
    </>
  )
}

/** Removes a score and offers a way back. What a provider sent cannot be entered again: it has none. */
function useRemoveScore() {
  const client = useQueryClient()
  const { queryKey } = readOf(listCreditScores)
  // The line goes at once; it comes back when the server refuses.
  const remove = useWrite(deleteCreditScore, {
    onMutate: async ({ params: { id } }) => {
      await client.cancelQueries({ queryKey })
      client.setQueryData(queryKey, (before) => before?.filter((one) => one.id !== id))
    },
    refreshesOnError: true,
  })
  const create = useWrite(createCreditScore)

  const restore = ({ score, recordedAt, bureau, model }: CreditScore) =>
    toastOutcome(create.mutateAsync({ body: { score, recordedAt, bureau, model } }), {
      done: scoreToasts.restored,
      failed: scoreToasts.undoFailed,
    })

  return (score: CreditScore) =>
    toastOutcome(remove.mutateAsync({ params: { id: score.id } }), {
      done: {
        ...scoreToasts.removed(score.score),
        action:
          score.source === 'person'
            ? { label: scoreToasts.undo, onPress: () => void restore(score) }
            : undefined,
      },
      failed: scoreToasts.removeFailed,
    })
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
        <Tag>{bandNames[scoreBand(score.score)]}</Tag>
        {score.source === 'provider' && isSandbox ? <SandboxTag /> : null}
        <span className="min-w-0 basis-full text-small text-ink-2 sm:flex-1 sm:basis-auto">
          {date}. {kindName(score)}.
        </span>
      </div>
      <button
        type="button"
        aria-label={texts.remove(score.score, date)}
        onClick={onRemove}
        className="grid size-11 shrink-0 place-items-center rounded-control text-ink-3 hover:bg-sunken hover:text-ink print:hidden"
      >
        <Trash2 size={18} aria-hidden="true" />
      </button>
    </li>
  )
}

function Change({ change }: { change: number | null }) {
  if (change === null) return <span className="text-small text-ink-3">{texts.first}</span>
  return <span className="text-small text-ink-2">({signed(change)})</span>
}
