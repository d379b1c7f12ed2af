import type { ReactNode } from 'react'
import { scoreBand, SCORE_MAX, SCORE_MIN } from '#engine/credit/scores.ts'
import type { CreditScore } from '#contracts/money/credit-scores.ts'
import { formatDate } from '#web/format/dates.ts'
import { Button } from '#web/ui/button.tsx'
import { TitledCard } from '#web/ui/card.tsx'
import { Facts } from '#web/ui/figures/facts.tsx'
import { SampleTag } from '#web/ui/tag.tsx'
import { addOwnScore } from '../messages.ts'
import { sampleScore } from '../samples.ts'
import { SandboxTag } from '../sandbox-tag.tsx'
import { kindName, kindOf, signed } from '#web/scores/score-names.ts'

export type ScoreWithChange = CreditScore & { change: number | null }

type ScoreSummaryProps = { scores: readonly ScoreWithChange[]; isSandbox: boolean; onAdd: () => void }

/** The latest score of the person's own, else the tagged example. */
export function ScoreSummary({ scores, isSandbox, onAdd }: ScoreSummaryProps) {
  const latest = scores.at(-1)
  return (
    <TitledCard
      title="Score summary"
      aside={latest ? latest.source === 'provider' && isSandbox && <SandboxTag /> : <SampleTag />}
    >
      {latest ? <OwnScore {...{ latest, scores, isSandbox }} /> : <Sample onAdd={onAdd} />}
    </TitledCard>
  )
}

type PictureProps = { score: number; band: string; change: string; facts: readonly [string, string][] }

function Picture({ score, band, change, facts }: PictureProps): ReactNode {
  return (
    <>
      <p className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <span className="fig text-display">{score}</span>
        <span className="fig text-figure-s text-brand">{band}</span>
      </p>
      <p className="mt-1 mb-4 text-small text-ink-2">{change}</p>
      <ScoreScale score={score} />
      <Facts facts={facts} />
    </>
  )
}

const place = (score: number) => ((score - SCORE_MIN) / (SCORE_MAX - SCORE_MIN)) * 100

// the bands of spec 9: each begins where the one before it ends
const bands = [
  { from: SCORE_MIN, to: 580, fill: 'fill-c5' },
  { from: 580, to: 670, fill: 'fill-c3' },
  { from: 670, to: 740, fill: 'fill-c2' },
  { from: 740, to: SCORE_MAX, fill: 'fill-c1' },
] as const

/** The range from 300 to 850 with its bands, and where the score lies. Drawn: the words stand beside it. */
function ScoreScale({ score }: { score: number }) {
  return (
    <div aria-hidden="true">
      <svg className="block h-5 w-full overflow-visible" role="presentation">
        {bands.map(({ from, to, fill }) => (
          <rect
            key={from}
            x={`${place(from)}%`}
            y="6"
            width={`${place(to) - place(from)}%`}
            height="8"
            className={`${fill} stroke-raised`}
            strokeWidth="2"
          />
        ))}
        <circle cx={`${place(score)}%`} cy="10" r="8" className="fill-ink stroke-raised" strokeWidth="3" />
      </svg>
      <p className="mt-1 flex justify-between text-tiny text-ink-3 tabular-nums">
        <span>{SCORE_MIN}</span>
        <span>{SCORE_MAX}</span>
      </p>
    </div>
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
        <span className="text-small text-ink-2">An example until you do</span>
      </div>
    </>
  )
}
