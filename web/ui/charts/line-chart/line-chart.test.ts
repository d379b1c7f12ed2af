import { describe, expect, it } from 'vitest'
import { nearest } from '#web/ui/charts/plot.ts'
import { layOutPoints } from './points.ts'

const scores = [
  { label: 'Jan', value: 600, at: 0 },
  { label: 'Feb', value: 850, at: 30 },
  { label: 'Apr', value: 725, at: 90 },
]
const frame = { points: scores, range: { low: 600, high: 850 }, gutter: 0 }
const layOutChart = (shown: Parameters<typeof layOutPoints>[0]) =>
  layOutPoints(shown, { width: 400, height: 200 })

describe('a line chart', () => {
  it('puts the ends of the range at the ends of the picture', () => {
    const { heights, top, bottom } = layOutChart(frame)
    expect(heights).toEqual([bottom, top, (top + bottom) / 2])
  })

  it('spaces points by their time, and evenly where they have none', () => {
    const { places, left, right } = layOutChart(frame)
    expect(places[1]).toBeCloseTo(left + (right - left) / 3)
    const even = layOutChart({ ...frame, points: scores.map(({ label, value }) => ({ label, value })) })
    expect(even.places[1]).toBeCloseTo((left + right) / 2)
  })

  it('stands a single point in the middle, without an area', () => {
    const single = layOutChart({ ...frame, points: scores.slice(0, 1) })
    expect(single.places[0]).toBe(200)
    expect(single.area).toBe('')
  })

  it('keeps a value outside the range at its edge', () => {
    const { heights, bottom } = layOutChart({ ...frame, points: [{ label: 'Jan', value: 300 }] })
    expect(heights[0]).toBe(bottom)
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
    expect([0, 150, 390].map((x) => nearest(places, x))).toEqual([0, 1, 2])
  })
})
