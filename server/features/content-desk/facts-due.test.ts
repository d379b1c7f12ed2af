import { expect, it } from 'vitest'
import { factsDue } from './facts-due.ts'

const source = { title: 'A law', publisher: 'Congress', url: 'https://www.congress.gov/' }
const body = { checkedOn: '2026-11-20', sources: [{ ...source, readOn: '2026-11-20' }, source, source] }

it.each([
  ['a year after they were checked', {}, '2027-11-20'],
  ['by its own day, where it has one', { checkBy: '2027-01-31' }, '2027-01-31'],
  ['a leap day, on the last day of the next February', { checkedOn: '2028-02-29' }, '2029-02-28'],
])('is due %s', (_, more, dueOn) => {
  expect(factsDue({ ...body, ...more }, '2026-11-27')).toMatchObject({ dueOn })
})

it.each([
  ['2027-01-01', 'later'],
  ['2027-01-02', 'soon'],
  ['2027-02-01', 'soon'],
  ['2027-02-02', 'past'],
])('what is due on 2027-02-01 is seen from %s as %s', (today, state) => {
  expect(factsDue({ ...body, checkBy: '2027-02-01' }, today)?.state).toBe(state)
})

it('counts the sources that nobody opened', () => {
  expect(factsDue(body, '2026-11-27')).toMatchObject({ sources: 3, unopenedSources: 2 })
})

it.each([null, undefined, {}, { groups: [] }, { ...body, checkedOn: '' }])('%j has no such day', (odd) => {
  expect(factsDue(odd, '2026-11-27')).toBeNull()
})
