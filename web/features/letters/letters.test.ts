import { describe, expect, it } from 'vitest'
import type { LetterCase } from '#contracts/money/letters.ts'
import { daysAsked, emptyCase, formOfCase, readCase } from './cases/case-form.ts'
import { clockSentence, nextStep, outcomeOptions } from './cases/case-words.ts'
import { emptyCollector, emptyDispute, readCollector, readDispute } from './letter-forms.ts'
import { bytesOf } from './letter-result.tsx'

describe('the dispute form', () => {
  it('misses a name, a reason and an account, and nothing else', () => {
    expect(readDispute(emptyDispute).errors).toEqual({
      accountName: 'Enter the account or creditor name.',
      fullName: 'Enter your full name.',
      reason: 'Choose what is wrong.',
    })
    expect(readDispute({ ...emptyDispute, reason: 'constructor' }).errors).toHaveProperty('reason')
  })

  it('sends what was typed and not the letter beside it', () => {
    const filled = { ...emptyDispute, fullName: 'Ruth', reason: 'not_mine', accountName: 'Bank', text: 'old' }
    expect(readDispute(filled).body).toEqual({
      fullName: 'Ruth',
      address: '',
      reason: 'not_mine',
      accountName: 'Bank',
      accountNumber: '',
      details: '',
      bureau: 'equifax',
    })
  })
})

describe('the form of a letter to a collector', () => {
  const filled = {
    ...emptyCollector,
    fullName: 'Ruth',
    address: '1 Elm',
    collectorName: 'Collections',
    collectorAddress: '2 Oak',
  }

  it('asks for a lawyer only where the letter is about one', () => {
    expect(readCollector('validation', filled).body).not.toHaveProperty('lawyer')
    expect(Object.keys(readCollector('lawyer', filled).errors ?? {})).toEqual(['lawyer'])
    expect(readCollector('lawyer', { ...filled, lawyer: 'Lee' }).body).toMatchObject({ lawyer: 'Lee' })
  })

  it('says what is missing', () => {
    expect(Object.keys(readCollector('dispute', emptyCollector).errors ?? {})).toHaveLength(4)
  })
})

const kept: LetterCase = {
  id: 'c',
  kind: 'bureau_dispute',
  recipient: 'Experian',
  subject: 'First Bank',
  sentOn: '2026-11-20',
  receivedOn: null,
  tracking: null,
  afterFreeReport: false,
  addedInformationOn: null,
  firstNoticeOn: null,
  servedOn: null,
  servedHow: null,
  state: null,
  court: null,
  answerBy: null,
  filedOn: null,
  selfHelpUrl: null,
  feeWaiverUrl: null,
  papers: [],
  dueOn: '2026-12-20',
  dueIs: 'answer',
  rule: '',
  ruleUrl: '',
  outcome: 'open',
  note: null,
  version: 1,
  createdAt: '2026-11-20T12:00:00Z',
}
const TODAY = '2026-12-19'
const suit: Partial<LetterCase> = { kind: 'sued', dueIs: 'file_by', sentOn: null }

describe('the form of a case', () => {
  it('sends the dates its kind asks for, and empties the others of the form', () => {
    expect(readCase(formOfCase(kept), TODAY).body).toEqual({
      recipient: 'Experian',
      subject: 'First Bank',
      tracking: '',
      note: '',
      afterFreeReport: false,
      sentOn: '2026-11-20',
      receivedOn: null,
      addedInformationOn: null,
    })
    const notice = {
      ...emptyCase,
      kind: 'validation' as const,
      recipient: 'A',
      subject: 'B',
      firstNoticeOn: '2026-12-01',
    }
    expect(readCase(notice, TODAY).body).toMatchObject({ firstNoticeOn: '2026-12-01', sentOn: null })
    expect(readCase({ ...notice, kind: 'lawyer' }, TODAY).body).not.toHaveProperty('firstNoticeOn')
    expect(daysAsked('stop_contact')).toEqual(['receivedOn'])
  })

  it.each([
    [{ recipient: ' ' }, 'recipient'],
    [{ subject: '' }, 'subject'],
    [{ sentOn: '2026-12-20' }, 'sentOn'],
    [{ sentOn: '2026-02-30' }, 'sentOn'],
    [{ receivedOn: '2026-11-19' }, 'receivedOn'],
    [{ addedInformationOn: '2026-11-19' }, 'addedInformationOn'],
  ])('with %j says what is wrong at %s', (change, field) => {
    expect(Object.keys(readCase({ ...formOfCase(kept), ...change }, TODAY).errors ?? {})).toEqual([field])
  })
})

