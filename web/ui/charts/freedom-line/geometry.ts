/**
 * Coordinates of the freedom line for one width and height: stacked areas, the thin
 * alternative line, gridlines and ticks. Pure numbers in, svg coordinates out; the text size stays
 * the same at every width, so a phone gets fewer ticks and not smaller ones.
 */
import { toPath } from '#web/ui/charts/drawing.ts'
import { stackOrder, sumOf, valueAt, type DrawnSeries } from './series.ts'

export type Frame = {
  width: number
  height: number
  /** index of the month of today: year x 12 + month - 1 */
  startMonth: number
  series: readonly DrawnSeries[]
  /** totals of the alternative, now first */
  alternative: readonly number[]
  /** months until all is zero; null when the series do not get there */
  freeMonth: number | null
}

type Area = { id: string; slot: number; path: string }
export type Tick = { at: number; month: number }
type Gridline = { at: number; value: number }
export type Geometry = {
  months: number
  left: number
  right: number
  top: number
  bottom: number
  areas: Area[]
  outline: string
  alternative: string
  /** the alternative goes on beyond the right edge */
  isCut: boolean
  ticks: Tick[]
  tickKind: 'year' | 'month'
  gridlines: Gridline[]
  freeAt: number | null
}

const EDGE = 8
const TOP = 26
const BOTTOM = 28
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

/** A round step so that about four lines fit under `top`. */
export function gridStep(top: number): number {
  const rough = Math.max(top, 1) / 4.5
  const power = 10 ** Math.floor(Math.log10(rough))
  const factor = [1, 2, 2.5, 5, 10].find((candidate) => candidate * power >= rough) ?? 10
  return factor * power
}

export function layOut(frame: Frame): Geometry {
  const months = monthsShown(frame)
  const box = { left: EDGE, right: frame.width - EDGE, top: TOP, bottom: frame.height - BOTTOM }
  const totals = sumOf(frame.series)
  const peak = Math.max(1, ...totals.slice(0, months + 1), ...frame.alternative.slice(0, months + 1))
  const x = (month: number) => box.left + ((box.right - box.left) * month) / months
  const y = (value: number) => box.bottom - ((box.bottom - box.top) * value) / peak
  const points = monthsDrawn(months, box.right - box.left, frame.freeMonth)
  const line = (values: readonly number[]) =>
    toPath(
      points.filter((month) => month < values.length).map((month) => [x(month), y(valueAt(values, month))]),
    )
  return {
    months,
    ...box,
    areas: stackAreas(frame.series, points, { x, y }),
    outline: line(totals),
    alternative: line(frame.alternative),
    isCut: frame.alternative.length - 1 > months,
    ...ticksOf(frame.startMonth, months, x),
    gridlines: gridlinesOf(peak, y),
    freeAt: frame.freeMonth === null ? null : x(frame.freeMonth),
  }
}

/** The month nearest to a place on the x axis. */
export function monthAt(geometry: Pick<Geometry, 'left' | 'right' | 'months'>, place: number): number {
  const share = (place - geometry.left) / (geometry.right - geometry.left)
  return Math.min(geometry.months, Math.max(0, Math.round(share * geometry.months)))
}

/** The place of a month on the x axis. */
export function placeOf(geometry: Pick<Geometry, 'left' | 'right' | 'months'>, month: number): number {
  return geometry.left + ((geometry.right - geometry.left) * month) / geometry.months
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
function ticksOf(startMonth: number, months: number, x: Scales['x']): Pick<Geometry, 'ticks' | 'tickKind'> {
  const isShort = months <= 18
  const most = Math.max(2, Math.floor((x(months) - x(0)) / PIXELS_PER_TICK[isShort ? 'month' : 'year']))
  const steps = isShort ? [1, 2, 3, 6, 12] : [12, 24, 60, 120, 240]
  const step = steps.find((candidate) => months / candidate <= most) ?? 240
  const first = Math.ceil(startMonth / step) * step
  const ticks: Tick[] = []
  for (let month = first; month <= startMonth + months; month += step) {
    const at = x(month - startMonth)
    if (at > x(0) + 16 && at < x(months) - 16) ticks.push({ at, month })
  }
  return { ticks, tickKind: isShort ? 'month' : 'year' }
}

function gridlinesOf(peak: number, y: Scales['y']): Gridline[] {
  const step = gridStep(peak)
  const lines: Gridline[] = []
  for (let value = step; value <= peak; value += step) lines.push({ at: y(value), value })
  return lines
}
