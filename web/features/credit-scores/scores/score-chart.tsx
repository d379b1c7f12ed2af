import { useState } from 'react'
import { scoreAxis } from '#engine/credit/scores.ts'
import { formatDate } from '#web/format/dates.ts'
import {
  findingOf,
  pointsOf,
  rangeNames,
  scoreRangeOf,
  scoreRanges,
  scoresIn,
} from '#web/scores/score-points.ts'
import { useSearchParam } from '#web/ui/use-search-param.ts'
import { LineChart } from '#web/ui/charts/line-chart/line-chart.tsx'
import { kindName, kindOf } from '#web/scores/score-names.ts'
import { historyTexts as texts } from '../messages.ts'
import type { ScoreWithChange } from './score-summary.tsx'

type ScoreChartProps = { scores: readonly ScoreWithChange[]; today: string }

/** One line for one bureau and model: others cannot be compared with it. The address names the range. */
export function ScoreChart({ scores, today }: ScoreChartProps) {
  const [params, set] = useSearchParam()
  const range = scoreRangeOf(params.get('range'))
  const kinds = new Map(scores.map((score) => [kindOf(score), kindName(score)]))
  const latest = scores.at(-1)
  const [chosen, setChosen] = useState<string | null>(null)
  const kind = chosen !== null && kinds.has(chosen) ? chosen : latest ? kindOf(latest) : ''
  const ofKind = scores.filter((score) => kindOf(score) === kind)
  const shown = scoresIn(ofKind, range, today)
  return (
    <>
      <div className="mb-5 flex flex-wrap gap-3 print:hidden">
        <Choice
          label={texts.range}
          value={range}
          onChange={(next) => set({ range: next })}
          options={scoreRanges.map((value) => ({ value, label: rangeNames[value] }))}
        />
        {kinds.size > 1 ? (
          <Choice
            label={texts.kind}
            value={kind}
            onChange={setChosen}
            options={[...kinds].map(([value, label]) => ({ value, label }))}
          />
        ) : null}
      </div>
      <Line shown={shown} name={kinds.get(kind) ?? ''} />
    </>
  )
}

function Line({ shown, name }: { shown: readonly ScoreWithChange[]; name: string }) {
  const [first, last] = [shown[0], shown.at(-1)]
  if (!first || !last) {
    return <p className="text-small text-ink-2">{texts.noneInRange(name)}</p>
  }
  const summary = texts.summary({
    name,
    count: shown.length,
    from: formatDate(first.recordedAt),
    to: formatDate(last.recordedAt),
    first: first.score,
    last: last.score,
  })
  return (
    <LineChart
      headingLevel={2}
      title={findingOf(first, last)}
      summary={summary}
      points={pointsOf(shown, { hasYears: true })}
      range={scoreAxis(shown)}
      formatValue={String}
      table={{ label: texts.date, value: texts.score }}
    />
  )
}

type ChoiceProps = {
  label: string
  value: string
  options: readonly { value: string; label: string }[]
  onChange: (value: string) => void
}

function Choice({ label, value, options, onChange }: ChoiceProps) {
  return (
    <label className="grid max-w-full min-w-0 grid-cols-1 gap-1 text-tiny text-ink-2">
      {label}
      <select
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className="min-h-11 w-full min-w-0 rounded-control border border-field bg-raised px-3 text-small text-ink"
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  )
}
