import { describe, expect, it, test } from 'vitest'
import { debt, records } from '#server/testing/sample-records.ts'
import { hideNames } from './hide-names.ts'
import { modelQuestion } from './model-reading.ts'
import { understand, type Memory, type Understood } from './understand.ts'

const own = records(
  [
    debt('a', { name: 'Quillback Visa', balance: 520_000 }),
    debt('b', { name: 'Heron Bay loan', type: 'personal_loan' }),
    debt('c', { name: 'Car loan', type: 'auto_loan' }),
  ],
  {
    categories: [
      { id: 'rent', name: 'Rent' },
      { id: 'plum', name: 'Plumfund' },
    ] as never,
    goals: [{ id: 'nest', title: 'Nestegg' }] as never,
  },
)

describe('what leaves', () => {
  it.each([
    ['Can Luis pay $250 on my Quillback Visa?', 'Can [name] pay $# on my D1?'],
    ['quilback or the heron bay loan', 'D1 or the D2'],
    ['put 40 in Plumfund, then Nestegg', 'put 40 in C1, then G1'],
    ['my rent and my car loan are late', 'my rent and my car loan are late'],
    ['Account 4111-1111 1111 1111, ann.lee@mail.test', 'Account #, [address]'],
    ['call 212 555 0100 about the 401k, by 2029', 'call # about the 401k, by #'],
    ['im grace, is there a grace period', 'im [name], is there a [name] period'],
    ['¿Cuánto debo en la Quillback?', '¿Cuánto debo en la D1?'],
  ])('%s', (message, sent) => {
    const { text, placeOf } = hideNames(message, own, { ownName: 'Grace' })
    expect(text).toBe(sent)
    const { start, end } = placeOf(0, text.length)
    expect(message.slice(start, end)).toBe(message)
  })

  it('is nothing where the built-in reader is sure', () => {
    const message = 'When will I be debt-free?'
    const builtIn = understand(message, own, null)
    expect(modelQuestion({ message, records: own, memory: null, builtIn }, 'Grace')).toBeNull()
  })
})

type Said = { text: string; topic: string; debts?: string[]; categories?: string[]; goals?: string[] }

function readingOf(message: string, said: Said[], memory: Memory | null = null): Understood | null {
  const builtIn = understand(message, own, memory)
  const question = modelQuestion({ message, records: own, memory, builtIn }, 'Grace')
  if (!question) throw new Error(`the built-in reader is sure of: ${message}`)
  const parts = said.map((one) => ({ debts: [], categories: [], goals: [], ...one }))
  return question.readingOf({ parts })
}

test('a part that passes is answered by its topic, with amounts that our own readers read', () => {
  const message = 'being done by june 2028, is that even possible, what would i have to pay'
  const sent = 'being done by june #, is that even possible, what would i have to pay'
  const reading = readingOf(message, [{ text: sent, topic: 'target_date' }])
  expect(reading?.parts).toMatchObject([{ text: message, topic: 'target_date', slots: { byMonths: 19 } }])
})

test('a model that leaves words out changes no amount', () => {
  const message = 'thinking about it, if i send 45 to the quillback, then what'
  const whole = readingOf(message, [{ text: message.replace('quillback', 'D1'), topic: 'extra_payment' }])
  const cut = readingOf(message, [{ text: 'if i send 4', topic: 'extra_payment' }])
  expect(whole?.parts[0]?.slots).toMatchObject({ cents: 4_500, debtIds: ['a'] })
  expect(cut).toEqual(whole)
})

describe('several questions in one clause', () => {
  const message = 'What is the quillback costing us a month? which bill is it thats due on the third'
  const costs = { text: 'What is the D1 costing us a month', topic: 'interest_cost', debts: ['D1'] }
  const due = { text: 'which bill is it thats due on the third', topic: 'due_dates' }

  it('have a part each, of its own words', () => {
    expect(readingOf(message, [costs, due])).toMatchObject({
      parts: [
        {
          text: 'What is the quillback costing us a month',
          topic: 'interest_cost',
          slots: { debtIds: ['a'] },
        },
        { text: 'which bill is it thats due on the third', topic: 'due_dates' },
      ],
      unread: [],
    })
  })

  it('are said to be unread where the model passes them over', () => {
    expect(readingOf(message, [costs])).toMatchObject({
      parts: [{ topic: 'interest_cost' }],
      unread: ['which bill is it thats due on the third'],
    })
  })

  it('may be about a debt that another one names, and about none that nobody named', () => {
    expect(readingOf(message, [costs, { ...due, debts: ['D1'] }])?.parts[1]?.slots.debtIds).toEqual(['a'])
    for (const debts of [['D2'], ['C1'], ['a']])
      expect(readingOf(message, [costs, { ...due, debts }])?.parts).toHaveLength(1)
    expect(readingOf(message, [{ ...due, categories: ['D1'] }])).toBeNull()
  })
})

test('what goes on from the last question keeps what that one named', () => {
  const before = understand('What if I pay $100 more a month on the Quillback Visa?', own, null).parts[0]!
  const memory: Memory = { language: 'en', topic: before.topic, slots: before.slots, text: before.text }
  const message = 'so hows it look then with like 40 to that same old thing and nothing else going to it'
  const reading = readingOf(message, [{ text: message, topic: before.topic! }], memory)
  expect(reading?.parts).toMatchObject([{ topic: before.topic, slots: { cents: 4_000, debtIds: ['a'] } }])
})
