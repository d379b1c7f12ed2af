import { memo } from 'react'
import { HALO } from '#web/ui/charts/drawing.ts'
import type { Geometry, Tick } from './geometry.ts'
import { lookOf } from './series.ts'

export type PictureText = {
  formatMonth: (month: number, style: 'short' | 'year') => string
  formatGridline: (value: number) => string
  freeMonthLabel: string
}

type PictureProps = PictureText & {
  /** makes the ids of the textures unique on the page */
  id: string
  width: number
  height: number
  geometry: Geometry
  className?: string | undefined
}

const LABEL_WIDTH = 104

/** The drawing alone: text size is fixed, so it must be shown at its own width. */
export const Picture = memo(function Picture(props: PictureProps) {
  const { id, width, height, geometry, className } = props
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width="100%"
      height={height}
      className={className}
      aria-hidden="true"
      focusable="false"
    >
      <Textures id={id} />
      <Grid geometry={geometry} />
      {geometry.areas.map((area) => (
        <AreaShape key={area.id} path={area.path} slot={area.slot} id={id} />
      ))}
      <path d={geometry.outline} fill="none" stroke="var(--ink)" strokeOpacity=".55" strokeWidth="1.25" />
      {geometry.alternative && (
        <path
          d={geometry.alternative}
          fill="none"
          stroke="var(--ink-3)"
          strokeWidth="1.75"
          strokeDasharray="2 5"
          strokeLinecap="round"
        />
      )}
      <Axes {...props} />
      {geometry.freeAt !== null && <FreeMark {...props} at={geometry.freeAt} />}
    </svg>
  )
})

function Textures({ id }: { id: string }) {
  return (
    <defs>
      <pattern
        id={`${id}-stripes`}
        width="7"
        height="7"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <line x1="0" y1="0" x2="0" y2="7" stroke="var(--raised)" strokeWidth="3" strokeOpacity=".55" />
      </pattern>
      <pattern id={`${id}-dots`} width="8" height="8" patternUnits="userSpaceOnUse">
        <circle cx="2" cy="2" r="1.5" fill="var(--raised)" fillOpacity=".7" />
        <circle cx="6" cy="6" r="1.5" fill="var(--raised)" fillOpacity=".7" />
      </pattern>
    </defs>
  )
}

function AreaShape({ path, slot, id }: { path: string; slot: number; id: string }) {
  const { colour, texture } = lookOf(slot)
  return (
    <>
      <path
        d={path}
        fill={colour}
        fillOpacity=".9"
        stroke="var(--raised)"
        strokeWidth="1.5"
        strokeLinejoin="round"
      />
      {texture !== 'plain' && <path d={path} fill={`url(#${id}-${texture})`} />}
    </>
  )
}

function Grid({ geometry }: { geometry: Geometry }) {
  return (
    <g stroke="var(--line)">
      {geometry.gridlines.map((line) => (
        <line key={line.value} x1={geometry.left} x2={geometry.right} y1={line.at} y2={line.at} />
      ))}
      <line
        x1={geometry.left}
        x2={geometry.right}
        y1={geometry.bottom}
        y2={geometry.bottom}
        stroke="var(--line-strong)"
      />
    </g>
  )
}

function Axes({ geometry, formatGridline, formatMonth, height }: PictureProps) {
  return (
    <g fontSize="12" fill="var(--ink-3)" {...HALO}>
      {geometry.gridlines.map((line) => (
        <text key={line.value} x={geometry.right} y={line.at - 5} textAnchor="end">
          {formatGridline(line.value)}
        </text>
      ))}
      {geometry.ticks.map((tick: Tick) => (
        <text key={tick.month} x={tick.at} y={height - 8} textAnchor="middle">
          {formatMonth(tick.month, geometry.tickKind === 'year' ? 'year' : 'short')}
        </text>
      ))}
    </g>
  )
}

function FreeMark({ at, geometry, freeMonthLabel, width }: PictureProps & { at: number }) {
  const isRoomRight = at + LABEL_WIDTH + 56 < width
  const x = isRoomRight ? at + 10 : at - 10
  const anchor = isRoomRight ? 'start' : 'end'
  return (
    <>
      <line x1={at} x2={at} y1={8} y2={geometry.bottom} stroke="var(--gold)" strokeWidth="1.5" />
      <circle
        cx={at}
        cy={geometry.bottom}
        r="6"
        fill="var(--gold)"
        stroke="var(--raised)"
        strokeWidth="2.5"
      />
      <g fontSize="13" fill="var(--gold-ink)" textAnchor={anchor} {...HALO}>
        <text x={x} y={20} fontWeight="600">
          Debt-free
        </text>
        <text x={x} y={37}>
          {freeMonthLabel}
        </text>
      </g>
    </>
  )
}
