import { expect, it } from 'vitest'
import { describeChange, doneWords, titleOf } from './plan-change-words.ts'

const endsAt = '2026-12-24T15:00:00.000Z'

it.each([
  ['Pro', 'Premium', 'Change to Premium', 'Premium opens at once', 'Your plan is Premium now'],
  ['Premium', 'Pro', 'Change to Pro', 'You keep Premium until 12/24/2026', 'Your change is planned'],
  ['Premium', 'Premium', 'Keep Premium', 'The change you planned is taken back', 'You keep Premium'],
] as const)('from %s to %s', (from, to, ...[title, text, done]) => {
  const change = { from, to, endsAt }
  expect(titleOf(change)).toBe(title)
  expect(describeChange(change)).toContain(text)
  expect(doneWords(change, endsAt).title).toBe(done)
})
