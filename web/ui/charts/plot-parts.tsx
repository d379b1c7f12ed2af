/** What every picture of figures is drawn with. */
import type { Box, Gridline, Size, Tick } from './plot.ts'

/** Labels have a halo of the background, so that they stay readable where a line or an area passes. */
export const HALO = {
  stroke: 'var(--raised)',
  strokeWidth: 4,
  strokeLinejoin: 'round',
  paintOrder: 'stroke',
} as const

type GridProps = Pick<Box, 'left' | 'right' | 'bottom'> & { gridlines: readonly Gridline[] }

/** The gridlines, and the ground. */
export function Grid({ left, right, bottom, gridlines }: GridProps) {
  return (
    <g stroke="var(--line)">
      {gridlines.map(({ value, at }) => (
        <line key={value} x1={left} x2={right} y1={at} y2={at} />
      ))}
      <line x1={left} x2={right} y1={bottom} y2={bottom} stroke="var(--line-strong)" />
    </g>
  )
}

type LabelsProps = GridProps & {
  height: number
  ticks: readonly Tick[]
  formatGridline: (value: number) => string
  /** the values stand above their lines at one end, or beside the picture */
  values: 'left' | 'right' | 'beside'
}

/** The values of the gridlines, and what stands along the ground. */
export function Labels({ left, right, gridlines, height, ticks, formatGridline, values }: LabelsProps) {
  const place = {
    left: { x: left, dy: -5, textAnchor: 'start' },
    right: { x: right, dy: -5, textAnchor: 'end' },
    beside: { x: left - 10, dy: 4, textAnchor: 'end' },
  } as const
  const { dy, ...along } = place[values]
  return (
    <g fontSize="12" fill="var(--ink-3)" {...HALO}>
      {gridlines.map(({ value, at }) => (
        <text key={value} {...along} y={at + dy}>
          {formatGridline(value)}
        </text>
      ))}
      {ticks.map(({ at, label, anchor }) => (
        <text key={at} x={at} y={height - 8} textAnchor={anchor}>
          {label}
        </text>
      ))}
    </g>
  )
}

/** A texture for what a colour alone does not tell apart. `id` is unique on the page. */
export function Stripes({ id }: { id: string }) {
  return (
    <pattern id={id} width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <line x1="0" y1="0" x2="0" y2="7" stroke="var(--raised)" strokeWidth="3" strokeOpacity=".55" />
    </pattern>
  )
}

type CursorProps = Pick<Box, 'top' | 'bottom'> & { size: Size; x: number; y: number; tone: 'brand' | 'ink' }

/** A line through the place that is read off, and a dot at its value; drawn over the picture. */
export function Cursor({ size, x, y, top, bottom, tone }: CursorProps) {
  return (
    <svg
      viewBox={`0 0 ${size.width} ${size.height}`}
      aria-hidden="true"
      className="pointer-events-none absolute inset-0 size-full"
    >
      <line
        x1={x}
        x2={x}
        y1={top}
        y2={bottom}
        stroke={tone === 'ink' ? 'var(--ink)' : 'var(--line-strong)'}
        strokeWidth={tone === 'ink' ? 1.5 : 1}
      />
      <circle cx={x} cy={y} r="5" fill={`var(--${tone})`} stroke="var(--raised)" strokeWidth="2" />
    </svg>
  )
}