describe('what a case says', () => {
  it.each<[Partial<LetterCase>, string, string]>([
    [{}, TODAY, 'Their answer is due on 12/20/2026, in 1 day.'],
    [{}, '2026-12-20', 'Their answer is due on 12/20/2026, today.'],
    [{}, '2026-12-23', 'Their answer was due on 12/20/2026, 3 days ago.'],
    [{ dueIs: 'write_by', sentOn: null }, TODAY, 'The last day to write is 12/20/2026, in 1 day.'],
    [{ dueIs: 'write_by' }, '2026-12-22', 'The last day to write in time was 12/20/2026, 2 days ago.'],
    [{ dueOn: null }, TODAY, 'Sent on 11/20/2026. No day is set for an answer.'],
    [{ dueOn: null, sentOn: null, kind: 'lawyer' }, TODAY, 'Not sent yet.'],
    [{ outcome: 'corrected' }, TODAY, 'Sent on 11/20/2026.'],
    [{ outcome: 'withdrawn', sentOn: null }, TODAY, 'It was not sent.'],
    [suit, TODAY, 'The last day to file your answer is 12/20/2026, in 1 day.'],
    [suit, '2026-12-22', 'The last day to file your answer was 12/20/2026, 2 days ago.'],
    [
      { ...suit, dueOn: null, dueIs: null },
      TODAY,
      'Ask the clerk of the court today which day your answer is due.',
    ],
    [{ ...suit, dueOn: null, filedOn: '2026-12-18' }, TODAY, 'Answer filed on 12/18/2026.'],
    [{ ...suit, outcome: 'judgment' }, TODAY, 'No answer was filed.'],
  ])('%j on %s: %s', (change, today, sentence) => {
    expect(clockSentence({ ...kept, ...change }, today)).toBe(sentence)
  })

  it('offers a step where there is one, and leaves an open case alone while its days run', () => {
    expect(nextStep(kept, TODAY)).toBeNull()
    expect(nextStep(kept, '2026-12-21')?.link?.url).toContain('consumerfinance.gov/complaint')
    expect(nextStep({ ...kept, outcome: 'verified' }, TODAY)?.text).toContain('statement')
    expect(nextStep({ ...kept, outcome: 'corrected' }, TODAY)).toBeNull()
    expect(nextStep({ ...kept, dueIs: 'write_by', sentOn: null }, TODAY)?.text).toContain('certified mail')
  })
})

const stepOf = (change: Partial<LetterCase>, today = TODAY) =>
  nextStep({ ...kept, ...suit, ...change }, today)
const valuesOf = (kind: LetterCase['kind']) => outcomeOptions(kind).map(({ value }) => value)

it('leads from a lawsuit to legal help at each stand, and lets one that ended well rest', () => {
  expect(stepOf({})?.text).toMatch(/^File your answer/)
  expect(stepOf({}, '2026-12-21')?.text).toMatch(/^Call the clerk/)
  expect(stepOf({ filedOn: '2026-12-18', dueOn: null })?.text).toMatch(/^Go to every court day/)
  expect(stepOf({ outcome: 'judgment' })?.link?.url).toContain('lsc.gov')
  expect(stepOf({ outcome: 'dismissed' })).toBeNull()
})

it('offers the endings that a case can have', () => {
  expect(valuesOf('sued')).toContain('judgment')
  expect(valuesOf('sued')).not.toContain('verified')
  expect(valuesOf('dispute')).not.toContain('judgment')
})

it('reads the bytes of a file', () => {
  expect([...bytesOf('JVBERg==')]).toEqual([0x25, 0x50, 0x44, 0x46])
})
