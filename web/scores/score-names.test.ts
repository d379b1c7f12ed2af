import { expect, it } from 'vitest'
import { latestKind } from './score-names.ts'

const fico = { bureau: 'transunion', model: 'fico_9' } as const
const vantage = { bureau: 'equifax', model: 'vantagescore_3' } as const

it('only scores of the latest bureau and model are compared, oldest first', () => {
  const scores = [
    { recordedAt: '2026-11-01', score: 711, ...fico },
    { recordedAt: '2026-10-01', score: 640, ...vantage },
    { recordedAt: '2026-09-01', score: 700, ...fico },
  ]
  expect(latestKind(scores).map(({ score }) => score)).toEqual([700, 711])
  expect(latestKind([])).toEqual([])
})
