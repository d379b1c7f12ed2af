import { describe, expect, test } from 'vitest'
import type { DatedDeferral } from '#engine/debts/debt.ts'
import { deferredByCents } from './deferred-so-far.ts'

const offer: DatedDeferral = {
  aprPpm: 299_900,
  endsOn: '2027-06-01',
  accruedCents: 420_00,
  accruedOn: '2026-10-04',
}
const owed = { balanceCents: 2_400_00 }
const sixty = (on: string) => ({ ...owed, payments: [{ cents: 60_00, on }] })

describe('$420.00 of deferred interest as of October 4, $2,400 owed at 29.99 %', () => {
  test.each<[string, string, typeof owed, number]>([
    // 2400 x 29.99 % x 21 / 365 = 41.41
    ['21 days later', '2026-10-25', owed, 461_41],
    // 60 x 29.99 % x 16 / 365 = 0.79
    ['with $60 owed until October 20', '2026-10-25', sixty('2026-10-20'), 462_20],
    ['with $60 that is paid later', '2026-10-25', sixty('2026-11-05'), 420_00 + 41_41 + 1_04],
    ['a payment on that day was not owed after it', '2026-10-25', sixty('2026-10-04'), 461_41],
    ['a payment before it neither', '2026-10-25', sixty('2026-09-04'), 461_41],
    ['on the day itself', '2026-10-04', owed, 420_00],
    // 2400 x 29.99 % x 9 / 365 = 17.75, and 60 x 29.99 % x 6 / 365 = 0.30
    ['9 days earlier', '2026-09-25', owed, 402_25],
    ['with $60 that were owed until October 1', '2026-09-25', sixty('2026-10-01'), 401_95],
    ['with $60 that were paid before', '2026-09-25', sixty('2026-09-20'), 402_25],
    // 240 days
    ['none gathers after the end', '2027-09-25', owed, 420_00 + 473_27],
  ])('%s', (...[, day, known, cents]) => {
    expect(deferredByCents(offer, day, known)).toBe(cents)
  })

  test('without its day it is taken as true', () => {
    expect(deferredByCents({ ...offer, accruedOn: null }, '2027-01-25', owed)).toBe(420_00)
  })
})
