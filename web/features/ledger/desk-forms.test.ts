import { describe, expect, it } from 'vitest'
import { correctionWords, readCorrection, readTithe, titheOfTyped } from './desk-forms.ts'

const typed = { profit: '$1,234.56', fromMonth: '2026-07', toMonth: '2026-09', happenedOn: '2026-10-01' }
const fieldsOf = ({ errors = {} }: ReturnType<typeof readTithe> | ReturnType<typeof readCorrection>) =>
  Object.keys(errors)

describe('a tithe', () => {
  it('is a tenth of what is typed, half a cent up', () => {
    expect(titheOfTyped('1,234.55')).toBe(12_346)
    expect(titheOfTyped('1,234.54')).toBe(12_345)
    for (const text of ['', '0', '-5', 'much']) expect(titheOfTyped(text)).toBeNull()
    expect(readTithe(typed)).toEqual({
      body: { ...typed, amount: '123.46', profit: '1234.56' },
    })
  })

  it.each([
    ['profit', { profit: '0.04' }],
    ['fromMonth', { fromMonth: 'July' }],
    ['toMonth', { toMonth: '2026-06' }],
    ['happenedOn', { happenedOn: '' }],
  ])('without a right %s is not asked about', (field, change) => {
    expect(fieldsOf(readTithe({ ...typed, ...change }))).toEqual([field])
  })
})

describe('a correction', () => {
  const given = { corrects: ' 12 ', amount: '-$50', reason: ' Paid back ' }
  it('keeps its sign', () => {
    expect(readCorrection(given)).toEqual({
      body: { corrects: 12, amount: '-50.00', reason: 'Paid back' },
    })
  })

  it.each([
    ['corrects', { corrects: '0' }],
    ['amount', { amount: '0' }],
    ['reason', { reason: ' ' }],
  ])('without a right %s is not asked about', (field, change) => {
    expect(fieldsOf(readCorrection({ ...given, ...change }))).toEqual([field])
  })
})

describe('what is asked before a correction', () => {
  const input = { corrects: 40, amount: '-10.33', reason: 'Typed too much.' }

  it('says the reason as it was typed, with one full stop', () => {
    expect(correctionWords(input)).toMatch(/^Entry 40 changes by -\$10\.33: “Typed too much\.” Anybody can/)
    expect(correctionWords({ ...input, reason: 'A slip' })).toMatch(/: “A slip”\. Anybody can/)
  })

  it('does not say that anybody can read about a single grant', () => {
    expect(correctionWords(input)).toContain('unless it is about a single grant')
  })
})
