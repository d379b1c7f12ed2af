import { expect, test } from 'vitest'
import { toHttpError } from './errors.ts'

const fromDatabase = (code: string) =>
  new Error('Failed query', { cause: Object.assign(new Error('no'), { code }) })

test('a full disk is told apart from records that cannot be reached', () => {
  const full = toHttpError(fromDatabase('53100'))
  expect(full).toMatchObject({ status: 503, code: 'unavailable', retryAfterSeconds: 5 })
  expect(full?.said.words()).toContain('Our disk is full')
  const away = toHttpError(fromDatabase('57P01'))
  expect(away).toMatchObject({ status: 503, code: 'unavailable' })
  expect(away?.said.words()).not.toContain('disk')
})
