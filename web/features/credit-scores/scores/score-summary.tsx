import type { ReactNode } from 'react'
import { scoreBand, SCORE_MAX, SCORE_MIN } from '#engine/credit/scores.ts'
import type { CreditScore } from '#contracts/money/credit-scores.ts'
import { formatDate } from '#web/format/dates.ts'
import { Button } from '#web/ui/button.tsx'
import { SampleTag, Tag } from '#web/ui/tag.tsx'
import { TitledCard } from '../titled-card.tsx'
import { addOwnScore } from '../messages.ts'
import { sampleScore } from '../samples.ts'
import { SandboxTag } from '../sandbox-tag.tsx'
import { kindName, kindOf, signed } from '../score-names.ts'
import { ScoreScale } from './score-scale.tsx'

export type ScoreWithChange = CreditScore & { change: number | null }

type ScoreSummaryProps = { scores: readonly ScoreWithChange[]; isSandbox: boolean; onAdd: () => void }

/** The latest score of the person's own, else the tagged example. */
export function ScoreSummary({ scores, isSandbox, onAdd }: ScoreSummaryProps) {
  const latest = scores.at(-1)
  return (
    <TitledCard
      id="score-title"
      title="Score summary"
      tag={latest ? latest.source === 'provider' && isSandbox && <SandboxTag /> : <SampleTag />}
    >
      {latest ? <OwnScore {...{ latest, scores, isSandbox }} /> : <Sample onAdd={onAdd} />}
    </TitledCard>
  )
}

type PictureProps = { score: number; band: string; change: string; facts: readonly [string, string][] }

function Picture({ score, band, change, facts }: PictureProps): ReactNode {
  return (
    <>
      <p className="mt-4 flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <span className="fig text-display">{score}</span>
        <span className="fig text-figure-s text-brand">{band}</span>
      </p>
      <p className="mt-1 mb-4 text-small text-ink-2">{change}</p>
      <ScoreScale score={score} />
      <dl className="mt-4">
        {facts.map(([term, text]) => (
          <div
            key={term}
            className="flex flex-wrap justify-between gap-x-6 gap-y-0.5 border-t border-line py-2.5"
          >
            <dt className="text-small text-ink-2">{term}</dt>
            <dd className="text-small">{text}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

const range: [string, string] = ['Score range', `${SCORE_MIN} - ${SCORE_MAX}`]

type OwnScoreProps = Omit<ScoreSummaryProps, 'onAdd'> & { latest: ScoreWithChange }

function OwnScore({ latest, scores, isSandbox }: OwnScoreProps) {
  const before = scores.findLast((one) => one !== latest && kindOf(one) === kindOf(latest))
  return (
    <Picture
      score={latest.score}
      band={scoreBand(latest.score)}
      change={changeWords(latest, before)}
      facts={[
        range,
        ['Bureau and model', kindName(latest)],
        ['From', formatDate(latest.recordedAt)],
        ['Source', sourceWords(latest, isSandbox)],
        ...othersOf(latest, scores),
      ]}
    />
  )
}

function sourceWords({ source }: ScoreWithChange, isSandbox: boolean): string {
  if (source === 'person') return 'Entered by you'
  return isSandbox ? 'Sandbox, made from your own records' : 'Fetched from the bureau'
}

const OTHERS_SHOWN = 2

/** The newest score of other bureaus and models: numbers of their own, never mixed with this one. */
function othersOf(latest: ScoreWithChange, scores: readonly ScoreWithChange[]): [string, string][] {
  const newest = new Map(scores.map((score) => [kindOf(score), score]))
  newest.delete(kindOf(latest))
  return [...newest.values()]
    .toSorted((a, b) => b.recordedAt.localeCompare(a.recordedAt))
    .slice(0, OTHERS_SHOWN)
    .map((score) => [`Also: ${kindName(score)}`, `${score.score}, from ${formatDate(score.recordedAt)}`])
}

function changeWords(latest: ScoreWithChange, before: ScoreWithChange | undefined): string {
  if (latest.change === null || !before)
    return 'The first of its bureau and model: the next one shows a change.'
  const since = `since ${formatDate(before.recordedAt)}`
  return latest.change === 0 ? `No change ${since}` : `${signed(latest.change)} points ${since}`
}

function Sample({ onAdd }: { onAdd: () => void }) {
  const { score, band, change, provider, monitoring } = sampleScore
  return (
    <>
      <Picture
        score={score}
        band={band}
        change={change}
        facts={[range, ['Scoring model', provider], ['Monitoring status', monitoring]]}
      />
      <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-3">
        <Button variant="quiet" onClick={onAdd}>
          {addOwnScore}
        </Button>
        <Tag>An example until you do</Tag>
      </div>
    </>
  )
}
