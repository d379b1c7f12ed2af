import { describe, expect, it } from 'vitest'
import type { DeskApplication } from '#contracts/foundation/grants-desk.ts'
import { approvalNote, isPossible, readAct, startOf, type ActValues } from './act-form.ts'

const TODAY = '2026-11-20'
const typed: ActValues = { text: 'Rent is due.', amount: '1,200', outcome: '', paidOn: TODAY }

describe('an act', () => {
  it.each([
    ['ask', typed, { act: 'ask', question: 'Rent is due.' }],
    ['approve', typed, { act: 'approve', amount: '1200.00', reason: 'Rent is due.' }],
    ['refuse', typed, { act: 'refuse', reason: 'Rent is due.' }],
    ['pay', { ...typed, text: '' }, { act: 'pay', amount: '1200.00', paidOn: TODAY }],
    [
      'decide_appeal',
      { ...typed, outcome: 'granted' },
      { act: 'decide_appeal', outcome: 'granted', amount: '1200.00', reason: 'Rent is due.' },
    ],
    [
      'decide_appeal',
      { ...typed, outcome: 'refused', amount: '' },
      { act: 'decide_appeal', outcome: 'refused', amount: null, reason: 'Rent is due.' },
    ],
  ] as const)('%s is sent with what it needs', (act, values, body) => {
    expect(readAct(act, values, TODAY)).toEqual({ body })
  })

  it.each([
    ['ask', { ...typed, text: '  ' }, ['text']],
    ['approve', { ...typed, text: '', amount: '0' }, ['text', 'amount']],
    ['refuse', { ...typed, text: '' }, ['text']],
    ['decide_appeal', { ...typed, amount: '' }, ['outcome']],
    ['decide_appeal', { ...typed, outcome: 'granted', amount: 'all' }, ['amount']],
    ['pay', { ...typed, paidOn: '2026-11-21' }, ['paidOn']],
    ['pay', { ...typed, paidOn: '' }, ['paidOn']],
  ] as const)('%s says what is missing', (act, values, fields) => {
    expect(Object.keys(readAct(act, values, TODAY).errors ?? {})).toEqual(fields)
  })
})

const application = {
  status: 'submitted',
  requestedAmount: 1_500_00,
  approvedAmount: null,
  approvals: [],
  granted: { person: 0, others: 0 },
} as unknown as DeskApplication

it('starts with what is asked for, then with what the first approval named', () => {
  expect(startOf(application, TODAY).amount).toBe('1500')
  expect(startOf({ ...application, approvedAmount: 1_200_50 }, TODAY).amount).toBe('1200.50')
})

it('says whether an approval is enough, the first of two, or the second', () => {
  expect(approvalNote(application, '1,000')).toMatch(/enough/)
  expect(approvalNote(application, '1,000.01')).toMatch(/first of two/)
  const granted = { person: 500_00, others: 300_00 }
  expect(approvalNote({ ...application, granted }, '200')).toMatch(/enough/)
  expect(approvalNote({ ...application, granted }, '200.01')).toMatch(/was granted \$800 .* first of two/)
  const approvals = [{ adminId: '1', name: 'A', at: '', isMe: false }]
  const once: DeskApplication = {
    ...application,
    status: 'approved_once',
    approvedAmount: 1_500_00,
    approvals,
  }
  expect(approvalNote(once, '1500')).toMatch(/second of two approvals, for the same \$1,500/)
})

it('knows which acts a state leaves to some admin', () => {
  expect(isPossible('approve', 'submitted')).toBe(true)
  expect(isPossible('decide_appeal', 'appealed')).toBe(true)
  expect(isPossible('pay', 'submitted')).toBe(false)
  expect(isPossible('ask', 'paid')).toBe(false)
})
