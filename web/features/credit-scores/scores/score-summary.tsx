import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { scoreBand } from '#engine/credit/scores.ts'
import type { CreditScore } from '#contracts/money/credit-scores.ts'
import { formatDate, today } from '#web/format/dates.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { MarkedText } from '#web/ui/reading/marked-text.tsx'
import { SampleTag } from '#web/ui/tag.tsx'
import { addOwnScore, bandNames, sampleTexts, summaryTexts as texts } from '../messages.ts'
import { SAMPLE_SCORE } from '../samples.ts'
import { SandboxTag } from '../sandbox-tag.tsx'
import { kindName, kindOf, latestKind } from '#web/scores/score-names.ts'
import { movementOf } from '#web/scores/score-points.ts'
import { ScoreGauge } from './score-gauge.tsx'

export type ScoreWithChange = CreditScore & { change: number | null }

type ScoreSummaryProps = { scores: readonly ScoreWithChange[]; isSandbox: boolean; onAdd: () => void }

/** The head of the screen: the latest score, how it moved, and whose number it is; without one, the tagged example. */
export function ScoreSummary({ scores, isSandbox, onAdd }: ScoreSummaryProps) {
  const latest = scores.at(-1)
  return latest ? (
    <OwnScore {...{ latest, scores, isSandbox, onAdd }} />
  ) : (
    <Head
      title={texts.none}
      answer={
        <>
          <MarkedText text={sampleTexts.answer} parts={sampleParts} /> <SampleTag />
        </>
      }
      score={SAMPLE_SCORE}
      facts={sampleTexts.facts}
      add={addOwnScore}
      onAdd={onAdd}
    />
  )
}

const sampleParts = {
  score: (words: string) => <b className="fig text-figure-s text-ink">{words}</b>,
}
const latestParts = { score: (words: string) => <span className="text-brand">{words}</span> }

type HeadProps = {
  title: ReactNode
  answer: ReactNode
  score: number
  /** in one line: bureau and model, day, source */
  facts: readonly string[]
  tag?: ReactNode
  others?: string
  add: string
  onAdd: () => void
}

function Head({ title, answer, score, facts, tag, others, add, onAdd }: HeadProps) {
  return (
    <Card aria-label={texts.region} className="sm:p-6">
      <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4">
        <div className="max-w-text">
          <p className="mb-2 text-small text-ink-2">{texts.screen}</p>
          <h1>{title}</h1>
          <p className="mt-2 text-ink-2">{answer}</p>
        </div>
        <Button className="max-sm:w-full print:hidden" onClick={onAdd}>
          <Plus size={18} aria-hidden="true" /> {add}
        </Button>
      </div>
      <div className="mt-5">
        <ScoreGauge score={score} />
      </div>
      <p className="mt-2 flex flex-wrap items-center gap-x-1.5 text-small text-ink-2">
        {facts.map((fact, place) => (
          <span key={fact}>
            {fact}
            {place < facts.length - 1 && <span aria-hidden="true"> ·</span>}
          </span>
        ))}
        {tag}
      </p>
      {others ? <p className="mt-1 text-small text-ink-3">{others}</p> : null}
    </Card>
  )
}

type OwnScoreProps = ScoreSummaryProps & { latest: ScoreWithChange }

function OwnScore({ latest, scores, isSandbox, onAdd }: OwnScoreProps) {
  const isFromSandbox = latest.source === 'provider' && isSandbox
  return (
    <Head
      title={
        <MarkedText
          text={texts.latest(latest.score, bandNames[scoreBand(latest.score)])}
          parts={latestParts}
        />
      }
      answer={movementOf(latestKind(scores), today()) ?? texts.first}
      score={latest.score}
      facts={[
        kindName(latest),
        formatDate(latest.recordedAt),
        ...(isFromSandbox ? [] : [texts.sources[latest.source]]),
      ]}
      tag={isFromSandbox && <SandboxTag />}
      others={othersOf(latest, scores)}
      add={texts.add}
      onAdd={onAdd}
    />
  )
}

const OTHERS_SHOWN = 2

/** The newest score of other bureaus and models: numbers of their own, never mixed with this one. */
function othersOf(latest: ScoreWithChange, scores: readonly ScoreWithChange[]): string {
  const newest = new Map(scores.map((score) => [kindOf(score), score]))
  newest.delete(kindOf(latest))
  return [...newest.values()]
    .toSorted((a, b) => b.recordedAt.localeCompare(a.recordedAt))
    .slice(0, OTHERS_SHOWN)
    .map((score) =>
      texts.other({ kind: kindName(score), score: score.score, date: formatDate(score.recordedAt) }),
    )
    .join(' ')
}
