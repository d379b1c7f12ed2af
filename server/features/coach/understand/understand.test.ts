import { describe, expect, it, test } from 'vitest'
import { answerMessage } from '../answers/answer-message.ts'
import { asText } from '../answers/as-text.ts'
import { people } from '#server/testing/sample-records.ts'
import { cutsOf, sentencesOf } from './split-parts.ts'
import { understand, type Memory } from './understand.ts'

const own = people['with everything']!

/** The topics and the text of the last answer of a conversation. */
function talk(...turns: string[]) {
  let memory: Memory | null = null
  let reply
  for (const turn of turns) {
    reply = answerMessage(turn, own, memory)
    memory = reply.memory
  }
  if (!reply) throw new Error('nothing was said')
  return { topics: reply.topics, text: asText(reply.blocks), reply }
}

describe('a conversation goes on from what came before', () => {
  it('with another amount', () => {
    const { topics, text } = talk('What if I pay $150 more a month?', 'and 300?')
    expect(topics).toEqual(['extra_payment'])
    expect(text).toContain('$300')
    expect(text).toEqual(talk('What if I pay $300 more a month?').text)
  })

  it('with another debt', () => {
    expect(talk('How much do I owe on the visa?', 'and the car?').text).toContain('Car loan: balance: $9,349')
  })

  it('in fewer words', () => {
    const { text } = talk('When will I be debt-free?', 'explain it more simply')
    expect(text).toMatch(/^In short:/)
    expect(text.length).toBeLessThan(talk('When will I be debt-free?').text.length)
  })

  it('in its language', () => {
    expect(talk('¿Qué pasa si pago 150 más al mes?', '300').reply.language).toBe('es')
  })

  it('and has nothing to go on from at its beginning', () => {
    expect(talk('explain it more simply').text).toContain('nothing to go on from')
  })
})

test.each([
  ['and in spanish for my mom?', 'Mes sin deudas'],
  ['say it in Spanish please', 'Mes sin deudas'],
  ['ahora en español', 'Mes sin deudas'],
])('%s: the last answer again, in that language', (words, shown) => {
  const { topics, text, reply } = talk('When will I be debt-free?', words)
  expect(topics).toEqual(['debt_free_date'])
  expect(reply.language).toBe('es')
  expect(text.toLowerCase()).toContain(shown.toLowerCase())
})

it('"that\'s wrong" offers the question again of the debt that was spoken of', () => {
  const second = own.debts[1]!.debt.name
  const { reply } = talk(`How much interest does ${second} cost me?`, "that's wrong")
  expect(reply.choices[0]?.question).toBe(`How much interest does ${second} cost me?`)
})

it('asks of the app itself whether it is in Spanish', () => {
  expect(talk('When will I be debt-free?', 'is there a spanish version').topics).toEqual(['spanish_language'])
})

it('a question that was offered keeps what the message said that nobody understood', () => {
  const message = 'my cousin says throw 75 more at it for 6 months and see where we land'
  const asked = answerMessage(message, own, null)
  expect(asked).toMatchObject({ kind: 'choices', topics: [] })
  const offered = asked.choices.find(({ id }) => id === 'extra_payment')!.question
  expect(offered).toBe('What if I pay $75 more a month?')
  const slots = (memory: Memory | null) => understand(offered, own, memory).parts[0]?.slots
  expect(slots(asked.memory)).toMatchObject({ monthlyCents: 75_00, forMonths: 6 })
  expect(slots(null)).toMatchObject({ monthlyCents: 75_00, forMonths: null })
})

it('"it" in one sentence is the debt named in another', () => {
  const { parts } = understand(
    'I told the wife we would have that visa gone by 2030. Are we ever going to make it you think? when does it end',
    own,
    null,
  )
  const visa = own.debts.find(({ debt }) => debt.name.startsWith('Visa'))!.debt.id
  expect(parts).toMatchObject([{ topic: 'debt_ends', slots: { debtIds: [visa] } }])
})

it('a message that asks for more than one thing is not read as one', () => {
  const one = 'what do i still pay for the visa'
  expect(understand(one, own, null).parts[0]?.topic).toBe('payment_of_debt')
  expect(understand(`${one} and can i get food stamps`, own, null).parts[0]?.beside ?? null).toBeNull()
})

test.each([
  ['How much do I owe? When is it due?', 2],
  ['1 the rate on my car 2 what I pay on it 3 if they can take it', 3],
  ['I pay $1,200.50 a month', 1],
])('%s has %i sentences', (message, count) => {
  expect(sentencesOf(message)).toHaveLength(count)
})

it('a sentence is cut at its joints', () => {
  expect(cutsOf('how much do I owe and when is it due')).toContainEqual([
    'how much do I owe',
    'when is it due',
  ])
})

test.each([
  '¿Cuánto gana una enfermera?',
  '¿Cuánto gana una empleada doméstica?',
  '¿Cuánto gana una trabajadora social?',
  '¿Cuánto gana una auxiliar de enfermería?',
  '¿Cuánto gana una traductora en Texas?',
  'How much does a lawyer earn?',
  'How much does a social worker make?',
  'what does a translator make per hour',
  'medical assistant salary',
])('%s asks for the wage of that work', (message) => {
  expect(understand(message, own, null).parts).toMatchObject([{ topic: 'wage_of_job' }])
})

test.each([
  ['I am a nurse, how do I pay off my cards?', [null], 'invest_or_debt'],
  ['soy enfermera, ¿qué deuda pago primero?', [null], 'which_first'],
  ['¿Cuánto cobra un asesor de crédito?', [null], 'credit_counseling'],
  ['how much do I pay my babysitter', [null], 'minimums'],
  ['my lawyer says I can file bankruptcy', ['bankruptcy'], 'business_debt'],
  ['my boss is a lawyer and my wages are being garnished', ['garnishment'], 'student_default'],
  ['I earn $900 a week as a waitress', [null], 'income_effect'],
])('%s names work and asks for something else', (message, topics, near) => {
  const { parts } = understand(message, own, null)
  expect(parts.map(({ topic }) => topic)).toEqual(topics)
  expect(parts[0]!.near[0]).toBe(near)
})
