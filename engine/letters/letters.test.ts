import { describe, expect, test } from 'vitest'
import { findLanguageBy } from '#engine/language/bilingual.ts'
import { unprovenIn } from '#engine/grounding/grounding.fixtures.ts'
import { bureauAnswerDue, caseDeadline, validationWindowEnd } from './case-deadlines.ts'
import { collectorFileName, collectorLetter, collectorLetterLabels } from './collector-letter.ts'
import type { CaseFacts } from './case-deadlines.ts'
import type { CollectorLetterInput, CollectorLetterKind } from './collector-letter.ts'
import { disputeFileName, disputeLetter, disputeReasonLabels } from './dispute-letter.ts'
import type { DisputeLetterInput, DisputeReason } from './dispute-letter.ts'
import { letterDate } from './letter-frame.ts'
import { explanationsOf } from './paragraph-words.ts'

const dispute: DisputeLetterInput = {
  fullName: 'Ruth Bennett',
  address: '12 Elm Street\nDayton, OH 45402',
  date: '2026-11-20',
  reason: 'paid_off',
  accountName: 'First Bank',
  accountNumber: 'ending in 4411',
  details: 'I paid the last bill on 3 May 2026.\n\n  A copy of my statement is enclosed.  ',
  bureau: ['Example Bureau', 'P.O. Box 1', 'Atlanta, GA 30374'],
}

const collector: CollectorLetterInput = {
  kind: 'validation',
  fullName: 'Ruth Bennett',
  address: '12 Elm Street\r\nDayton, OH 45402',
  date: '2026-11-20',
  collectorName: 'Example Collections',
  collectorAddress: 'P.O. Box 2\nReno, NV 89501',
  reference: 'A-77',
  lawyer: null,
  details: null,
}

const kinds = Object.keys(collectorLetterLabels) as CollectorLetterKind[]
const reasons = Object.keys(disputeReasonLabels) as DisputeReason[]
const everyLetter = [
  ...reasons.map((reason) => disputeLetter({ ...dispute, reason })),
  ...kinds.map((kind) => collectorLetter({ ...collector, kind, lawyer: 'Lee Park\n1 Court Square' })),
]

describe('the dispute letter', () => {
  test('stands as it is sent', () => {
    expect(disputeLetter(dispute)).toBe(`Ruth Bennett
12 Elm Street
Dayton, OH 45402

November 20, 2026

Example Bureau
P.O. Box 1
Atlanta, GA 30374

Re: Dispute of information in my credit report
Account or creditor: First Bank
Account number: ending in 4411
Reason: Already Paid Off

To whom it may concern:

I am writing to dispute information in my credit report about the account named above.

I have paid this account in full. The report shows that I still owe on it.

I paid the last bill on 3 May 2026.
A copy of my statement is enclosed.

Please investigate this under the Fair Credit Reporting Act, 15 U.S.C. 1681i. The Act gives 30 days for the investigation from the day you receive this letter. Please correct or delete what is inaccurate, incomplete or cannot be verified.

Please send me the results in writing at the address above, with a copy of my credit report if it changes.

Sincerely,


Ruth Bennett
`)
  })

  test('leaves out what was not entered', () => {
    const letter = disputeLetter({ ...dispute, accountNumber: null, details: null })
    expect(letter).not.toContain('Account number')
    expect(letter).not.toContain('\n\n\n\n')
    expect(letter).not.toMatch(/null|undefined/)
  })

  test('without an address asks for an answer, not at one', () => {
    const letter = disputeLetter({ ...dispute, address: ' \n ' })
    expect(letter).toMatch(/^Ruth Bennett\n\nNovember 20, 2026\n/)
    expect(letter).toContain('Please send me the results in writing, with a copy')
    expect(letter).not.toContain('address above')
  })

  test('says another thing for each reason', () => {
    const own = reasons.map((reason) => disputeLetter({ ...dispute, reason }).split('\n\n')[6])
    expect(new Set(own).size).toBe(reasons.length)
  })

  test('is downloaded under its day', () => {
    expect(disputeFileName('2026-11-20')).toBe('credit-dispute-letter-2026-11-20.txt')
  })
})

const toLawyer = (lawyer: string | null) => () => collectorLetter({ ...collector, kind: 'lawyer', lawyer })

const parts = (letter: string) => letter.trim().split(/\n{2,}/)

