import { describe, expect, it } from 'vitest'
import type { Debt } from '#contracts/money/debts.ts'
import type { GrantApplication } from '#contracts/foundation/grants.ts'
import { fileSize } from '#web/format/file-size.ts'
import {
  debtValuesOf,
  emptyDebt,
  emptyFieldsOf,
  valuesOfApplication,
  isStored,
  noHousehold,
  readApplication,
  restoreDebt,
} from './application-form.ts'
import { readCheck } from './self-check-form.ts'
import { stepOf } from './steps.tsx'
import { refusalOf } from '../documents/use-uploads.ts'
import { dayInWords, dollars } from '../words.ts'

const application: GrantApplication = {
  id: '1',
  status: 'draft',
  program: 'emergency',
  street: '12 Oak Street',
  zip: '43215',
  householdPeople: 3,
  state: 'OH',
  incomeAmount: 2_400_00,
  incomePeriod: 'month',
  age: 41,
  isSingleParent: false,
  debts: [
    {
      name: 'Store card',
      kind: 'credit_card',
      balance: 1_250_50,
      asked: 800_00,
      interestRate: 269_900,
      minimumPayment: null,
      debtId: '7',
    },
  ],
  story: 'The car broke down.',
  requestedAmount: 800_00,
  upTo: 2_000_00,
  documents: [],
  submittedAt: null,
  hearFrom: null,
  hearBy: null,
  consent: null,
  decision: null,
  question: null,
  appeal: null,
  paid: null,
  version: 4,
  createdAt: '2026-11-20T12:00:00.000Z',
  updatedAt: '2026-11-20T12:00:00.000Z',
  next: '',
  missing: [],
  canEdit: true,
  canSubmit: true,
  canAnswer: false,
  canWithdraw: true,
  canAppeal: false,
  events: [],
}

describe('an application', () => {
  it('sends no ZIP code that is not five digits, and says so', () => {
    const { body, errors } = readApplication({ ...valuesOfApplication(application), zip: '4321' })
    expect([body.zip, Object.keys(errors)]).toEqual([undefined, ['zip']])
    expect(readApplication({ ...valuesOfApplication(application), zip: '' }).body.zip).toBeNull()
  })

  it('goes through the form unchanged', () => {
    const { body, errors } = readApplication(valuesOfApplication(application))
    expect(errors).toEqual({})
    expect(body).toEqual({
      program: 'emergency',
      street: '12 Oak Street',
      zip: '43215',
      householdPeople: 3,
      state: 'OH',
      incomeAmount: '2400.00',
      incomePeriod: 'month',
      age: 41,
      isSingleParent: false,
      debts: [
        {
          name: 'Store card',
          kind: 'credit_card',
          balance: '1250.50',
          asked: '800.00',
          interestRate: expect.stringMatching(/^0\.26990*$/) as string,
          minimumPayment: null,
          debtId: '7',
        },
      ],
      story: 'The car broke down.',
    })
  })

  it('sends an emptied field as nothing', () => {
    const values = {
      ...valuesOfApplication(application),
      age: '',
      story: '',
      program: '' as const,
      debts: [],
    }
    expect(readApplication(values).body).toMatchObject({ age: null, story: null, program: null, debts: [] })
  })

  it('leaves out what cannot be read, says so, and keeps the rest', () => {
    const values = {
      ...valuesOfApplication(application),
      age: '7',
      incomeAmount: 'a lot',
      householdPeople: '21',
    }
    const { body, errors } = readApplication(values)
    expect(Object.keys(errors)).toEqual(['householdPeople', 'age', 'incomeAmount'])
    expect(body).not.toHaveProperty('age')
    expect(body).not.toHaveProperty('incomeAmount')
    expect(body).toMatchObject({ state: 'OH', story: 'The car broke down.' })
  })

  it('names the field of a debt that cannot be read', () => {
    const debts = [{ ...emptyDebt(), balance: '12 or so', interestRate: 'high' }]
    const { body, errors } = readApplication({ ...valuesOfApplication(application), debts })
    expect(Object.keys(errors)).toEqual(['debts.0.interestRate', 'debts.0.balance'])
    expect(body.debts).toMatchObject([{ balance: null, interestRate: null }])
  })

  it('reads pasted amounts', () => {
    const values = { ...valuesOfApplication(application), incomeAmount: ' $1,234.50 ' }
    expect(readApplication(values).body).toMatchObject({ incomeAmount: '1234.50' })
  })
})

describe('whether the form says what is kept', () => {
  const form = valuesOfApplication(application)
  it.each([
    ['the same', form, true],
    ['written otherwise', { ...form, incomeAmount: '2,400.00', story: 'The car broke down. ' }, true],
    ['another amount', { ...form, incomeAmount: '2,401' }, false],
    ['something that cannot be read', { ...form, age: 'forty' }, false],
    ['one debt less', { ...form, debts: [] }, false],
  ])('%s', (_name, values, expected) => {
    expect(isStored(values, application)).toBe(expected)
  })
})

