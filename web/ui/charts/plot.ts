/**
 * What every picture of figures has: a box inside its size, two scales, round gridlines, and the places along it that
 * can be read off. Pure numbers in, svg coordinates out; y grows downward. The text size stays the same at every
 * width, so a phone gets fewer labels and not smaller ones.
 */

export type Size = { width: number; height: number }
export type Box = { left: number; right: number; top: number; bottom: number }
export type Range = { low: number; high: number }
export type Gridline = { at: number; value: number }
export type Tick = { at: number; label: string; anchor: 'start' | 'middle' | 'end' }

/** Under every picture, for the labels of the axis. */
const BOTTOM = 28

/** The box of a picture: its size less the room left at its sides and above. */
export function boxIn(size: Size, room: { left: number; right: number; top: number }): Box {
  return { left: room.left, right: size.width - room.right, top: room.top, bottom: size.height - BOTTOM }
}

/** Share 0 is the left edge, 1 the right. */
export function acrossOf({ left, right }: Pick<Box, 'left' | 'right'>): (share: number) => number {
  return (share) => left + (right - left) * share
}

/** The low end of the range is the ground of the box, the high end its top. */
export function uprightOf({ top, bottom }: Pick<Box, 'top' | 'bottom'>, { low, high }: Range) {
  const span = high > low ? high - low : 1
  return (value: number) => bottom - ((bottom - top) * (value - low)) / span
}

/** Round values inside the range, its ends among them where they are round: 600 to 850 by 6 is 600, 650, … 850. */
export function roundValues({ low, high }: Range, about: number): number[] {
  const step = roundStep(high - low, about)
  const first = Math.ceil(low / step)
  return Array.from(
    { length: Math.max(0, Math.floor(high / step) - first + 1) },
    (_, n) => (first + n) * step,
  )
}

/** The least of 1, 2, 2.5, 5 and 10 times a power of ten of which `about` or fewer fit into the span. */
function roundStep(span: number, about: number): number {
  const rough = Math.max(span, 1) / about
  const power = 10 ** Math.floor(Math.log10(rough))
  return ([1, 2, 2.5, 5, 10].find((factor) => factor * power >= rough) ?? 10) * power
}

/** The index of the place nearest to a point on the x axis; 0 where there is none. */
export function nearest(places: readonly number[], x: number): number {
  let found = 0
  for (const [index, place] of places.entries()) {
    if (Math.abs(place - x) < Math.abs((places[found] ?? 0) - x)) found = index
  }
  return found
}

/** The points as an SVG path, to a tenth of a pixel. */
export function toPath(points: readonly (readonly [x: number, y: number])[]): string {
  return points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('')
}
