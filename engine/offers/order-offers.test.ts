import { expect, it } from 'vitest'
import { orderOffers, type RankedOffer } from './order-offers.ts'

const offer = (name: string, firstYearCents: number, isSample = false) => ({ name, firstYearCents, isSample })
const namesOf = (offers: readonly RankedOffer[]) => orderOffers(offers).map(({ name }) => name)

it('puts first what saves the person more in the first year', () => {
  expect(namesOf([offer('Small', 6_000), offer('Large', 18_960), offer('None', 0)])).toEqual([
    'Large',
    'Small',
    'None',
  ])
})

it('puts samples after every real offer, however much they say they save', () => {
  expect(namesOf([offer('Sample', 90_000, true), offer('Real', 0)])).toEqual(['Real', 'Sample'])
})

it('goes by name where two save the same, and leaves the given list alone', () => {
  const given = [offer('Birch', 100), offer('Alder', 100)]
  expect(namesOf(given)).toEqual(['Alder', 'Birch'])
  expect(given[0]?.name).toBe('Birch')
})

it('looks neither at a commission nor at a rating', () => {
  const paid = { ...offer('Paid', 100), commission: '50 %', rating: 5 }
  const unpaid = { ...offer('Unpaid', 101), commission: 'none', rating: 1 }
  expect(namesOf([paid, unpaid])).toEqual(['Unpaid', 'Paid'])
})
