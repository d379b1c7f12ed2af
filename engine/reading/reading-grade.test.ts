import { describe, expect, it } from 'vitest'
import { countSyllables, countText, readingGrade, textsOf } from './reading-grade.ts'

describe('countSyllables', () => {
  it.each([
    ['cat', 1],
    ['debt', 1],
    ['make', 1],
    ['makes', 1],
    ['paid', 1],
    ['owed', 1],
    ['ended', 2],
    ['table', 2],
    ['money', 2],
    ['minimum', 3],
    ['education', 4],
    ['financial', 3],
    ['radio', 3],
    ['yes', 1],
  ])('%s has %i', (word, syllables) => {
    expect(countSyllables(word)).toBe(syllables)
  })
})

describe('countText', () => {
  it('ends a sentence at a stop, a colon and a line break, not at a decimal point', () => {
    expect(countText('You owe $1,234.50. Pay it:\nnow').sentences).toBe(3)
  })
  it('finds nothing in an empty text', () => {
    expect(countText('  \n ')).toEqual({ words: 0, sentences: 0, syllables: 0 })
  })
})

describe('readingGrade', () => {
  it('is the published formula', () => {
    expect(readingGrade('The cat sat on the mat.')).toBeCloseTo(0.39 * 6 + 11.8 - 15.59, 6)
  })
  it('puts lawyers above children', () => {
    const legal =
      'Notwithstanding anything to the contrary contained herein, the aforementioned obligations shall survive termination of this agreement in perpetuity.'
    expect(readingGrade(legal)).toBeGreaterThan(14)
    expect(readingGrade('We keep your data safe. You can ask us to delete it.')).toBeLessThan(4)
  })
  it('is 0 for no words', () => {
    expect(readingGrade('')).toBe(0)
  })
})

describe('textsOf', () => {
  it('walks lists and objects and leaves numbers out', () => {
    expect(textsOf({ a: 'one', b: ['two', { c: 'three', d: 4 }], e: null })).toEqual(['one', 'two', 'three'])
  })
})
