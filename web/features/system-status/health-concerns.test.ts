import { describe, expect, it } from 'vitest'
import type { Health } from '#contracts/admin/system-health.ts'
import { PREMIUM_MONTHLY_CENTS, PRO_MONTHLY_CENTS } from '#engine/access/prices.ts'
import { formatMoney } from '#engine/money/format.ts'
import { concernsIn } from './health-concerns.ts'
import { durationWords, sizeWords } from './measures.ts'
import { modelTexts } from './messages.ts'

it.each([
  [0, '0 bytes'],
  [1023, '1023 bytes'],
  [1536, '1.5 kB'],
  [150 * 1024 * 1024, '150 MB'],
])('%d bytes are %s', (bytes, words) => expect(sizeWords(bytes)).toBe(words))

it.each([
  [0, '0 seconds'],
  [61, '1 minute 1 second'],
  [93_784, '1 day 2 hours'],
])('%d seconds are %s', (seconds, words) => expect(durationWords(seconds)).toBe(words))

it('a day of the model is told in counts and in money', () => {
  const counts = { asked: 4, used: 2, dropped: 1, failed: 1, tokensIn: 9_000, tokensOut: 400 }
  expect(modelTexts.day({ ...counts, spent: '$0.04', limit: '$5.00' })).toBe(
    'Asked 4 times: 2 readings used, 1 refused by our checks, 1 failed. 9,000 tokens in, 400 out. $0.04 of $5.00.',
  )
})

describe('concerns', () => {
  const proCharge = formatMoney(PRO_MONTHLY_CENTS, { decimals: 2 })
  const premiumCharge = formatMoney(PREMIUM_MONTHLY_CENTS, { decimals: 2 })
  const well: Health = {
    asOf: '2026-11-20T12:00:00.000Z',
    mode: 'live',
    version: '1',
    node: 'v24',
    uptimeSeconds: 1,
    memoryBytes: 1,
    database: {
      version: '17',
      answerMs: 1,
      sizeBytes: 1,
      connections: { open: 1, idle: 1, awaited: 0, most: 10 },
      migrations: { applied: 3, known: 3, lastAt: null },
    },
    jobs: { queued: 0, running: 0, failed: 0, oldestDueSeconds: 20, lastDoneAt: null },
    outside: [],
    coachModel: { limit: 500, days: [] },
    priceDifferences: [],
    lastPaymentEventAt: null,
    lastBankReadingAt: null,
    lastBackupAt: '2026-11-20T03:00:00.000Z',
    disk: { freeBytes: 50, totalBytes: 100 },
  }
  const mail = { name: 'mail' as const, isSandbox: false, isSetUp: true, calls: 2, failures: 1 }

  it('are none when all is well, or when a failure was followed by a success', () => {
    expect(concernsIn(well)).toEqual([])
    const outside = [
      { ...mail, lastFailureAt: '2026-11-20T10:00:00Z', lastSuccessAt: '2026-11-20T11:00:00Z' },
    ]
    expect(concernsIn({ ...well, outside })).toEqual([])
  })

  it('name the plans that are charged otherwise than shown', () => {
    const sold = { amount: 45_00, currency: 'usd', months: 1 }
    const priceDifferences = [
      { planId: 'price_monthly' as const, sold },
      { planId: 'price_premium' as const, sold: null },
    ]
    expect(concernsIn({ ...well, priceDifferences })).toEqual([
      `Pro cannot be bought: we show ${proCharge} a month, and Stripe would charge 45.00 USD a month.`,
      `Premium cannot be bought: we show ${premiumCharge} a month, and Stripe has no active price with its lookup key.`,
    ])
    const byYear = [{ planId: 'price_monthly' as const, sold: { ...sold, months: null } }]
    expect(concernsIn({ ...well, priceDifferences: byYear })).toEqual([
      `Pro cannot be bought: we show ${proCharge} a month, and Stripe would charge 45.00 USD not by the month.`,
    ])
  })

  it('name a backup that is missing or old where people rely on it', () => {
    const old = { ...well, lastBackupAt: '2026-11-19T08:00:00.000Z' }
    expect(concernsIn(old)).toEqual(['The last backup is 1 day 4 hours old.'])
    expect(concernsIn({ ...well, lastBackupAt: null })).toEqual(['No backup has ever been recorded.'])
    expect(concernsIn({ ...well, mode: 'sandbox', lastBackupAt: null })).toEqual([])
    expect(concernsIn({ ...well, lastBackupAt: '2026-11-19T11:00:00.000Z' })).toEqual([])
  })

  it('name each thing that is not well', () => {
    const outside = [{ ...mail, lastFailureAt: '2026-11-20T11:00:00Z', lastSuccessAt: null }]
    const jobs = { ...well.jobs, failed: 1, oldestDueSeconds: 3600 }
    const disk = { freeBytes: 5, totalBytes: 100 }
    const database = { ...well.database, migrations: { applied: 2, known: 3, lastAt: null } }
    expect(concernsIn({ ...well, outside, jobs, disk, database })).toEqual([
      'The database has seen 2 migrations, this program knows 3.',
      '1 job has failed for good.',
      'A job that is due has waited 1 hour.',
      'The disk has 5 bytes left.',
      'Email: the last call failed.',
    ])
  })
})