describe('what each paragraph says', () => {
  /** sender, day, recipient, the person's own details and the name below */
  const own = [dispute.details, 'Ruth Bennett', 'November 20, 2026', 'Example Bureau', 'Example Collections']
  const isOwn = (part: string) => own.some((text) => part.split('\n')[0] === text?.split('\n')[0])

  test('is not said in the language of the letter itself', () => {
    expect(everyLetter.map(explanationsOf)).toEqual(everyLetter.map(() => null))
  })

  test.each([
    ...everyLetter,
    ...kinds.map((kind) => collectorLetter({ ...collector, kind, reference: null, lawyer: 'Lee Park' })),
    disputeLetter({ ...dispute, address: '' }),
  ])('letter %#: stays English, with every paragraph said in Spanish', (letter) => {
    findLanguageBy(() => 'es')
    const said = explanationsOf(letter)
    findLanguageBy(() => 'en')
    expect(said?.map(({ paragraph }) => paragraph)).toEqual(parts(letter).filter((part) => !isOwn(part)))
    for (const { paragraph, says } of said ?? []) expect(says).not.toBe(paragraph)
  })

  test('leaves a letter in Spanish screens as it is, its day too', () => {
    findLanguageBy(() => 'es')
    const letters = [disputeLetter(dispute), collectorLetter(collector)]
    findLanguageBy(() => 'en')
    expect(letters).toEqual([disputeLetter(dispute), collectorLetter(collector)])
  })
})

describe('letters to a collector', () => {
  test.each(kinds)('%s names the section it rests on', (kind) => {
    const letter = collectorLetter({ ...collector, kind, lawyer: 'Lee Park' })
    expect(letter).toMatch(/15 U\.S\.C\. 1692(g|c\(c\)|c\(a\)\(2\))/)
    expect(letter).toContain('Your reference: A-77')
    expect(letter).toContain('Example Collections\nP.O. Box 2\nReno, NV 89501')
  })

  test('speaks to the collector, and of a reference only where there is one', () => {
    const subjectOf = (kind: CollectorLetterKind) =>
      /^Re: .*$/m.exec(collectorLetter({ ...collector, kind, lawyer: 'Lee Park' }))?.[0]
    expect(kinds.map(subjectOf)).toEqual([
      'Re: Request for validation of a debt',
      'Re: Dispute of a debt',
      'Re: Request to stop contact about a debt',
      'Re: Contact through my lawyer',
    ])
    expect(collectorLetter(collector)).toContain('about the debt with the reference above.')
    for (const kind of kinds) {
      const bare = collectorLetter({ ...collector, kind, reference: null, lawyer: 'Lee Park' })
      expect(bare).toContain('You have contacted me about a debt.')
      expect(bare).not.toContain('reference')
    }
  })

  test('no letter agrees that the debt is owed', () => {
    for (const kind of ['validation', 'dispute', 'stop_contact'] as const)
      expect(collectorLetter({ ...collector, kind })).toContain('I do not agree in it that I owe this debt')
  })

  test('a letter about a lawyer names one', () => {
    expect(toLawyer(null)).toThrow(RangeError)
    expect(toLawyer(' \n ')).toThrow(RangeError)
    expect(toLawyer('Lee Park\n1 Court Square')()).toContain('My lawyer:\nLee Park\n1 Court Square')
  })

  test('is downloaded under its kind and day', () => {
    expect(collectorFileName('stop_contact', '2026-11-20')).toBe(
      'collector-letter-stop-contact-2026-11-20.txt',
    )
  })
})

test.each(everyLetter)(
  'letter %#: promises nothing, and every number is the person’s, the day or the law’s',
  (letter) => {
    expect(letter).not.toMatch(/guarantee|will be removed|must be deleted|your score|improve/i)
    const given = `${JSON.stringify([dispute, collector])} November 20, 2026, Lee Park, 1 Court Square`
    const law = letter.replaceAll(/15 U\.S\.C\. 16\d\d[a-z]?(\(\w\))*/g, '').replaceAll(/30 days/g, '')
    for (const number of law.match(/\d+/g) ?? []) expect(given).toContain(number)
  },
)

test.each(everyLetter)('letter %#: nothing in it is unproven', (letter) => {
  const entered = [...Object.values(dispute), ...Object.values(collector), 'Lee Park, 1 Court Square'].flat()
  const ownWords = entered.filter((text) => text !== null)
  const law = ['30 days', letter.match(/15 U\.S\.C\. 16\d\d\w?(\(\w\))*/g) ?? []].flat()
  expect(
    unprovenIn(letter, { facts: ['November 20, 2026', ...law, ...ownWords], passages: [], ownWords }),
  ).toEqual([])
})

