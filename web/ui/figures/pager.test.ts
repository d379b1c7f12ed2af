import { describe, expect, it } from 'vitest'
import { PAGE_ROWS, pageOf } from './pager.tsx'

describe('pages', () => {
  const list = Array.from({ length: PAGE_ROWS * 2 + 5 }, (_, index) => index + 1)

  it.each([
    [1, 1, PAGE_ROWS],
    [3, PAGE_ROWS * 2 + 1, PAGE_ROWS * 2 + 5],
    [99, PAGE_ROWS * 2 + 1, PAGE_ROWS * 2 + 5],
    [0, 1, PAGE_ROWS],
  ])('page %i is rows %i to %i', (wanted, first, last) => {
    const { rows, ...page } = pageOf(list, wanted)
    expect(page).toMatchObject({ first, last, pages: 3 })
    expect([rows[0], rows.at(-1)]).toEqual([first, last])
  })

  it('an empty list is one page', () => {
    expect(pageOf([], 2)).toMatchObject({ rows: [], page: 1, pages: 1, last: 0 })
  })
})
