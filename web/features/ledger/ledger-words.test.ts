import { expect, it } from 'vitest'
import { countsOf, measuredWords, savedFigure } from './ledger-words.ts'

it.each([
  [{ grants: 0, measured: 0, unmarked: 0 }, null],
  [{ grants: 7, measured: 3, unmarked: 0 }, 'Measured for 3 of 7 grants.'],
  [{ grants: 5, measured: 0, unmarked: 0 }, 'Measured for 0 of 5 grants.'],
  [{ grants: 5, measured: 0, unmarked: 5 }, '5 older grants counted by a looser rule.'],
  [
    { grants: 12, measured: 3, unmarked: 5 },
    'Measured for 3 of 7 grants. 5 older grants counted by a looser rule.',
  ],
])('%j: %s', (counts, words) => {
  expect(measuredWords(counts)).toBe(words)
})

it('shows no figure where nothing was measured, which is not $0', () => {
  const saved = { interestSaved: 0, unmarked: 0 }
  expect(savedFigure({ ...saved, grants: 5, measured: 0 })).toBe('Not measured')
  expect(savedFigure({ ...saved, grants: 0, measured: 0 })).toBe('No figure yet')
  expect(savedFigure({ ...saved, grants: 5, measured: 1 })).toBe('$0.00')
  expect(savedFigure({ interestSaved: 12_00, grants: 5, measured: 0, unmarked: 5 })).toBe('$12.00')
})

it('reads a group from before the count was told as one that does not tell', () => {
  expect(countsOf({ grants: 5, measured: null })).toEqual({ grants: 5, measured: 0, unmarked: 5 })
  expect(countsOf({ grants: 5, measured: 2 })).toEqual({ grants: 5, measured: 2, unmarked: 0 })
})
