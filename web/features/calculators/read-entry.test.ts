import { describe, expect, it } from 'vitest'
import { entryError, readEntry } from './read-entry.ts'

describe('what is typed', () => {
  it.each([
    ['money', '$1,234.50', 123_450],
    ['money', '€1,234.50', 123_450],
    ['money', 'CA$ 15 000', 1_500_000],
    ['money', '-5', null],
    ['money', 'about 300', null],
    ['money', '1000000000', null],
    ['rate', '18.5 %', 185_000],
    ['rate', '0', 0],
    ['rate', '1000', null],
    ['share', '100', 1_000_000],
    ['share', '101', null],
    ['shareBelowAll', '100', null],
    ['months', ' 60 ', 60],
    ['months', '0', null],
    ['months', '36.5', null],
    ['months', '121', null],
  ] as const)('%s: %j is %j', (kind, typed, units) => {
    expect(readEntry(kind, typed)).toBe(units)
    expect(entryError(kind, typed) === undefined).toBe(units !== null)
  })

  it('is no error while it is empty', () => {
    expect(readEntry('money', '  ')).toBeNull()
    expect(entryError('money', '  ')).toBeUndefined()
  })
})
