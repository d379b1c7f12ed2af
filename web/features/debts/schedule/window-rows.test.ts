import { describe, expect, it } from 'vitest'
import { PLAIN_ROWS, windowRows } from './window-rows.ts'

const closed: ReadonlyMap<number, number> = new Map()
const view = { top: 0, height: 500, rowHeight: 50, opened: closed }

/** The height of all rows: those drawn, what is opened among them, and the room of the others. */
function wholeHeight(count: number, opened: ReadonlyMap<number, number>, top: number): number {
  const { indexes, before, after } = windowRows(count, { ...view, top, opened })
  const drawn = indexes.reduce((sum, index) => sum + view.rowHeight + (opened.get(index) ?? 0), 0)
  return before + drawn + after
}

describe('the rows of a long list', () => {
  it('are all drawn where they are few', () => {
    expect(windowRows(PLAIN_ROWS, view)).toMatchObject({ before: 0, after: 0 })
    expect(windowRows(PLAIN_ROWS, view).indexes).toHaveLength(PLAIN_ROWS)
  })

  it('are those in view and a few more', () => {
    const { indexes, before, after } = windowRows(600, { ...view, top: 10_000 })
    expect([indexes[0], indexes.at(-1)]).toEqual([188, 222])
    expect([before, after]).toEqual([188 * 50, (600 - 223) * 50])
  })

  it('make room for what is opened, above and below the view', () => {
    const opened = new Map([
      [2, 200],
      [400, 1000],
    ])
    // the 200 px opened above push four rows down
    expect(windowRows(600, { ...view, top: 10_000, opened }).indexes[0]).toBe(184)
    for (const top of [0, 100, 350, 10_000, 20_600, 21_000, 31_200]) {
      expect(wholeHeight(600, opened, top)).toBe(600 * 50 + 1200)
    }
  })

  it('end with the last one, also where the box is scrolled beyond it', () => {
    expect(windowRows(600, { ...view, top: 99_999 })).toMatchObject({ after: 0 })
    expect(windowRows(600, { ...view, top: 99_999 }).indexes.at(-1)).toBe(599)
  })
})
