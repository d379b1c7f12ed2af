/**
 * The freedom line laid out for one size: stacked areas that fall to zero, and the thin alternative line.
 */
import {
  acrossOf,
  boxIn,
  roundValues,
  toPath,
  uprightOf,
  type Box,
  type Gridline,
  type Size,
} from '#web/ui/charts/plot.ts'
import { layOutMarkers, type Marker } from './markers.ts'
import { stackOrder, sumOf, valueAt, type DrawnSeries } from './series.ts'

export type Frame = {
  /** index of the month of today: year x 12 + month - 1 */
  startMonth: number
  series: readonly DrawnSeries[]
  /** totals of the alternative, now first */
  alternative: readonly number[]
  /** months until all is zero; null when the series do not get there */
  freeMonth: number | null
  /** months in which something changes, in order */
  changes: readonly number[]
}

type Area = { id: string; slot: number; path: string }
type MonthTick = { at: number; month: number }
export type AreasLayout = Box & {
  /** where each month stands, this one first */
  places: number[]
  areas: Area[]
  outline: string
  alternative: string
  /** the alternative goes on beyond the right edge */
  isCut: boolean
  ticks: MonthTick[]
  tickKind: 'year' | 'month'
  gridlines: Gridline[]
  freeAt: number | null
  markers: Marker[]
  /** from the height of the balances in a month of a change down to its marker */
  markerLines: { x: number; y: number }[]
}

const ROOM = { left: 8, right: 8, top: 26 }
/** Between the ground and the labels of the axis, where something changes. */
const ROOM_FOR_MARKERS = 26
const GRIDLINES = 4.5
const PIXELS_PER_POINT = 3
const PIXELS_PER_TICK = { year: 52, month: 76 }
/** The plan keeps two thirds of the width; a slower alternative runs off the edge. */
const ROOM_FOR_ALTERNATIVE = 1.5
/** Right of the free month, so that its line does not cross the labels of the gridlines. */
const ROOM_FOR_LABELS = 1.1

/** Months on the axis: the whole plan, and the alternative as far as it does not squeeze the plan. */
export function monthsShown(frame: Pick<Frame, 'series' | 'alternative' | 'freeMonth'>): number {
  const longest = Math.max(1, ...frame.series.map((one) => one.values.length - 1))
  if (frame.freeMonth === null) return longest
  const plan = Math.max(1, frame.freeMonth)
  return Math.max(
    Math.ceil(plan * ROOM_FOR_LABELS) + 1,
    Math.min(frame.alternative.length - 1, Math.ceil(plan * ROOM_FOR_ALTERNATIVE) + 3),
  )
}

/** Lays the balances out over the months that are shown. Values are in one unit, such as cents. */
export function layOutAreas(frame: Frame, size: Size): AreasLayout {
  const months = monthsShown(frame)
  const room = frame.changes.length > 0 ? ROOM_FOR_MARKERS : 0
  const box = boxIn({ width: size.width, height: size.height - room }, ROOM)
  const totals = sumOf(frame.series)
  const peak = Math.max(1, ...totals.slice(0, months + 1), ...frame.alternative.slice(0, months + 1))
  const across = acrossOf(box)
  const x = (month: number) => across(month / months)
  const y = uprightOf(box, { low: 0, high: peak })
  const points = monthsDrawn(months, box.right - box.left, frame.freeMonth)
  const line = (values: readonly number[]) =>
    toPath(
      points.filter((month) => month < values.length).map((month) => [x(month), y(valueAt(values, month))]),
    )
  return {
    ...box,
    places: Array.from({ length: months + 1 }, (_, month) => x(month)),
    areas: stackAreas(frame.series, points, { x, y }),
    outline: line(totals),
    alternative: line(frame.alternative),
    isCut: frame.alternative.length - 1 > months,
    ...ticksOf(frame.startMonth, months, x),
    gridlines: roundValues({ low: 0, high: peak }, GRIDLINES)
      .slice(1)
      .map((value) => ({ value, at: y(value) })),
    freeAt: frame.freeMonth === null ? null : x(frame.freeMonth),
    markers: layOutMarkers(
      frame.changes.map((month) => x(month)),
      box,
    ),
    markerLines: frame.changes.map((month) => ({ x: x(month), y: y(valueAt(totals, month)) })),
  }
}

type Scales = { x: (month: number) => number; y: (value: number) => number }

function stackAreas(series: readonly DrawnSeries[], points: readonly number[], { x, y }: Scales): Area[] {
  const below = new Map(points.map((month) => [month, 0]))
  return stackOrder(series).map((one) => {
    const floor = points.map((month) => [x(month), y(below.get(month) ?? 0)] as const)
    const roof = points.map((month) => {
      const height = (below.get(month) ?? 0) + valueAt(one.values, month)
      below.set(month, height)
      return [x(month), y(height)] as const
    })
    return { id: one.id, slot: one.slot, path: `${toPath([...roof, ...floor.toReversed()])}Z` }
  })
}

/** Every month where there is room, else every n-th; the last one and the free one always. */
function monthsDrawn(months: number, width: number, freeMonth: number | null): number[] {
  const step = Math.max(1, Math.ceil((months * PIXELS_PER_POINT) / Math.max(1, width)))
  const drawn = new Set([months, Math.min(months, freeMonth ?? months)])
  for (let month = 0; month <= months; month += step) drawn.add(month)
  return [...drawn].toSorted((a, b) => a - b)
}

/** Januaries, thinned until the labels have room; on a short axis every few months instead. */
function ticksOf(
  startMonth: number,
  months: number,
  x: Scales['x'],
): Pick<AreasLayout, 'ticks' | 'tickKind'> {
  const isShort = months <= 18
  const most = Math.max(2, Math.floor((x(months) - x(0)) / PIXELS_PER_TICK[isShort ? 'month' : 'year']))
  const steps = isShort ? [1, 2, 3, 6, 12] : [12, 24, 60, 120, 240]
  const step = steps.find((candidate) => months / candidate <= most) ?? 240
  const first = Math.ceil(startMonth / step) * step
  const ticks: MonthTick[] = []
  for (let month = first; month <= startMonth + months; month += step) {
    const at = x(month - startMonth)
    if (at > x(0) + 16 && at < x(months) - 16) ticks.push({ at, month })
  }
  return { ticks, tickKind: isShort ? 'month' : 'year' }
}
