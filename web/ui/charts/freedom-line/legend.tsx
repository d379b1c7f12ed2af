import { freedomLineTexts as texts } from '#web/ui/charts/messages.ts'
import { MarkedText } from '#web/ui/reading/marked-text.tsx'
import { valueAt, type Alternative, type DrawnSeries } from './series.ts'
import { Swatch } from './swatch.tsx'

type LegendProps = {
  series: readonly DrawnSeries[]
  month: number
  monthName: string
  total: string
  alternative: Alternative | null
  formatValue: (value: number) => string
}

const quiet = (words: string) => <span className="text-ink-2">{words}</span>

/** Names of all areas, top of the picture first, each with its balance in the month read off; apart from them, the thin line. */
export function Legend({ series, month, monthName, total, alternative, formatValue }: LegendProps) {
  return (
    <div className="mt-3">
      <p className="flex flex-wrap items-baseline justify-between gap-x-3 border-b border-line pb-2 text-small">
        <span className="font-semibold text-ink">{monthName}</span>
        <span className="tabular-nums text-ink">
          <MarkedText text={texts.left} parts={{ total: () => total, quiet }} />
        </span>
      </p>
      <ul className="mt-2 grid grid-cols-1 gap-x-6 gap-y-1 @md:grid-cols-2 @3xl:grid-cols-3">
        {series.map((one) => {
          const value = valueAt(one.values, month)
          return (
            <li key={one.id} className="flex min-h-7 items-center gap-2 text-small text-ink-2">
              <Swatch slot={one.slot} />
              <span className="min-w-0 flex-1 truncate">{one.name}</span>
              <span className="tabular-nums text-ink">
                {value === 0 && month > 0 ? texts.paidOff : formatValue(value)}
              </span>
            </li>
          )
        })}
      </ul>
      {alternative && (
        <p className="mt-2 flex min-h-7 items-center gap-2 border-t border-line pt-2 text-small text-ink-2">
          <svg width="12" height="12" viewBox="0 0 12 12" aria-hidden="true" className="shrink-0">
            <path
              d="M1 6H12"
              stroke="var(--ink-3)"
              strokeWidth="2"
              strokeDasharray="2 3"
              strokeLinecap="round"
            />
          </svg>
          {alternative.summary}
        </p>
      )}
    </div>
  )
}
