/**
 * Which rows of a long list to draw. All rows have one height; a row that is opened is higher by the height of what it
 * shows. Example: rows of 50 px, the third opened by 200 px: the fourth begins at 350 px.
 */

/** Up to this many rows are simply drawn. */
export const PLAIN_ROWS = 60
/** Rows drawn beyond both edges of the box, so that a quick scroll meets no gap. */
const SPARE_ROWS = 12

/** How far the box is scrolled, how much it shows and how high a row is, in pixels; `opened` is by index what a row has more. */
export type RowsView = { top: number; height: number; rowHeight: number; opened: ReadonlyMap<number, number> }

export type WindowRows = {
  indexes: readonly number[]
  /** room in pixels for the rows left out above and below */
  before: number
  after: number
}

/** The rows of `count` that are in view, with a few more above and below. */
export function windowRows(count: number, view: RowsView): WindowRows {
  if (count <= PLAIN_ROWS) return { indexes: range(0, count), before: 0, after: 0 }
  const { top, height } = view
  const first = Math.max(0, rowAt(count, top, view) - SPARE_ROWS)
  const end = Math.min(count, rowAt(count, top + height, view) + 1 + SPARE_ROWS)
  const after = topOf(count, view) - topOf(end, view)
  return { indexes: range(first, end), before: topOf(first, view), after }
}

function range(first: number, end: number): number[] {
  return Array.from({ length: Math.max(0, end - first) }, (_, index) => first + index)
}

/** Where a row begins. */
function topOf(index: number, { rowHeight, opened }: RowsView): number {
  let top = index * rowHeight
  for (const [at, more] of opened) if (at < index) top += more
  return top
}

/** The row at a place, at most the last one. */
function rowAt(count: number, place: number, view: RowsView): number {
  let low = 0
  let high = count - 1
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (topOf(middle, view) <= place) low = middle
    else high = middle - 1
  }
  return low
}
