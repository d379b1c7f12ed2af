import { describe, expect, it } from 'vitest'
import { nearest } from '#web/ui/charts/plot.ts'
import { layOutAreas, monthsShown, type Frame } from './areas.ts'
import { drawnSeries, knownValueAt, lookOf, MOST_SERIES, OTHER_SLOT, slotsOf, stackOrder } from './series.ts'

const series = (id: string, values: number[]) => ({ id, name: id, values })
const two = drawnSeries([series('card', [100, 50, 0]), series('loan', [300, 200, 100, 0])], 'Other')
const frame: Frame = { startMonth: 24322, series: two, alternative: [], freeMonth: 3, changes: [] }
const layOut = (shown: Frame, width = 400) => layOutAreas(shown, { width, height: 240 })

describe('stacking', () => {
  it('puts what is gone last at the bottom, and keeps each series its slot', () => {
    expect(stackOrder(two).map((one) => [one.id, one.slot])).toEqual([
      ['loan', 1],
      ['card', 0],
    ])
  })

  it('draws the smallest of twelve and more together, so that the total stays', () => {
    const many = Array.from({ length: 15 }, (_, n) => series(`d${n}`, [100 + n, 0]))
    const drawn = drawnSeries(many, 'Other')
    expect(drawn).toHaveLength(MOST_SERIES)
    expect(drawn.at(-1)).toMatchObject({
      name: 'Other (4)',
      slot: OTHER_SLOT,
      values: [100 + 101 + 102 + 103, 0],
    })
    expect(drawn.reduce((sum, one) => sum + (one.values[0] ?? 0), 0)).toBe(
      many.reduce((sum, one) => sum + (one.values[0] ?? 0), 0),
    )
  })

  it('gives the same slots to a list of balances as to the picture', () => {
    const weights = Array.from({ length: 14 }, (_, n) => ({ id: `d${n}`, weight: 14 - n }))
    const slots = slotsOf(weights)
    expect(slots.get('d0')).toBe(0)
    expect(slots.get('d10')).toBe(10)
    expect([slots.get('d11'), slots.get('d12'), slots.get('d13')]).toEqual([11, 11, 11])
  })

  it('never gives two slots the same colour and texture', () => {
    const looks = Array.from({ length: MOST_SERIES }, (_, slot) => JSON.stringify(lookOf(slot)))
    expect(new Set(looks).size).toBe(MOST_SERIES)
  })
})

describe('the layout', () => {
  it('ends every area on the ground at the free month', () => {
    const geometry = layOut(frame)
    expect(geometry.freeAt).toBe(geometry.places[3])
    expect(geometry.outline).toContain(`L${geometry.places[3]?.toFixed(1)} ${geometry.bottom.toFixed(1)}`)
    expect(geometry.areas.every((area) => area.path.endsWith('Z'))).toBe(true)
  })

  it('starts at the top with the whole sum', () => {
    const geometry = layOut(frame)
    expect(geometry.outline.startsWith(`M${geometry.left.toFixed(1)} ${geometry.top.toFixed(1)}`)).toBe(true)
  })

  it('does not let a long alternative squeeze the plan, and says that it is cut', () => {
    const alternative = Array.from({ length: 400 }, () => 400)
    expect(monthsShown({ ...frame, alternative })).toBeLessThan(20)
    expect(layOut({ ...frame, alternative }).isCut).toBe(true)
  })

  it('names Januaries on a long axis and leaves them room on a narrow one', () => {
    const long = drawnSeries(
      [
        series(
          'house',
          Array.from({ length: 361 }, (_, n) => 360 - n),
        ),
      ],
      'Other',
    )
    const geometry = layOut({ ...frame, series: long, freeMonth: 360 }, 320)
    expect(geometry.tickKind).toBe('year')
    expect(geometry.ticks.every((tick) => tick.month % 12 === 0)).toBe(true)
    const gaps = geometry.ticks.slice(1).map((tick, n) => tick.at - (geometry.ticks[n]?.at ?? 0))
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(40)
    expect(geometry.areas[0]?.path.split('L').length).toBeLessThan(300)
  })

  it('shows a plan that never ends over its whole length', () => {
    const growing = drawnSeries([series('card', [100, 110, 120])], 'Other')
    const geometry = layOut({ ...frame, series: growing, freeMonth: null })
    expect(geometry.places).toHaveLength(3)
    expect(geometry.freeAt).toBeNull()
  })
})

describe('reading off a month', () => {
  it('is the inverse of placing it, and stays on the axis', () => {
    const { places } = layOut(frame)
    for (const [month, place] of places.entries()) expect(nearest(places, place)).toBe(month)
    expect(nearest(places, -50)).toBe(0)
    expect(nearest(places, 5000)).toBe(places.length - 1)
  })
})

describe('a line that stops before zero', () => {
  it('has no value after its end', () => {
    expect(knownValueAt([100, 90], 5)).toBeNull()
    expect(knownValueAt([100, 0], 5)).toBe(0)
    expect(knownValueAt([100, 90], 1)).toBe(90)
  })
})
