import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { changesMessages } from '#web/ui/charts/messages.ts'
import type { AreasLayout } from './areas.ts'
import type { Change } from './markers.ts'

const HEIGHT = 18
/** The middle of the marks, below the ground and above the labels of the axis. */
const BELOW = 16

type MarkersProps = Pick<AreasLayout, 'bottom' | 'markers' | 'markerLines'>

/** The numbers of the changes below the ground, each with a thin line up to the balances. */
export function Markers({ markers, markerLines, bottom }: MarkersProps) {
  return (
    <>
      <g stroke="var(--ink)" strokeWidth="1" strokeDasharray="1 4" strokeLinecap="round">
        {markerLines.map(({ x, y }, at) => (
          <line key={at} x1={x} x2={x} y1={y} y2={bottom + BELOW - HEIGHT / 2} />
        ))}
      </g>
      {markers.map(({ at, width, label }) => (
        <g key={label}>
          <rect
            x={at - width / 2}
            y={bottom + BELOW - HEIGHT / 2}
            width={width}
            height={HEIGHT}
            rx={HEIGHT / 2}
            fill="var(--raised)"
            stroke="var(--ink-3)"
          />
          <text
            x={at}
            y={bottom + BELOW + 4}
            fontSize="11"
            fontWeight="600"
            fill="var(--ink)"
            textAnchor="middle"
          >
            {label}
          </text>
        </g>
      ))}
    </>
  )
}

const MOST_LISTED = 5

type ChangesProps = { changes: readonly Change[]; formatMonth: (month: number) => string }

/** What changes and when, in words, with the numbers of the marks. */
export function Changes({ changes, formatMonth }: ChangesProps) {
  const [isWhole, setWhole] = useState(false)
  if (changes.length === 0) return null
  const listed = isWhole ? changes : changes.slice(0, MOST_LISTED)
  return (
    <div className="mt-3">
      <p className="text-tiny font-[560] text-ink-3">{changesMessages.title}</p>
      <ol className="mt-1 grid gap-y-1 text-small text-ink-2">
        {listed.map(({ month, text }, at) => (
          <li key={at} className="flex gap-2">
            <span aria-hidden="true" className="min-w-5 text-right font-[600] text-ink tabular-nums">
              {at + 1}
            </span>
            <span className="min-w-0 break-words">
              {formatMonth(month)}: {text}
            </span>
          </li>
        ))}
      </ol>
      {listed.length < changes.length && (
        <Button variant="plain" size="small" className="-ml-2.5 print:hidden" onClick={() => setWhole(true)}>
          {changesMessages.all(changes.length)}
        </Button>
      )}
    </div>
  )
}
