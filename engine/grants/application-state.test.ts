import { describe, expect, it } from 'vitest'
import {
  grantActs,
  grantStatuses,
  isEditable,
  isOpen,
  nextStatus,
  openStatuses,
  owesAnswer,
} from './application-state.ts'
import type { GrantAct, GrantStatus } from './application-state.ts'

/** Every way there is; whatever is not here must be refused. */
const allowed: [GrantStatus, GrantAct, GrantStatus][] = [
  ['draft', 'submit', 'submitted'],
  ['draft', 'withdraw', 'withdrawn'],
  ['submitted', 'ask', 'needs_information'],
  ['submitted', 'approve_first', 'approved_once'],
  ['submitted', 'approve', 'approved'],
  ['submitted', 'refuse', 'refused'],
  ['submitted', 'withdraw', 'withdrawn'],
  ['needs_information', 'answer', 'submitted'],
  ['needs_information', 'refuse', 'refused'],
  ['needs_information', 'withdraw', 'withdrawn'],
  ['approved_once', 'ask', 'needs_information'],
  ['approved_once', 'approve', 'approved'],
  ['approved_once', 'refuse', 'refused'],
  ['approved_once', 'withdraw', 'withdrawn'],
  ['approved', 'pay', 'paid'],
  ['approved', 'withdraw', 'withdrawn'],
  ['refused', 'appeal', 'appealed'],
  ['appealed', 'grant_appeal_first', 'approved_once'],
  ['appealed', 'grant_appeal', 'approved'],
  ['appealed', 'uphold', 'refused'],
  ['appealed', 'withdraw', 'withdrawn'],
]

const way = (from: string, act: string) => `${from} ${act}`

describe('nextStatus', () => {
  const byWay = new Map(allowed.map(([from, act, to]) => [way(from, act), to]))
  const all = grantStatuses.flatMap((from) => grantActs.map((act) => [from, act] as const))
  it.each(all)('%s, then %s', (from, act) => {
    expect(nextStatus(from, act)).toBe(byWay.get(way(from, act)) ?? null)
  })

  it('leads nowhere from what is paid or taken back', () => {
    for (const act of grantActs)
      expect([nextStatus('paid', act), nextStatus('withdrawn', act)]).toEqual([null, null])
  })

  it('reaches every state from a draft, and never pays what was not approved', () => {
    const reached = new Set<GrantStatus>(['draft'])
    const ways = () =>
      grantActs.flatMap((act) => [...reached].map((from) => [from, nextStatus(from, act)] as const))
    for (let step = 0; step < grantStatuses.length; step += 1)
      for (const [, to] of ways()) if (to !== null) reached.add(to)
    expect([...reached].toSorted()).toEqual(grantStatuses.toSorted())
    expect(ways().filter(([, to]) => to === 'paid')).toEqual([['approved', 'paid']])
  })
})

it('an application is open until it is refused, paid or taken back', () => {
  expect(openStatuses).toEqual([
    'draft',
    'submitted',
    'needs_information',
    'approved_once',
    'approved',
    'appealed',
  ])
  expect(grantStatuses.filter((status) => !isOpen(status))).toEqual(['refused', 'paid', 'withdrawn'])
})

it('can be changed before it is sent and while more is asked', () => {
  expect(grantStatuses.filter(isEditable)).toEqual(['draft', 'needs_information'])
})

it('an answer is owed from the day it is sent until it is decided, and not while the applicant is asked', () => {
  expect(grantStatuses.filter(owesAnswer)).toEqual(['submitted', 'approved_once', 'appealed'])
})
