import { expect, it } from 'vitest'
import foundation from '#content/foundation/foundation.json' with { type: 'json' }
import landing from '#content/marketing/landing.json' with { type: 'json' }
import type { TotalsAnswer } from '#contracts/foundation/ledger.ts'
import { figureTiles } from './figures.ts'
import { promises } from './messages.ts'

const none: TotalsAnswer = {
  entries: 0,
  donations: 0,
  tithes: 0,
  given: 0,
  grants: 0,
  groups: 0,
  grantsPaid: 0,
  interestSaved: 0,
  monthsSaved: 0,
  measured: 0,
  unmarked: 0,
  onHand: 0,
  lastHash: 'ab'.repeat(32),
}
const { stats } = foundation
const backed = stats.map((stat) => ({ ...stat, year: '2025', source: 'Annual report' }))
const gifts = { ...none, entries: 2, given: 250_00 }
const granted = { ...gifts, entries: 8, groups: 1, grants: 5, grantsPaid: 1_440_00 }
const shown = (...given: Parameters<typeof figureTiles>) =>
  figureTiles(...given).map(({ value, label, note }) => [value, label, ...(note ? [note] : [])])

it('without a source and without entries shows what is always true, and none of the claims', () => {
  for (const totals of [none, undefined])
    for (const page of [promises, landing.foundation.figures]) {
      const text = JSON.stringify(figureTiles(page, { stats, totals }))
      expect(text).not.toMatch(/500K|1,200|donor transparency/)
    }
  expect(shown(promises, { stats, totals: none })).toEqual([
    ['No grants yet', 'by our public ledger'],
    ['Every dollar', 'in the public ledger'],
    ['10%', 'profit tithe'],
    ['100%', 'of donations go to grants'],
  ])
  expect(shown(landing.foundation.figures, { stats, totals: none }).map(([value]) => value)).toEqual([
    'No grants yet',
    '10%',
    'Every dollar',
    '100%',
  ])
})

it('says nothing of grants while the ledger is not known', () => {
  expect(shown(promises, { stats, totals: undefined })[0]).toEqual([
    'See the ledger',
    'for the grants we paid',
  ])
})

it('takes a promise in the words of the desk, and an old version’s claim without a source for none', () => {
  const older = stats.map(({ id, value, label }) => ({ id, value: id === 'tithe' ? '12%' : value, label }))
  expect(shown(promises, { stats: older, totals: none }).map(([value]) => value)).toEqual([
    'No grants yet',
    'Every dollar',
    '12%',
    '100%',
  ])
})

it('shows a claim with its year and its source, and half of them is none', () => {
  expect(shown(promises, { stats: backed, totals: none }).slice(0, 2)).toEqual([
    ['$500K+', 'granted', '2025, Annual report'],
    ['1,200+', 'families helped', '2025, Annual report'],
  ])
  const half = stats.map((stat) => ({ ...stat, year: '2025' }))
  expect(shown(promises, { stats: half, totals: none })[0]?.[0]).toBe('No grants yet')
})

it('shows the ledger’s own figures once it has entries, whatever is claimed', () => {
  expect(shown(promises, { stats: backed, totals: granted }).slice(0, 2)).toEqual([
    ['$1,440', 'granted, by our public ledger'],
    ['5', 'grants paid, in published groups'],
  ])
  expect(shown(landing.foundation.figures, { stats: backed, totals: gifts })).toEqual([
    ['$250', 'came in, by our public ledger'],
    ['0', 'grants paid, in published groups'],
    ['Every dollar', 'in the public ledger'],
    ['100%', 'of donations go to grants'],
  ])
})
