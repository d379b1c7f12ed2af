import { describe, expect, it, test } from 'vitest'
import { readConsentForm, type ConsentValues } from './consent-dialog.tsx'

const values: ConsentValues = {
  firstName: ' Ada ',
  lastName: 'Byrne',
  birthDate: '1988-04-12',
  phone: '(202) 555-0143',
  agreed: true,
}

test('what was typed is sent trimmed, with the version of the words', () => {
  expect(readConsentForm(values, 'v1')).toEqual({ body: { ...values, firstName: 'Ada', version: 'v1' } })
})

describe('what is wrong is said beside its field', () => {
  it.each([
    ['firstName', { firstName: ' ' }],
    ['lastName', { lastName: '' }],
    ['birthDate', { birthDate: '' }],
    ['birthDate', { birthDate: '1988-02-30' }],
    ['phone', { phone: '12' }],
    ['phone', { phone: '+44 20 7183 8750' }],
    ['agreed', { agreed: false }],
  ])('%s in %j', (field, change) => {
    const { errors } = readConsentForm({ ...values, ...change }, 'v1')
    expect(Object.keys(errors ?? {})).toEqual([field])
  })
})

test.each(['2025550143', '+1 202 555 0143', '1-202-555-0143', '202.555.0143'])('%s is a phone', (phone) => {
  expect(readConsentForm({ ...values, phone }, 'v1').errors).toBeUndefined()
})