describe('what comes along from the self-check', () => {
  const typed = { ...noHousehold, householdPeople: '2', age: '70', state: 'AK' }
  it('fills only what is empty', () => {
    expect(emptyFieldsOf({ ...application, age: null, state: null }, typed)).toEqual({ age: 70, state: 'AK' })
  })
  it('is nothing where nothing was typed or nothing is empty', () => {
    expect(emptyFieldsOf({ ...application, age: null }, noHousehold)).toBeNull()
    expect(emptyFieldsOf(application, typed)).toBeNull()
  })
})

describe('the self-check', () => {
  it('asks with six answers', () => {
    const values = valuesOfApplication({ ...application, incomeAmount: 0, isSingleParent: true })
    expect(readCheck(values)).toEqual({
      body: {
        householdPeople: 3,
        state: 'OH',
        incomeAmount: '0.00',
        incomePeriod: 'month',
        age: 41,
        isSingleParent: true,
      },
    })
  })
  it('says what is missing, in the order of the fields', () => {
    const { body, errors } = readCheck(noHousehold)
    expect(body).toBeUndefined()
    expect(Object.keys(errors ?? {})).toEqual([
      'householdPeople',
      'isSingleParent',
      'age',
      'state',
      'incomeAmount',
    ])
  })
})

it.each([
  ['age', 'about'],
  ['program', 'program'],
  ['debts', 'debts'],
  ['debts.0.asked', 'debts'],
  ['story', 'story'],
  ['documents', 'papers'],
  ['constructor', 'about'],
])('%s is filled in on the step %s', (field, step) => {
  expect(stepOf(field)).toBe(step)
})

const file = (type: string, size: number) => ({ type, size }) as File

describe('a file that is not sent', () => {
  it.each([
    ['an empty one', file('application/pdf', 0), /empty/],
    ['one of another type', file('image/heic', 100), /not a PDF, JPEG or PNG/],
    ['one above 10 MB', file('image/jpeg', 10 * 1024 * 1024 + 1), /larger than 10 MB/],
  ])('%s', (_name, wrong, sentence) => {
    expect(refusalOf(wrong)).toMatch(sentence)
  })
  it('is none where it may be kept', () => {
    expect(refusalOf(file('image/png', 10 * 1024 * 1024))).toBeNull()
  })
})

describe('words', () => {
  it.each([
    ['2026-11-30', 'Monday, 11/30/2026'],
    ['2028-02-29', 'Tuesday, 02/29/2028'],
    ['2000-01-01', 'Saturday, 01/01/2000'],
  ])('%s is %s', (date, words) => {
    expect(dayInWords(date)).toBe(words)
  })
  it('writes cents only where there are any', () => {
    expect([dollars(2_000_00), dollars(1_250_50), dollars(null)]).toEqual(['$2,000', '$1,250.50', '$0'])
  })
  it('writes sizes of files', () => {
    expect([fileSize(12), fileSize(840_200), fileSize(2_400_000)]).toEqual(['1 kB', '840 kB', '2.4 MB'])
  })
})

describe('restoreDebt', () => {
  const [first, second, third] = ['Visa', 'Car', 'Rent'].map((name) => ({ ...emptyDebt(), name }))
  if (!first || !second || !third) throw new Error('There are three.')

  it('puts a removed debt at its place and keeps what was typed since', () => {
    const typed = { ...third, asked: '500' }
    expect(restoreDebt([first, typed], second, 1)).toEqual([first, second, typed])
    expect(restoreDebt([], third, 2)).toEqual([third])
  })

  it('does not put it back twice', () => {
    expect(restoreDebt([first, second], second, 0)).toEqual([first, second])
  })
})

describe('a debt of My Debts in an application', () => {
  const card = {
    id: '7',
    name: 'Visa',
    type: 'credit_card',
    balance: 300_000,
    interestRate: 240_000,
    minimumPayment: 1000,
    paymentDueDate: '2026-11-28',
    promotionalRate: null,
    deferredInterest: null,
    minimumRule: null,
    statement: null,
  } as Debt
  const rule = {
    percent: 20_000,
    floor: 2500,
    plusInterest: false,
    round: 'cent' as const,
    roundBeforeInterest: false,
    interestPlus: null,
  } as Debt['minimumRule']

  it.each([
    ['as entered', {}, '10'],
    ['by the lender’s rule', { minimumRule: rule }, '60'],
    ['as the statement has it', { statement: { minimum: 9150, dueOn: '2026-11-28' } }, '91.50'],
    ['nothing where it would be an estimate', { minimumPayment: null }, ''],
  ])('asks for its minimum %s', (_, more, typed) => {
    expect(debtValuesOf({ ...card, ...more }, '2026-11-20').minimumPayment).toBe(typed)
  })
})
