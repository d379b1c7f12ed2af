import { expect, test } from 'vitest'
import { readReport } from './protocol.ts'

test('only what a frame has to say is read, and nothing beside it', () => {
  expect(readReport({ type: 'opened', pages: 3, html: '<b>' })).toEqual({ type: 'opened', pages: 3 })
  expect(readReport({ type: 'key', key: 'Escape' })).toEqual({ type: 'key', key: 'Escape' })
  const odd = [
    null,
    'ready',
    { type: 'open' },
    { type: 'opened' },
    { type: 'opened', pages: -1 },
    { type: 'opened', pages: 1.5 },
    { type: 'opened', pages: '3' },
    { type: 'opened', pages: 1e9 },
    { type: 'shown', page: Number.NaN },
    { type: 'key', key: 'Enter' },
  ]
  for (const one of odd) expect(readReport(one)).toBeNull()
})
