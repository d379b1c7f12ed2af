/** A line chart laid out for one size: its points by their time or at equal distances, and the labels that fit. */
import {
  acrossOf,
  boxIn,
  roundValues,
  toPath,
  uprightOf,
  type Box,
  type Gridline,
  type Range,
  type Size,
  type Tick,
} from '#web/ui/charts/plot.ts'

export type ChartPoint = {
  /** the label under the point and in the table: 'Mar', 'Mar 4, 2026' */
  label: string
  value: number
  /** place in time, in any even unit (days); without it the points stand at equal distances */
  at?: number | undefined
  /** a longer name for the table and for reading off, where the label is short */
  name?: string | undefined
}

export type PointsLayout = Box & {
  /** where each point stands, from left to right */
  places: number[]
  heights: number[]
  line: string
  area: string
  ticks: Tick[]
  gridlines: Gridline[]
  /** few enough to be drawn one by one */
  hasDots: boolean
}

type PointsFrame = {
  points: readonly ChartPoint[]
  range: Range
  /** room for the values beside the picture, in pixels */
  gutter: number
}

const SIDE = 14
const TOP = 20
const GRIDLINES = 6
const PIXELS_PER_LETTER = 6.5
const BETWEEN_LABELS = 12
const PIXELS_PER_DOT = 14

/** Lays the points out; a value outside the range stands at its edge. */
export function layOutPoints({ points, range, gutter }: PointsFrame, size: Size): PointsLayout {
  const box = boxIn(size, { left: SIDE + gutter, right: SIDE, top: TOP })
  const y = uprightOf(box, range)
  const places = sharesOf(points).map(acrossOf(box))
  const heights = points.map(({ value }) => y(Math.min(range.high, Math.max(range.low, value))))
  const line = toPath(places.map((x, index) => [x, heights[index] ?? box.bottom]))
  const [first, last] = [places[0], places.at(-1)]
  return {
    ...box,
    places,
    heights,
    line,
    area:
      first !== undefined && last !== undefined && places.length > 1
        ? `${line}L${last.toFixed(1)} ${box.bottom}L${first.toFixed(1)} ${box.bottom}Z`
        : '',
    ticks: ticksOf(points, places, box),
    gridlines: roundValues(range, GRIDLINES).map((value) => ({ value, at: y(value) })),
    hasDots: places.length * PIXELS_PER_DOT <= box.right - box.left,
  }
}

const PIXELS_PER_SIGN = 7

/** Room for the longest value beside the picture. */
export function gutterFor(range: Range, formatValue: (value: number) => string): number {
  const lengths = roundValues(range, GRIDLINES).map((value) => formatValue(value).length)
  return PIXELS_PER_SIGN * Math.max(0, ...lengths)
}

/** From 0 at the left edge to 1 at the right: by time where every point has one, else evenly. */
function sharesOf(points: readonly ChartPoint[]): number[] {
  const last = points.length - 1
  if (last < 1) return points.map(() => 0.5)
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
  places: readonly number[],
  box: { left: number; right: number },
): Tick[] {
  const ticks: Tick[] = []
  let free = Number.POSITIVE_INFINITY
  let said = ''
  for (let index = points.length - 1; index >= 0; index -= 1) {
    const [x, label] = [places[index] ?? 0, points[index]?.label ?? '']
    const width = label.length * PIXELS_PER_LETTER
    const anchor = x + width / 2 > box.right ? 'end' : x - width / 2 < box.left ? 'start' : 'middle'
    const from = anchor === 'end' ? x - width : anchor === 'start' ? x : x - width / 2
    if (from + width > free || label === said) continue
    ticks.unshift({ at: x, label, anchor })
    said = label
    free = from - BETWEEN_LABELS
  }
  return ticks
}
