import { expect, it } from 'vitest'
import { sentencesOf } from '#contracts/calls.fixtures.ts'
import * as contract from './settings.ts'

const sentences = (sent: unknown) => sentencesOf(contract.updateSettings, sent)

it('the time zones are Eastern, Central, Mountain, Pacific and UTC, and each has a clock', () => {
  // spec 9
  expect(contract.timeZones).toEqual([
    'America/New_York',
    'America/Chicago',
    'America/Denver',
    'America/Los_Angeles',
    'UTC',
  ])
  for (const timeZone of contract.timeZones)
    expect(new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone).toBe(timeZone)
})

it('nothing has to be sent, and what is sent stays as it is', () => {
  expect(contract.updateSettings.body.parse({})).toEqual({})
  const change = {
    currency: 'CAD',
    dateFormat: 'DD/MM/YYYY',
    timezone: 'UTC',
    weeklyReports: true,
    version: 3,
  }
  expect(contract.updateSettings.body.parse(change)).toEqual(change)
})

it.each([
  ['currency', 'JPY', 'Choose a currency from the list.'],
  ['dateFormat', 'DD.MM.YYYY', 'Choose a date format from the list.'],
  ['timezone', 'Europe/Berlin', 'Choose a time zone from the list.'],
  ['paymentReminders', 'yes', 'Send true or false.'],
  ['version', '1', 'Send the version as a whole number.'],
])('a wrong %s has a sentence of its own', (field, wrong, sentence) => {
  expect(sentences({ [field]: wrong })).toEqual({ [field]: sentence })
})

it('a name needs its first part and loses the space around it', () => {
  const { body } = contract.updateName
  expect(body.parse({ firstName: ' Ada ', lastName: 'Byrne' })).toEqual({
    firstName: 'Ada',
    lastName: 'Byrne',
  })
  expect(body.parse({ firstName: 'Ada', lastName: ' ' })).toEqual({ firstName: 'Ada', lastName: '' })
  expect(body.safeParse({ firstName: ' ', lastName: 'Byrne' }).error?.issues[0]?.message).toBe(
    'Enter your first name.',
  )
})
