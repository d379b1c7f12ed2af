import { describe, expect, test } from 'vitest'
import { CAR_LEASE_MONTHS, CAR_LOAN_MONTHS, carBuy, type CarBuyCase, carLease, compareCar } from './car.ts'

const buyCase: CarBuyCase = {
  priceCents: 30_000_00,
  downCents: 5_000_00,
  aprPpm: 70_000,
  termMonths: CAR_LOAN_MONTHS,
}
const leaseCase = { monthlyCents: 399_00, termMonths: CAR_LEASE_MONTHS, driveOffCents: 2_500_00 }
const bought = (change: Partial<CarBuyCase>) => carBuy({ ...buyCase, ...change })

describe('buying', () => {
  test('60 months, as the form starts', () => {
    expect(carBuy(buyCase)).toEqual({
      financedCents: 25_000_00,
      paymentCents: 495_03,
      termMonths: 60,
      interestCents: 4_701_80,
      totalCents: 34_701_80,
      resaleCents: 12_000_00,
      netCents: 22_701_80,
    })
  })

  test('a zero rate gives straight division, and costs the price to the cent', () => {
    expect(bought({ aprPpm: 0, termMonths: 36 })).toMatchObject({
      paymentCents: 694_44,
      interestCents: 0,
      totalCents: 30_000_00,
    })
  })

  test.each([
    ['all paid down', { downCents: 30_000_00 }],
    ['more paid down than the price', { downCents: 31_000_00 }],
    ['no term', { termMonths: 0 }],
    ['half a month', { termMonths: 35.5 }],
  ])('no answer: %s', (_name, change) => {
    expect(bought(change)).toBeNull()
  })
})

describe('leasing', () => {
  test('36 months, as the form starts', () => {
    expect(carLease(leaseCase)).toEqual({
      paymentsCents: 14_364_00,
      driveOffCents: 2_500_00,
      totalCents: 16_864_00,
      termMonths: 36,
    })
  })

  test.each([
    ['no payment', { monthlyCents: 0 }],
    ['no term', { termMonths: 0 }],
  ])('no answer: %s', (_name, change) => {
    expect(carLease({ ...leaseCase, ...change })).toBeNull()
  })
})

describe('the comparison', () => {
  test('over the months of the loan', () => {
    expect(compareCar(carBuy(buyCase)!, carLease(leaseCase)!)).toEqual({
      months: 60,
      buyCents: 22_701_80,
      leaseCents: 28_106_67,
      cheaper: 'buy',
      savedCents: 5_404_87,
      savedMonthlyCents: 90_08,
    })
  })

  test('a cheap lease wins', () => {
    const lease = carLease({ monthlyCents: 199_00, termMonths: 36, driveOffCents: 0 })!
    expect(compareCar(carBuy(buyCase)!, lease)).toMatchObject({ leaseCents: 11_940_00, cheaper: 'lease' })
  })

  test('equal is neither', () => {
    const buy = bought({ aprPpm: 0, downCents: 0 })!
    const lease = carLease({ monthlyCents: 300_00, termMonths: 60, driveOffCents: 0 })!
    expect(compareCar(buy, lease)).toMatchObject({ cheaper: 'equal', savedCents: 0, savedMonthlyCents: 0 })
  })
})
