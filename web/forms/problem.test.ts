import { describe, expect, it } from 'vitest'
import { ApiError } from '#web/api/api-error.ts'
import { fieldsOf } from './fields.ts'
import { errorList, newerOf, problemOf } from './problem.ts'
import { readRequired } from './read-required.ts'

const values = { name: 'Card', promoRate: '', isDeferred: false }
const reading = { values, names: { 'promotionalRate.interestRate': 'promoRate' }, unsaid: 'Ours.' } as const

function refusal(...fields: (readonly [field: string, message: string])[]): ApiError {
  const named = fields.map(([field, message]) => ({ field, message }))
  return new ApiError(422, JSON.stringify({ message: 'm', code: 'invalid_input', fields: named }), '')
}

describe('a failed call as a problem of its form', () => {
  it('stands beside the fields it names, under their names in the form', () => {
    const error = refusal(['name', 'Name it.'], ['promotionalRate.interestRate', 'Enter a rate.'])
    expect(problemOf(error, reading)).toEqual({
      errors: { name: 'Name it.', promoRate: 'Enter a rate.' },
      whole: undefined,
    })
  })

  it.each(['', 'balance', 'toString'])('is about the whole form where that has no field %j', (field) => {
    const error = refusal([field, 'You can keep up to 500 debts.'])
    expect(problemOf(error, reading)).toEqual({ errors: {}, whole: 'You can keep up to 500 debts.' })
  })

  it('keeps what is about the whole form beside what is about a field', () => {
    const error = refusal(['name', 'Name it.'], ['', 'Whole.'], ['other', 'Other.'])
    expect(problemOf(error, reading)).toEqual({ errors: { name: 'Name it.' }, whole: 'Whole. Other.' })
  })

  it('keeps the first of two sentences for one field of the form', () => {
    const error = refusal(['promotionalRate.interestRate', 'First.'], ['promoRate', 'Second.'])
    expect(problemOf(error, reading).errors).toEqual({ promoRate: 'First.' })
  })

  it('says what the server says, and else what the form says', () => {
    const unavailable = new ApiError(503, '{"message":"Not now.","code":"unavailable"}', '')
    expect(problemOf(unavailable, reading)).toEqual({ errors: {}, whole: 'Not now.' })
    expect(problemOf(new TypeError('Failed to fetch'), reading)).toEqual({ errors: {}, whole: 'Ours.' })
  })
})

describe('what is stored by now', () => {
  const body = JSON.stringify({ message: 'm', code: 'stale', current: { version: 3 } })
  it('is in a refusal of a version', () => {
    expect(newerOf(new ApiError(409, body, ''))).toEqual({ version: 3 })
  })

  it.each([
    ['another refusal', new ApiError(422, body, '')],
    ['a conflict without it', new ApiError(409, '{"message":"m","code":"stale"}', '')],
    ['no answer', new TypeError('Failed to fetch')],
  ])('is not known of %s', (_, error) => {
    expect(newerOf(error)).toBeNull()
  })
})

it('lists what is about the whole form first, and only fields that have an error', () => {
  const errors = { name: 'Name it.', promoRate: undefined }
  expect(errorList({ errors: { name: 'Name it.' }, whole: 'Whole.' })).toEqual([
    { field: null, message: 'Whole.' },
    { field: 'name', message: 'Name it.' },
  ])
  expect(errorList({ errors: errors as { name: string } })).toEqual([{ field: 'name', message: 'Name it.' }])
})

it('gives each field its value, its error and its change', () => {
  const changes: object[] = []
  const { field, tick } = fieldsOf({
    values,
    problem: { errors: { name: 'Name it.', isDeferred: 'Tick it.' } },
    change: (changed) => changes.push(changed),
  })
  const { onValueChange, ...name } = field('name')
  const { onCheckedChange, ...box } = tick('isDeferred')
  onValueChange('Store card')
  onCheckedChange(true)
  expect(name).toEqual({ name: 'name', value: 'Card', error: 'Name it.' })
  expect(box).toEqual({ name: 'isDeferred', id: 'field-isDeferred', checked: false, error: 'Tick it.' })
  expect(changes).toEqual([{ name: 'Store card' }, { isDeferred: true }])
})

it('calls a field of blanks empty, in the order of the form', () => {
  const sentences = { firstName: 'First.', email: 'Mail.', password: 'Word.' }
  const typed = { firstName: ' ', email: 'a@b.c', password: '' }
  expect(Object.entries(readRequired(typed, sentences).errors ?? {})).toEqual([
    ['firstName', 'First.'],
    ['password', 'Word.'],
  ])
  const filled = { firstName: 'Ada', email: 'a@b.c', password: 'pass' }
  expect(readRequired(filled, sentences)).toEqual({ body: filled })
})
