import { describe, expect, it } from 'vitest'
import { type PaydaysInput, placePayments } from './paydays.ts'

const start: PaydaysInput = {
  cashCents: 300_00,
  floorCents: 100_00,
  from: '2026-11-20',
  days: 25,
  pay: [{ on: '2026-11-27', cents: 900_00 }],
  bills: [{ id: 'rent', on: '2026-12-01', cents: 700_00 }],
  dues: [
    { id: 'loan', cents: 200_00, dueOn: '2026-12-08' },
    { id: 'card', cents: 150_00, dueOn: '2026-11-25' },
  ],
}

describe('placePayments', () => {
  it('places the example of its file', () => {
    expect(placePayments(start)).toEqual({
      placed: [
        { id: 'card', cents: 150_00, on: '2026-11-20' },
        { id: 'loan', cents: 200_00, on: '2026-11-27' },
      ],
      lowest: [
        { day: '2026-11-20', cents: 150_00 },
        { day: '2026-12-01', cents: 150_00 },
      ],
      breaks: [],
      ask: [],
    })
  })

  it('asks to move the due date that comes before pay, and says each day that is short', () => {
    const { placed, breaks, ask } = placePayments({
      ...start,
      cashCents: 200_00,
      dues: [{ id: 'card', cents: 150_00, dueOn: '2026-11-25' }],
    })
    expect(placed).toEqual([{ id: 'card', cents: 150_00, on: '2026-11-23' }])
    expect(breaks).toEqual(
      ['23', '24', '25', '26'].map((day) => ({
        day: `2026-11-${day}`,
        shortCents: 50_00,
        because: 'card',
      })),
    )
    // Two business days before Dec 1 is Friday Nov 27, the day of pay.
    expect(ask).toEqual([{ id: 'card', moveTo: '2026-12-01' }])
  })

  it('says what the bills alone cause, which no due date can mend', () => {
    const { breaks, ask } = placePayments({
      ...start,
      pay: [],
      dues: [{ id: 'card', cents: 20_00, dueOn: '2026-11-25' }],
    })
    expect(breaks[0]).toEqual({ day: '2026-12-01', shortCents: 520_00, because: 'rent' })
    expect(ask).toEqual([])
  })

  it('says that the cash itself is under the floor', () => {
    const { breaks } = placePayments({ ...start, cashCents: 60_00, bills: [], dues: [] })
    expect(breaks).toHaveLength(7)
    expect(breaks[0]).toEqual({ day: '2026-11-20', shortCents: 40_00, because: 'cash' })
  })

  it('counts pay before what is paid on its day', () => {
    const due = { id: 'card', cents: 900_00, dueOn: '2026-12-01' }
    const { placed, breaks } = placePayments({ ...start, cashCents: 100_00, bills: [], dues: [due] })
    expect([placed, breaks]).toEqual([[{ id: 'card', cents: 900_00, on: '2026-11-27' }], []])
  })

  it.each([
    // over Thanksgiving; before a weekend; a due day that is a Sunday; one so near that it is paid today; one missed
    ['2026-11-30', '2026-11-25'],
    ['2026-11-23', '2026-11-20'],
    ['2026-12-06', '2026-12-03'],
    ['2026-11-21', '2026-11-20'],
    ['2026-11-02', '2026-11-20'],
  ])('of a due on %s with money that never comes, the last day is %s', (dueOn, last) => {
    const { placed } = placePayments({
      ...start,
      cashCents: 0,
      pay: [],
      dues: [{ id: 'x', cents: 1, dueOn }],
    })
    expect(placed).toEqual([{ id: 'x', cents: 1, on: last }])
  })

  it('leaves a due for later whose last day is after the days looked at', () => {
    const { placed } = placePayments({ ...start, dues: [{ id: 'x', cents: 1, dueOn: '2026-12-17' }] })
    expect(placed).toEqual([])
  })

  it('pays two small ones today rather than the large one', () => {
    const dues = [
      { id: 'large', cents: 190_00, dueOn: '2026-12-02' },
      { id: 'one', cents: 90_00, dueOn: '2026-12-04' },
      { id: 'two', cents: 80_00, dueOn: '2026-12-04' },
    ]
    expect(placePayments({ ...start, bills: [], dues }).placed).toEqual([
      { id: 'one', cents: 90_00, on: '2026-11-20' },
      { id: 'two', cents: 80_00, on: '2026-11-20' },
      { id: 'large', cents: 190_00, on: '2026-11-27' },
    ])
  })

  it.each([
    ['half a cent', { cashCents: 0.5 }],
    ['no days', { days: 0 }],
    ['a due below 0', { dues: [{ id: 'x', cents: -1, dueOn: '2026-12-01' }] }],
    ['a due day that is none', { dues: [{ id: 'x', cents: 1, dueOn: '2026-02-30' }] }],
    ['pay of no number', { pay: [{ on: '2026-12-01', cents: NaN }] }],
  ])('refuses %s', (_, fields) => {
    expect(() => placePayments({ ...start, ...fields })).toThrow(RangeError)
  })
})
