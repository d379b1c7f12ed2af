import { expect, it } from 'vitest'
import { formatEffectiveDate, partsOfText } from './legal-document.ts'

it('splits links out of a text and keeps the rest as it is', () => {
  expect(partsOfText('See our [terms](/terms), and [prices](/pricing).')).toEqual([
    { text: 'See our ', href: null },
    { text: 'terms', href: '/terms' },
    { text: ', and ', href: null },
    { text: 'prices', href: '/pricing' },
    { text: '.', href: null },
  ])
})

it('leaves a text without links whole', () => {
  expect(partsOfText('No [link] (here).')).toEqual([{ text: 'No [link] (here).', href: null }])
})

it('writes the effective date without a time zone', () => {
  expect(formatEffectiveDate('2026-11-20')).toBe('November 20, 2026')
})
