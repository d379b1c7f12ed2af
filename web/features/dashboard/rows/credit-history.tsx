import { useMemo } from 'react'
import type { CreditScore } from '#contracts/money/credit-scores.ts'
import { scoreAxis, scoreBand } from '#engine/credit/scores.ts'
import { formatDate } from '#web/format/dates.ts'
import { kindName } from '#web/scores/score-names.ts'
import {
  findingOf,
  pointsOf,
  rangeNames,
  scoreRangeOf,
  scoreRanges,
  type ScoreRange,
} from '#web/scores/score-points.ts'
import { LineChart } from '#web/ui/charts/line-chart/line-chart.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { useSearchChoice } from '#web/ui/use-search-param.ts'
import { scoreTexts } from '../messages.ts'
import { drawnScores } from './score-points.ts'

type CreditHistoryProps = {
  /** of one bureau and one model, oldest first */
  scores: readonly CreditScore[]
  today: string
}

/** The recorded scores of the chosen range as a line, of one bureau and one model. */
export function CreditHistory({ scores, today }: CreditHistoryProps) {
  const [range, choose] = useSearchChoice('scores', scoreRanges)
  const latest = scores.at(-1)
  if (!latest) return null
  return (
    <>
      <div className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-2">
        <p className="text-small">{kindName(latest)}</p>
        <Tag tone={latest.score >= 670 ? 'good' : latest.score >= 580 ? 'gold' : 'warn'}>
          {scoreBand(latest.score)}
        </Tag>
        <select
          aria-label={scoreTexts.timeRange}
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
      <ScoreLine scores={scores} range={range} today={today} />
      <p className="flex flex-wrap gap-x-4 pt-3 text-tiny text-ink-3">
        <span>{scoreTexts.range}</span>
        <span>{scoreTexts.updated(latest.recordedAt === today ? null : formatDate(latest.recordedAt))}</span>
      </p>
    </>
  )
}

type ScoreLineProps = CreditHistoryProps & { range: ScoreRange }

function ScoreLine({ scores, range, today }: ScoreLineProps) {
  const shown = useMemo(() => drawnScores(scores, range, today), [scores, range, today])
  const points = useMemo(() => pointsOf(shown, { hasYears: range === 'all' }), [shown, range])
  const [first, last] = [shown[0], shown.at(-1)]
  if (!first || !last) {
    return <p className="grid min-h-52 place-items-center text-center text-ink-2">{scoreTexts.noneInRange}</p>
  }
  const title = findingOf(first, last)
  return (
    <LineChart
      headingLevel={3}
      title={title}
      summary={scoreTexts.summary(title, kindName(last), shown.length)}
      points={points}
      range={scoreAxis(shown)}
      formatValue={String}
      table={scoreTexts.table}
    />
  )
}
