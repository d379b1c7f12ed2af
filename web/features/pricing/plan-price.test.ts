import { expect, it } from 'vitest'
import spanish from '#content/marketing/es/pricing.json' with { type: 'json' }
import pricing from '#content/marketing/pricing.json' with { type: 'json' }
import { PREMIUM_MONTHLY_CENTS, PREMIUM_ORIGINAL_CENTS, PRO_MONTHLY_CENTS } from '#engine/access/prices.ts'
import { formatMoney } from '#engine/money/format.ts'
import { priceOf, withPrices } from './plan-price.ts'

const pro = formatMoney(PRO_MONTHLY_CENTS)
const premium = formatMoney(PREMIUM_MONTHLY_CENTS)

it.each([
  ['Free', { now: '$0', was: null, isFree: true }],
  ['Pro', { now: pro, was: null, isFree: false }],
  ['Premium', { now: premium, was: formatMoney(PREMIUM_ORIGINAL_CENTS), isFree: false }],
])('%s costs what the catalogue says', (name, price) => {
  expect(priceOf(name)).toEqual(price)
})

it('knows no other plan', () => {
  expect(() => priceOf('Gold')).toThrow('no such plan')
})

it.each([
  ['English', pricing],
  ['Spanish', spanish],
])('%s prose writes no price itself', (_language, prose) => {
  expect(JSON.stringify(prose).match(/\$\d[\d,.]*\d|\$[1-9]/g)).toBeNull()
  expect(withPrices(JSON.stringify(prose))).not.toContain('{{')
  expect(withPrices(prose.description)).toContain(pro)
  expect(withPrices(prose.description)).toContain(premium)
})

it('prose names the prices of the catalogue', () => {
  expect(withPrices(pricing.description)).toContain(
    `Pro is ${pro} a month with a 7-day trial. Premium is ${premium} a month.`,
  )
})
