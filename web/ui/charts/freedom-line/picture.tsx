import { memo } from 'react'
import { freedomLineTexts } from '#web/ui/charts/messages.ts'
import type { Size } from '#web/ui/charts/plot.ts'
import { Grid, HALO, Labels, Stripes } from '#web/ui/charts/plot-parts.tsx'
import { Markers } from './changes.tsx'
import type { AreasLayout } from './areas.ts'
import { lookOf } from './series.ts'

export type PictureText = {
  formatMonth: (month: number, style: 'short' | 'year') => string
  formatGridline: (value: number) => string
  freeMonthLabel: string
}

type PictureProps = PictureText & {
  /** makes the ids of the textures unique on the page */
  id: string
  size: Size
  layout: AreasLayout
}

const LABEL_WIDTH = 104

/** The drawing alone; its text keeps its size, so it must be shown at its own width. */
export const Picture = memo(function Picture(props: PictureProps) {
  const { id, size, layout, formatMonth, formatGridline } = props
  const style = layout.tickKind === 'year' ? 'year' : 'short'
  const ticks = layout.ticks.map(({ at, month }) => {
    return { at, label: formatMonth(month, style), anchor: 'middle' as const }
  })
  return (
    <svg viewBox={`0 0 ${size.width} ${size.height}`} aria-hidden="true" className="block size-full">
      <Textures id={id} />
      <Grid {...layout} />
      {layout.areas.map((area) => (
        <AreaShape key={area.id} path={area.path} slot={area.slot} id={id} />
      ))}
      <path d={layout.outline} fill="none" stroke="var(--ink)" strokeOpacity=".55" strokeWidth="1.25" />
      {layout.alternative && (
        <path
          d={layout.alternative}
          fill="none"
          stroke="var(--ink-3)"
          strokeWidth="1.75"
          strokeDasharray="2 5"
          strokeLinecap="round"
        />
      )}
      <Labels {...layout} ticks={ticks} height={size.height} formatGridline={formatGridline} values="right" />
      <Markers {...layout} />
      {layout.freeAt !== null && <FreeMark {...props} at={layout.freeAt} />}
    </svg>
  )
})

function Textures({ id }: { id: string }) {
  return (
    <defs>
      <Stripes id={`${id}-stripes`} />
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

function FreeMark({ at, layout, freeMonthLabel, size }: PictureProps & { at: number }) {
  const isRoomRight = at + LABEL_WIDTH + 56 < size.width
  const x = isRoomRight ? at + 10 : at - 10
  const anchor = isRoomRight ? 'start' : 'end'
  return (
    <>
      <line x1={at} x2={at} y1={8} y2={layout.bottom} stroke="var(--gold)" strokeWidth="1.5" />
      <circle cx={at} cy={layout.bottom} r="6" fill="var(--gold)" stroke="var(--raised)" strokeWidth="2.5" />
      <g fontSize="13" fill="var(--gold-ink)" textAnchor={anchor} {...HALO}>
        <text x={x} y={20} fontWeight="600">
          {freedomLineTexts.debtFree}
        </text>
        <text x={x} y={37}>
          {freeMonthLabel}
        </text>
      </g>
    </>
  )
}
