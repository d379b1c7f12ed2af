import { expect, it } from 'vitest'
import { measuredCell, measuredOf } from './measured.ts'

it.each([
  [measuredCell(3, 7), '7', 3],
  ['measured 0 of 5', '5', 0],
  ['', '5', null],
  ['measured 6 of 5', '5', null],
  ['measured 3 of 6', '5', null],
  ['measured 03 of 5', '5', null],
  ['A slip', '5', null],
])('"%s" in a group of %s: %s', (reason, grants, measured) => {
  expect(measuredOf({ reason, grants })).toBe(measured)
})
