import { describe, expect, it } from 'vitest'
import { layOutMarkers } from './markers.ts'

const box = { left: 8, right: 280 }
const labels = (places: number[]) => layOutMarkers(places, box).map(({ label }) => label)

describe('the marks of changes', () => {
  it('stand apart where there is room', () => {
    expect(labels([40, 100, 200])).toEqual(['1', '2', '3'])
    expect(layOutMarkers([100], box)[0]).toMatchObject({ at: 100 })
  })

  it('are one where they would touch, and the next one too where that one grows into it', () => {
    expect(labels([40, 100, 110, 200])).toEqual(['1', '2–3', '4'])
    expect(labels([100, 110, 128])).toEqual(['1–3'])
    expect(layOutMarkers([100, 112], box)[0]).toMatchObject({ at: 106 })
  })

  it('never overlap, and stay inside the picture, however many there are', () => {
    for (const count of [2, 7, 23, 60]) {
      const places = Array.from({ length: count }, (_, n) => 8 + (272 * ((n * n) % 97)) / 97).toSorted(
        (a, b) => a - b,
      )
      const markers = layOutMarkers(places, box)
      for (const [index, { at, width }] of markers.entries()) {
        expect(at - width / 2).toBeGreaterThanOrEqual(box.left)
        expect(at + width / 2).toBeLessThanOrEqual(box.right)
        const next = markers[index + 1] ?? { at: Number.POSITIVE_INFINITY, width: 0 }
        expect(at + width / 2).toBeLessThan(next.at - next.width / 2)
      }
      const counted = markers.flatMap(({ label }) => label.split('–').map(Number))
      expect([counted[0], counted.at(-1)]).toEqual([1, count])
    }
  })
})
