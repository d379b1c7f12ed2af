import { describe, expect, it } from 'vitest'
import { drawnScores } from './score-points.ts'

const today = '2026-11-20'
const at = (recordedAt: string, score = 700) => ({ recordedAt, score })
const dates = (scores: { recordedAt: string }[]) => scores.map(({ recordedAt }) => recordedAt)

describe('the scores drawn', () => {
  it('shows the first score, then the last of each month, where six months hold more than six', () => {
    const weekly = ['06', '07', '08', '09', '10', '11'].flatMap((month) => [
      at(`2026-${month}-02`),
      at(`2026-${month}-16`),
    ])
    expect(dates(drawnScores(weekly, '6-months', today))).toEqual([
      '2026-06-02',
      ...['07', '08', '09', '10', '11'].map((month) => `2026-${month}-16`),
    ])
  })

  it('shows the first and the latest five where all are of one month', () => {
    const daily = Array.from({ length: 9 }, (_, day) => at(`2026-11-0${day + 1}`))
    expect(dates(drawnScores(daily, '6-months', today))).toEqual(
      dates([...daily.slice(0, 1), ...daily.slice(-5)]),
    )
  })
})
