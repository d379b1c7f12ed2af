import { expect, it, test } from 'vitest'
import { topicOf } from '../topics.ts'
import { subjects, topicsOfSubject } from './router.ts'

test.each([
  ['two likely topics of one subject', { due_dates: 0.55, debt_ends: 0.4 }, ['due_dates', 'debt_ends']],
  ['a topic far likelier than the rest', { due_dates: 0.9, debt_ends: 0.06 }, ['due_dates']],
  ['topics of two subjects', { due_dates: 0.5, goals_status: 0.48 }, []],
  ['a subject that is not sure', { due_dates: 0.5, debt_ends: 0.3 }, []],
  ['what is written for everybody', { sued: 0.5, default_judgment: 0.48 }, []],
])('%s', (_, shares, found) => {
  const guesses = Object.entries(shares).map(([id, share]) => ({ id, share }))
  expect(topicsOfSubject(guesses)).toEqual(found)
})

it('the topics of subjects are known, and of a person or of the app', () => {
  const kinds = subjects.flat().map((id) => topicOf(id).kind)
  expect(new Set(kinds)).toEqual(new Set(['facts', 'app']))
})
