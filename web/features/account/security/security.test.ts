import { afterEach, describe, expect, it } from 'vitest'
import { formatsStore } from '#web/format/formats.ts'
import { warnInMs } from '../identity/idle-warning.tsx'
import { readPasswords } from '../password/change-password-card.tsx'
import { passwordTexts } from './messages.ts'
import { codesText } from './codes-dialog.tsx'
import { secondStep } from '../sign-in/second-step.ts'
import { seenAgo } from './sessions-card.tsx'

const MINUTE_MS = 60_000
const now = new Date('2026-11-20T15:00:00.000Z')
afterEach(() => formatsStore.reset())

describe('a change of password (spec 5)', () => {
  const values = { currentPassword: 'old', newPassword: 'new', confirmPassword: 'new' }

  it('may be sent when both new ones agree, however short', () => {
    expect(readPasswords(values)).toEqual({ body: values })
  })

  it('is kept back when they differ, by the sentence of the catalogue', () => {
    expect(readPasswords({ ...values, confirmPassword: 'New' }).errors).toEqual({
      confirmPassword: 'New passwords do not match',
    })
  })

  it('names each empty field, and does not call an empty one different', () => {
    const { errors } = readPasswords({ ...values, confirmPassword: '' })
    expect(errors).toEqual({ confirmPassword: passwordTexts.confirmMissing })
    const nothing = { currentPassword: '', newPassword: '', confirmPassword: '' }
    expect(Object.keys(readPasswords(nothing).errors ?? {})).toHaveLength(3)
  })
})

describe('when a device was last here', () => {
  it.each([
    ['2026-11-20T14:59:00.000Z', 'Here within the last hour'],
    ['2026-11-20T14:00:00.000Z', 'Here 1 hour ago'],
    ['2026-11-20T03:10:00.000Z', 'Here 11 hours ago'],
    ['2026-11-19T15:00:00.000Z', 'Here 1 day ago'],
    ['2026-11-14T16:00:00.000Z', 'Here 5 days ago'],
    ['2026-10-02T12:00:00.000Z', 'Here on 10/02/2026'],
    ['2026-11-20T15:04:00.000Z', 'Here within the last hour'],
    ['no time', ''],
  ])('%s: %s', (instant, text) => {
    expect(seenAgo(instant, now)).toBe(text)
  })
})

describe('the warning before the desk asks for the password', () => {
  it('comes 18 minutes after its last use, at once when that is over', () => {
    expect(warnInMs(0, 0)).toBe(18 * MINUTE_MS)
    expect(warnInMs(0, 17 * MINUTE_MS)).toBe(MINUTE_MS)
    expect(warnInMs(0, 40 * MINUTE_MS)).toBe(0)
  })

  it('does not come before the desk was used', () => {
    expect(warnInMs(null, 0)).toBeNull()
  })
})

it('recovery codes are saved with whose they are and since when', () => {
  formatsStore.set({ currency: 'USD', dateFormat: 'YYYY-MM-DD', timezone: 'UTC' })
  const text = codesText(['AAAA-BBBB', 'CCCC-DDDD'], { email: 'ruth@example.test', madeAt: now })
  expect(text).toContain('For ruth@example.test\nMade on 2026-11-20.')
  expect(text).toContain(' 1. AAAA-BBBB\n 2. CCCC-DDDD\n')
})

it('the second step of a sign-in stands in the address, beside the place to return to', () => {
  const search = secondStep.begin(new URLSearchParams('returnTo=/goals'))
  expect(search.toString()).toBe('returnTo=%2Fgoals&step=code')
  expect(secondStep.isUnderWay(search)).toBe(true)
  expect(secondStep.end(search).toString()).toBe('returnTo=%2Fgoals')
})
