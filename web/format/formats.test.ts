import { afterEach, describe, expect, it } from 'vitest'
import { clock } from './clock.ts'
import {
  dateOfInstant,
  daysAfter,
  formatDate,
  formatInstant,
  formatInstantDate,
  formatShortDate,
  today,
} from './dates.ts'
import { defaultFormats, findDrawingBy, type Drawing } from './drawing.ts'
import { formatsStore, parseFormats } from './formats.ts'
import { currencySign, formatAxisMoney, formatCents, formatMoney, formatPrice } from './money.ts'

afterEach(formatsStore.reset)

describe('amounts', () => {
  it.each([
    ['USD', '$'],
    ['EUR', '€'],
    ['GBP', '£'],
    ['CAD', 'CA$'],
  ] as const)('in %s', (currency, sign) => {
    formatsStore.set({ ...defaultFormats, currency })
    expect(formatMoney(123_450)).toBe(`${sign}1,235`)
    expect(formatCents(123_450)).toBe(`${sign}1,234.50`)
    expect(formatAxisMoney(500_000)).toBe(`${sign}5k`)
    expect(currencySign()).toBe(sign)
    expect(formatPrice(3_900)).toBe('$39')
  })
})

describe('dates', () => {
  it.each([
    ['MM/DD/YYYY', ['12/03/2026', 'Dec 3', 'Jan 3, 2027']],
    ['DD/MM/YYYY', ['03/12/2026', '3 Dec', '3 Jan 2027']],
    ['YYYY-MM-DD', ['2026-12-03', '2026-12-03', '2027-01-03']],
  ] as const)('as %s', (dateFormat, written) => {
    formatsStore.set({ ...defaultFormats, dateFormat })
    const today = '2026-11-20'
    const dates = [
      formatDate('2026-12-03'),
      formatShortDate('2026-12-03', today),
      formatShortDate('2027-01-03', today),
    ]
    expect(dates).toEqual(written)
  })
})

describe('times', () => {
  const lateInTheDay = '2026-11-21T05:30:00.000Z'
  it.each([
    ['America/New_York', '2026-11-21', '11/21/2026, 12:30 AM EST'],
    ['America/Los_Angeles', '2026-11-20', '11/20/2026, 9:30 PM PST'],
    ['UTC', '2026-11-21', '11/21/2026, 5:30 AM UTC'],
  ])('in %s', (timezone, day, written) => {
    formatsStore.set({ ...defaultFormats, timezone })
    expect(today(new Date(lateInTheDay))).toBe(day)
    expect(dateOfInstant(lateInTheDay)).toBe(day)
    expect(formatInstant(lateInTheDay)).toBe(written)
  })

  it('are empty where there is none', () => {
    expect(dateOfInstant('soon')).toBeNull()
    expect(formatInstantDate('soon')).toBe('')
    expect(formatInstant('')).toBe('')
  })
})

describe('the clock', () => {
  afterEach(() => clock.setMovedBy(0))

  it('makes today the day the sandbox has', () => {
    formatsStore.set({ ...defaultFormats, timezone: 'UTC' })
    const week = 7 * 86_400_000
    const inAWeek = new Date(Date.now() + week)
    clock.setMovedBy(week)
    expect(today()).toBe(today(inAWeek))
    expect(clock.now().getTime() - Date.now()).toBeGreaterThan(week - 60_000)
  })

  it('holds the moment that was drawn for, until the page is taken over', () => {
    formatsStore.set({ ...defaultFormats, timezone: 'UTC' })
    clock.holdAt(Date.UTC(2020, 1, 29))
    expect(today()).toBe('2020-02-29')
    clock.holdAt(null)
    expect(Math.abs(clock.now().getTime() - Date.now())).toBeLessThan(60_000)
  })

  it('counts days on from an instant', () => {
    expect(daysAfter('2026-12-28T10:00:00.000Z', 7)).toBe('2027-01-04T10:00:00.000Z')
    expect(daysAfter('soon', 7)).toBe('')
  })
})

it('are those of the drawing under way, when two are drawn in turns', () => {
  const one: Drawing = {
    formats: { currency: 'EUR', dateFormat: 'YYYY-MM-DD', timezone: 'UTC' },
    movedByMs: 0,
    atMs: null,
  }
  const other: Drawing = {
    formats: { currency: 'GBP', dateFormat: 'DD/MM/YYYY', timezone: 'America/Los_Angeles' },
    movedByMs: 86_400_000,
    atMs: null,
  }
  const written = [one, other, one, undefined].map((drawing) => {
    findDrawingBy(() => drawing)
    return `${formatMoney(100)} ${clock.movedByMs()} ${formatInstantDate('2026-11-21T05:30:00.000Z')}`
  })
  expect(written.slice(0, 3)).toEqual(['€1 0 2026-11-21', '£1 86400000 20/11/2026', '€1 0 2026-11-21'])
  expect(written[3]).toMatch(/^\$1 0 11\/2/)
})

describe('what was kept', () => {
  it('is read back', () => {
    const formats = { currency: 'EUR', dateFormat: 'YYYY-MM-DD', timezone: 'UTC' } as const
    expect(parseFormats(JSON.stringify(formats))).toEqual(formats)
  })

  it.each([null, '', '{', '[]', '{"currency":"XXX","dateFormat":"YYYY-MM-DD","timezone":"UTC"}'])(
    'is nothing when it is %j',
    (text) => expect(parseFormats(text)).toBeNull(),
  )

  it('tells its listeners of a change, once', () => {
    let told = 0
    const stop = formatsStore.subscribe(() => (told += 1))
    formatsStore.set({ ...defaultFormats, currency: 'GBP' })
    formatsStore.set({ ...defaultFormats, currency: 'GBP' })
    stop()
    formatsStore.reset()
    expect(told).toBe(1)
  })
})
