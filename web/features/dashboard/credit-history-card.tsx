import { useMemo } from 'react'
import { Link } from 'react-router'
import type { CreditScore } from '#contracts/money/credit-scores.ts'
import { scoreAxis, scoreBand } from '#engine/credit/scores.ts'
import { monthsBefore } from '#engine/money/calendar.ts'
import { formatDate } from '#web/format/dates.ts'
import { paths } from '#web/paths.ts'
import { pointsOf, rangeNames, scoreRangeOf, scoreRanges, type ScoreRange } from '#web/scores/score-points.ts'
import { Card, CardTitle } from '#web/ui/card.tsx'
import { useSearchChoice } from '#web/ui/use-search-param.ts'
import { LineChart } from '#web/ui/charts/line-chart/line-chart.tsx'
import { SampleTag, Tag } from '#web/ui/tag.tsx'
import { drawnScores, findingOf, type Dated } from './score-points.ts'
import { scoreTexts } from './messages.ts'
import { sampleScores } from './sample.content.ts'

type CreditHistoryCardProps = { scores: readonly CreditScore[]; today: string }

/** The recorded scores of the chosen range as a line; a sample until the first score. */
export function CreditHistoryCard({ scores, today }: CreditHistoryCardProps) {
  const [range, choose] = useSearchChoice('scores', scoreRanges)
  const isSample = scores.length === 0
  const all: readonly Dated[] = useMemo(
    () => (isSample ? samplesUntil(today) : scores),
    [isSample, scores, today],
  )
  const shown = useMemo(() => drawnScores(all, range, today), [all, range, today])
  return (
    <Card aria-labelledby="score-history-title" className="flex min-w-0 flex-col md:p-6">
      <div className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-2">
        <CardTitle id="score-history-title">{scoreTexts.title}</CardTitle>
        {isSample && <SampleTag />}
        <select
          aria-label="Time range"
          value={range}
          onChange={(event) => choose(scoreRangeOf(event.target.value))}
          className="ml-auto min-h-11 max-w-full rounded-control border border-field bg-raised px-3 text-small md:pointer-fine:min-h-9.5"
        >
          {scoreRanges.map((value) => (
            <option key={value} value={value}>
              {rangeNames[value]}
            </option>
          ))}
        </select>
      </div>
      <Latest scores={all} />
      <ScoreLine scores={shown} range={range} />
      <p className="mt-auto flex flex-wrap gap-x-4 pt-3 text-tiny text-ink-3">
        <span>{scoreTexts.range}</span>
        {!isSample && <span>{lastUpdated(all, today)}</span>}
      </p>
      {isSample && (
        <Link to={paths.creditMonitor} className="link inline-flex min-h-11 items-center text-small">
          {scoreTexts.addOwn}
        </Link>
      )}
    </Card>
  )
}

function Latest({ scores }: { scores: readonly Dated[] }) {
  const latest = newestOf(scores)
  if (!latest) return null
  return (
    <p className="mb-3 flex flex-wrap items-center gap-3">
      <span className="fig text-figure">{latest.score}</span>
      <Tag tone={latest.score >= 670 ? 'good' : latest.score >= 580 ? 'gold' : 'warn'}>
        {scoreBand(latest.score)}
      </Tag>
    </p>
  )
}

function ScoreLine({ scores, range }: { scores: readonly Dated[]; range: ScoreRange }) {
  const points = useMemo(() => pointsOf(scores, { hasYears: range === 'all' }), [scores, range])
  const [first, last] = [scores[0], scores.at(-1)]
  if (!first || !last) {
    return <p className="grid min-h-52 place-items-center text-center text-ink-2">{scoreTexts.noneInRange}</p>
  }
  const title = findingOf(scores, rangeNames[range])
  return (
    <LineChart
      title={title}
      summary={`${title}. From ${first.score} on ${formatDate(first.recordedAt)} to ${last.score} on ${formatDate(last.recordedAt)}, ${scores.length} shown.`}
      points={points}
      range={scoreAxis(scores)}
      formatValue={String}
      table={{ label: 'Date', value: 'Score' }}
    />
  )
}

function lastUpdated(scores: readonly Dated[], today: string): string {
  const date = newestOf(scores)?.recordedAt ?? today
  return `Last Updated: ${date === today ? 'Today' : formatDate(date)}`
}

function newestOf(scores: readonly Dated[]): Dated | undefined {
  return scores.toSorted((a, b) => b.recordedAt.localeCompare(a.recordedAt))[0]
}

/** The specification's scores, a month apart up to today. */
function samplesUntil(today: string): Dated[] {
  return sampleScores
    .map((score, months) => ({ score, recordedAt: monthsBefore(today, months) }))
    .toReversed()
}
