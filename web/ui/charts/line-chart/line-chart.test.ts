import { describe, expect, it } from 'vitest'
import { gridValues, layOutChart, nearestPoint } from './geometry.ts'

const scores = [
  { label: 'Jan', value: 600, at: 0 },
  { label: 'Feb', value: 850, at: 30 },
  { label: 'Apr', value: 725, at: 90 },
]
const frame = { width: 400, height: 200, points: scores, range: { low: 600, high: 850 }, gutter: 0 }

describe('a line chart', () => {
  it('puts the ends of the range at the ends of the picture', () => {
    const { places, top, bottom } = layOutChart(frame)
    expect(places.map(({ y }) => y)).toEqual([bottom, top, (top + bottom) / 2])
  })

  it('spaces points by their time, and evenly where they have none', () => {
    const { places, left, right } = layOutChart(frame)
    expect(places[1]?.x).toBeCloseTo(left + (right - left) / 3)
    const even = layOutChart({ ...frame, points: scores.map(({ label, value }) => ({ label, value })) })
    expect(even.places[1]?.x).toBeCloseTo((left + right) / 2)
  })

  it('stands a single point in the middle, without an area', () => {
    const single = layOutChart({ ...frame, points: scores.slice(0, 1) })
    expect(single.places[0]?.x).toBe(200)
    expect(single.area).toBe('')
  })

  it('keeps a value outside the range at its edge', () => {
    const { places, bottom } = layOutChart({ ...frame, points: [{ label: 'Jan', value: 300 }] })
    expect(places[0]?.y).toBe(bottom)
  })

  it('thins labels and drops dots where there is no room', () => {
    const many = Array.from({ length: 600 }, (_, at) => ({ label: `day ${at}`, value: 700, at }))
    const { ticks, hasDots } = layOutChart({ ...frame, points: many })
    expect(hasDots).toBe(false)
    expect(ticks.length).toBeGreaterThan(2)
    expect(ticks.length).toBeLessThan(8)
    expect(ticks.at(-1)?.label).toBe('day 599')
  })

  it('finds the point nearest to the pointer', () => {
    const { places } = layOutChart(frame)
    expect([0, 150, 390].map((x) => nearestPoint(places, x))).toEqual([0, 1, 2])
  })
})

describe('grid values', () => {
  it.each([
    [{ low: 600, high: 850 }, [600, 650, 700, 750, 800, 850]],
    [{ low: 300, high: 850 }, [300, 400, 500, 600, 700, 800]],
    [{ low: 0, high: 100 }, [0, 20, 40, 60, 80, 100]],
  ])('of %o are round', (range, values) => {
    expect(gridValues(range)).toEqual(values)
  })
})
