/**
 * Coordinates of a line chart for one width and height. Pure numbers in, svg coordinates out.
 * The text size is the same at every width, so a phone gets fewer labels and not smaller ones.
 */

import { toPath } from '#web/ui/charts/drawing.ts'

export type ChartPoint = {
  /** the label under the point and in the table: 'Mar', 'Mar 4, 2026' */
  label: string
  value: number
  /** place in time, in any even unit (days); without it the points stand at equal distances */
  at?: number | undefined
  /** a longer name for the table and for reading off, where the label is short */
  name?: string | undefined
}

export type Place = { x: number; y: number }
export type ChartGeometry = {
  left: number
  right: number
  top: number
  bottom: number
  places: Place[]
  line: string
  area: string
  ticks: { x: number; label: string; anchor: 'start' | 'middle' | 'end' }[]
  gridlines: { y: number; value: number }[]
  /** few enough to be drawn one by one */
  hasDots: boolean
}

export type ChartFrame = {
  width: number
  height: number
  points: readonly ChartPoint[]
  range: { low: number; high: number }
  /** room for the values beside the picture, in pixels */
  gutter: number
}

const SIDE = 14
const TOP = 20
const BOTTOM = 28
const PIXELS_PER_LETTER = 6.5
const BETWEEN_LABELS = 12
const PIXELS_PER_DOT = 14

export function layOutChart({ width, height, points, range, gutter }: ChartFrame): ChartGeometry {
  const box = { left: SIDE + gutter, right: width - SIDE, top: TOP, bottom: height - BOTTOM }
  const span = Math.max(1, range.high - range.low)
  const y = (value: number) => box.bottom - ((box.bottom - box.top) * (value - range.low)) / span
  const shares = sharesOf(points)
  const places = points.map((point, index) => ({
    x: box.left + (box.right - box.left) * (shares[index] ?? 0),
    y: y(Math.min(range.high, Math.max(range.low, point.value))),
  }))
  const line = toPath(places.map(({ x, y }) => [x, y]))
  const [first, last] = [places[0], places.at(-1)]
  return {
    ...box,
    places,
    line,
    area:
      first && last && places.length > 1
        ? `${line}L${last.x.toFixed(1)} ${box.bottom}L${first.x.toFixed(1)} ${box.bottom}Z`
        : '',
    ticks: ticksOf(points, places, box),
    gridlines: gridValues(range).map((value) => ({ value, y: y(value) })),
    hasDots: places.length * PIXELS_PER_DOT <= box.right - box.left,
  }
}

/** The point nearest to a place on the x axis. */
export function nearestPoint(places: readonly Place[], x: number): number {
  let nearest = 0
  for (const [index, place] of places.entries()) {
    if (Math.abs(place.x - x) < Math.abs((places[nearest]?.x ?? 0) - x)) nearest = index
  }
  return nearest
}

/** Round values inside the range, its ends among them where they are round: 600 to 850 is 600, 650, … 850. */
export function gridValues({ low, high }: ChartFrame['range']): number[] {
  const span = Math.max(1, high - low)
  const power = 10 ** Math.floor(Math.log10(span / 5))
  const step = ([1, 2, 5, 10].find((factor) => factor * power >= span / 6) ?? 10) * power
  const values: number[] = []
  for (let value = Math.ceil(low / step) * step; value <= high; value += step) values.push(value)
  return values
}

/** From 0 at the left edge to 1 at the right: by time where every point has one, else evenly. */
function sharesOf(points: readonly ChartPoint[]): number[] {
  const last = points.length - 1
  if (last < 1) return [0.5]
  const times = points.map((point) => point.at)
  const [from, to] = [times[0], times[last]]
  if (from === undefined || to === undefined || to <= from || times.includes(undefined)) {
    return points.map((_, index) => index / last)
  }
  return times.map((time) => ((time ?? from) - from) / (to - from))
}

/** Labels from the newest back, as many as fit side by side; the same label is not repeated. */
function ticksOf(
  points: readonly ChartPoint[],
  places: readonly Place[],
  box: { left: number; right: number },
): ChartGeometry['ticks'] {
  const ticks: ChartGeometry['ticks'] = []
  let free = Number.POSITIVE_INFINITY
  let said = ''
  for (let index = points.length - 1; index >= 0; index -= 1) {
    const [x, label] = [places[index]?.x ?? 0, points[index]?.label ?? '']
    const width = label.length * PIXELS_PER_LETTER
    const anchor = x + width / 2 > box.right ? 'end' : x - width / 2 < box.left ? 'start' : 'middle'
    const from = anchor === 'end' ? x - width : anchor === 'start' ? x : x - width / 2
    if (from + width > free || label === said) continue
    ticks.unshift({ x, label, anchor })
    said = label
    free = from - BETWEEN_LABELS
  }
  return ticks
}