describe('when an answer is due', () => {
  const plain = { receivedOn: '2026-11-20', afterFreeReport: false, addedInformationOn: null }
  test.each([
    ['30 days', plain, { dueOn: '2026-12-20', rule: 'bureau_30' }],
    [
      'over the end of February',
      { ...plain, receivedOn: '2028-02-15' },
      { dueOn: '2028-03-16', rule: 'bureau_30' },
    ],
    [
      '45 after the free report',
      { ...plain, afterFreeReport: true },
      { dueOn: '2027-01-04', rule: 'bureau_45_free_report' },
    ],
    [
      '15 more with more information',
      { ...plain, addedInformationOn: '2026-12-20' },
      { dueOn: '2027-01-04', rule: 'bureau_45_added' },
    ],
    [
      'information that comes too late',
      { ...plain, addedInformationOn: '2026-12-21' },
      { dueOn: '2026-12-20', rule: 'bureau_30' },
    ],
    [
      'information from before',
      { ...plain, addedInformationOn: '2026-11-19' },
      { dueOn: '2026-12-20', rule: 'bureau_30' },
    ],
  ])('%s', (_, clock, due) => {
    expect(bureauAnswerDue(clock)).toEqual(due)
  })

  test('a person has 30 days from the first notice to ask for proof', () => {
    expect(validationWindowEnd('2026-11-20')).toBe('2026-12-20')
  })
})

const newCase: CaseFacts = {
  kind: 'bureau_dispute',
  sentOn: null,
  receivedOn: null,
  afterFreeReport: false,
  addedInformationOn: null,
  firstNoticeOn: null,
  servedOn: null,
  answerBy: null,
  filedOn: null,
  court: null,
}

describe('the clock of a case', () => {
  test.each<[string, Partial<CaseFacts>, string | null]>([
    ['a dispute not sent yet', {}, null],
    ['a dispute sent', { sentOn: '2026-11-20' }, 'answer 2026-12-20'],
    ['from the day on the receipt', { sentOn: '2026-11-20', receivedOn: '2026-11-24' }, 'answer 2026-12-24'],
    ['45 days', { sentOn: '2026-11-20', afterFreeReport: true }, 'answer 2027-01-04'],
    ['more sent', { sentOn: '2026-11-20', addedInformationOn: '2026-12-01' }, 'answer 2027-01-04'],
    ['a notice', { kind: 'validation', firstNoticeOn: '2026-11-20' }, 'write_by 2026-12-20'],
    ['a notice disputed', { kind: 'dispute', firstNoticeOn: '2026-11-20' }, 'write_by 2026-12-20'],
    ['answered in time', { kind: 'dispute', firstNoticeOn: '2026-11-20', sentOn: '2026-11-22' }, null],
    ['no notice known', { kind: 'validation', sentOn: '2026-11-22' }, null],
    ['stop contact', { kind: 'stop_contact', firstNoticeOn: '2026-11-20' }, null],
    ['a lawyer', { kind: 'lawyer', firstNoticeOn: '2026-11-20' }, null],
  ])('%s', (_, facts, expected) => {
    const { day } = caseDeadline({ ...newCase, ...facts })
    expect(day && `${day.dueIs} ${day.dueOn}`).toBe(expected)
  })

  test.each<[Partial<CaseFacts>, RegExp, string]>([
    [{}, /30 days.*1681i\(a\)\(1\)\(A\)/, '1681i'],
    [{ afterFreeReport: true }, /45 days.*1681j\(a\)\(3\)/, '1681j'],
    [
      { sentOn: '2026-11-20', addedInformationOn: '2026-12-01' },
      /15 days more.*1681i\(a\)\(1\)\(B\)/,
      '1681i',
    ],
    [{ kind: 'validation' }, /30 days.*1692g\(b\)/, '1692g'],
    [{ kind: 'dispute' }, /30 days.*1692g\(b\)/, '1692g'],
    [{ kind: 'stop_contact' }, /1692c\(c\)/, '1692c'],
    [{ kind: 'lawyer' }, /1692c\(a\)\(2\)/, '1692c'],
  ])('%j names its rule and where it stands', (facts, words, section) => {
    const { rule } = caseDeadline({ ...newCase, ...facts })
    expect(rule.words).toMatch(words)
    expect(rule.url).toMatch(new RegExp(`^https://uscode\\.house\\.gov/.*section${section}&`))
  })
})

test('a day that is none is refused', () => {
  expect(() => letterDate('2026-02-30')).toThrow(RangeError)
})
