import { expect, test } from 'vitest'
import { nextWords } from './standing.ts'

const row = {
  status: 'submitted',
  hearBy: '2026-11-30',
  approvedAmount: null,
  hasAppealed: false,
  paidOn: null,
} as const

const lastEvening = new Date('2026-12-01T04:59:00Z')
const nextDay = new Date('2026-12-01T05:00:00Z')

test.each(['submitted', 'approved_once', 'appealed'] as const)(
  'an answer to what is %s is promised up to its day in New York, and not after it',
  (status) => {
    expect(nextWords({ ...row, status }, lastEvening)).toMatch(/You hear from us by November 30, 2026\.$/)
    const late = nextWords({ ...row, status }, nextDay)
    expect(late).toMatch(/We wanted to answer by November 30, 2026\. We are late, and we are sorry\./)
    expect(late).not.toContain('You hear from us')
  },
)

test.each([
  [200_000, '$2,000'],
  [150_050, '$1,500.50'],
])('an approved amount of %i cents stands as on the rest of the page', (approvedAmount, amount) => {
  const approved = { ...row, status: 'approved', approvedAmount } as const
  expect(nextWords(approved, nextDay)).toContain(`Your grant of ${amount} is approved.`)
})
