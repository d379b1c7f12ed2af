import * as z from 'zod/mini'
import { describe, expect, it, test } from 'vitest'
import suggestions from '#content/coach/suggestions.json' with { type: 'json' }
import { answerBlock, type AnswerBlock } from '#contracts/coach/coach.ts'
import { languages } from '#contracts/language.ts'
import { unprovenIn } from '#engine/grounding/grounding.fixtures.ts'
import { openLibrary } from '#server/features/library/articles.queries.ts'
import { readSlots } from '../understand/slots.ts'
import { certainTopic, rank } from '../understand/router.ts'
import { topicOf, topics } from '../topics.ts'
import { debt, people, records } from '#server/testing/sample-records.ts'
import { answerMessage, drawTopic, workedOut } from './answer-message.ts'
import { asText } from './as-text.ts'
import { helpPlaces } from './help-places.content.ts'
import { topicScreens, written } from './written.ts'

const facts = topics.filter(({ kind }) => kind === 'facts')

const proofsOf = (block: AnswerBlock) =>
  block.type === 'card'
    ? block.figures.map(({ fact }) => fact.value)
    : block.type === 'sentence'
      ? block.facts.map(({ value }) => value)
      : []

describe.each(Object.entries(people))('a person %s', (_, own) => {
  it.each(languages)('gets every figure with its proof, in %s', (language) => {
    for (const { id, example } of facts) {
      const question = example[language]
      const asked = { records: { ...own, language }, slots: readSlots(question, own), question }
      const { blocks } = drawTopic(asked, id)
      expect({ id, isSent: z.array(answerBlock).safeParse(blocks).success }).toEqual({ id, isSent: true })
      const proofs = blocks.flatMap(proofsOf)
      const said = blocks.flatMap((block) => (block.type === 'sentence' ? [block.text] : []))
      const shown = asText(blocks)
      expect({ id, isShort: shown.length <= 20 }).toEqual({ id, isShort: false })
      expect(shown).not.toMatch(/undefined|null|NaN|\[object|\{\w+:/)
      expect(shown).not.toMatch(/guarantee|we promise|you will be debt-free|act now/i)
      // An amount in a sentence is a fact's, but for the example of a question.
      const amounts = said.flatMap((text) => text.match(/\$[\d,]+/g) ?? [])
      const made = amounts.filter((amount) => !proofs.includes(amount) && amount !== '$2,900')
      expect({ id, language, made }).toEqual({ id, language, made: [] })
    }
  })
})

/** 'your plan: months to go' and 'with it: months to go' are of the same figure. */
const nameOf = (label: string) => label.slice(label.indexOf(': ') + 2)

describe('topics', () => {
  it('are at least 150, each once, and each is answered', () => {
    expect(topics.length).toBeGreaterThanOrEqual(150)
    expect(new Set(topics.map(({ id }) => id)).size).toBe(topics.length)
    const empty = topics.filter(({ id, kind, says }) =>
      kind === 'facts' ? !workedOut[id] : kind !== 'talk' && !says?.en?.length,
    )
    expect(empty.map(({ id }) => id)).toEqual([])
    expect(Object.keys(workedOut).filter((id) => topicOf(id).kind !== 'facts')).toEqual([])
  })

  it('lead on to topics, screens, articles and places that there are', () => {
    const articles = new Set(openLibrary().map(({ id }) => id))
    const wrong = topics.flatMap(({ id, next, screen, library = [], help = [] }) => [
      ...(next && !topics.some((one) => one.id === next) ? [`${id} leads to ${next}`] : []),
      ...(screen && !topicScreens.includes(screen) ? [`${id} opens ${screen}`] : []),
      ...library.filter((one) => !articles.has(one)).map((one) => `${id} quotes ${one}`),
      ...help.filter((one) => !helpPlaces.includes(one)).map((one) => `${id} names ${one}`),
    ])
    expect(wrong).toEqual([])
  })

  it('say the same in both languages, in few words, each law with its source', () => {
    const wrong = topics.flatMap(({ id, says, source }) => {
      if (!says) return []
      const words = Math.max(...languages.map((language) => says[language].join(' ').split(/\s+/).length))
      const hasLaw =
        /\b(?:law|rule|statute|act|CFR|U\.S\.C\.)\b/.test(says.en.join(' ')) &&
        /\b\d+ days\b/.test(says.en.join(' '))
      return [
        ...(says.en.length === says.es.length
          ? []
          : [`${id}: ${says.en.length} and ${says.es.length} paragraphs`]),
        ...(words > 120 ? [`${id}: ${words} words`] : []),
        ...(hasLaw && !source ? [`${id}: a law without its source`] : []),
      ]
    })
    expect(wrong).toEqual([])
  })

  it.each(languages)('are sent as they are written, in %s', (language) => {
    const own = people['with everything']!
    const wrong = topics.filter((topic) => {
      const { blocks } = written(
        { records: { ...own, language }, slots: readSlots('', own), question: '' },
        topic,
      )
      return !z.array(answerBlock).safeParse(blocks).success
    })
    expect(wrong.map(({ id }) => id)).toEqual([])
  })

  it.each(languages)('are known by the words that stand for them, in %s', (language) => {
    const missed = topics.filter(({ id, example }) => {
      const found = answerMessage(example[language], people['with everything']!, null)
      return !found.topics.includes(id)
    })
    expect(missed.map(({ id }) => id)).toEqual([])
  })

  it('show beside a figure of a what-if the same figure of the plan', () => {
    const pairs = topics.flatMap(({ example }) =>
      answerMessage(example.en, people['with everything']!, null).blocks.flatMap((block) =>
        block.type === 'card'
          ? block.figures.flatMap(({ fact, before }) =>
              before ? [[nameOf(fact.label), nameOf(before.label)]] : [],
            )
          : [],
      ),
    )
    expect(pairs.length).toBeGreaterThan(9)
    expect(pairs.filter(([now, then]) => now !== then)).toEqual([])
  })

  it('that are offered at the start are certain', () => {
    const first = Object.values(suggestions).flatMap(({ withDebt, withoutDebt }) => [
      ...withDebt,
      ...withoutDebt,
    ])
    expect(first.filter((question) => certainTopic(rank(question)) === null)).toEqual([])
  })
})

const own = people['with everything']!
const said = (message: string) => asText(answerMessage(message, own, null).blocks)

test.each([
  ['What if I pay a little more each month?', 'How much more a month?', 'What if I pay $50 more a month?'],
  ['What if I pay less each month?', 'How much less a month?', 'What if I pay $50 less a month?'],
  [
    'What would a side job do for my debt?',
    'How much more would you earn',
    'What if I earn $400 more a month?',
  ],
  [
    'What must I pay each month to be done by a certain date?',
    'By when?',
    'How much must I pay to be done in 3 years?',
  ],
])('an amount that was not named is asked for: %s', (question, words, choice) => {
  const asked = answerMessage(question, own, null)
  expect(asked).toMatchObject({ kind: 'choices', facts: [], nextQuestion: null })
  expect(asText(asked.blocks)).toContain(words)
  expect(asked.choices.map((one) => one.question)).toContain(choice)
  const chosen = answerMessage(choice, own, null)
  expect(chosen.kind).toBe('answer')
  expect(chosen.facts.length).toBeGreaterThan(0)
})

const textOf = (list: ReturnType<typeof debt>[]) =>
  asText(answerMessage('When will I be debt-free?', records(list), null).blocks)

test('a rate or a minimum that nobody entered is named beside the date that rests on it', () => {
  const bare = textOf([debt('a', { name: 'Sofa', interestRate: null, minimumPayment: null })])
  expect(bare).toContain('No rate is known for Sofa, so 22.15% is counted, typical for its kind.')
  expect(bare).toContain('No minimum is known for Sofa, so the usual one of its kind is counted.')
  expect(textOf([debt('a', { type: 'student_loan', name: 'Sofa', interestRate: null })])).toContain(
    'No rate is known for Sofa, so its interest is not counted.',
  )
  expect(textOf([debt('a', { minimumPayment: 35_000 })])).not.toContain('is known for')
})

test('a plan that never ends leads to every way out', () => {
  const never = people['whose debts never end']!
  const { blocks } = answerMessage('When will I be debt-free?', never, null)
  expect(JSON.stringify(blocks)).toContain('/debt-tracker/ways-out')
})

test('what is asked of one debt is answered of that debt', () => {
  expect(said('how much do I owe on the visa')).toContain('Visa 7: balance: $3,411')
  expect(said('how much do I owe on the visa')).not.toContain('Car loan')
  expect(said('How much do I owe without the car?')).not.toContain('Car loan: balance')
  expect(said('what is the rate on my store crad')).toContain('Store card: APR now: 29.99%')
})

test.each([
  [
    'how much do i owe on my Discover',
    'I see no debt by that name on your list: Discover.',
    'how much do i owe on my Store card',
  ],
  ['how much is left on the card', 'Which of your debts do you mean?', 'how much is left on Store card'],
])('no other debt is answered for one that is not sure: %s', (question, words, choice) => {
  const reply = answerMessage(question, own, null)
  expect(reply).toMatchObject({
    kind: 'choices',
    facts: expect.not.arrayContaining([{ unit: 'cents' }]) as unknown,
  })
  expect(asText(reply.blocks)).toContain(words)
  expect(reply.choices.map((one) => one.question)).toContain(choice)
  expect(asText(answerMessage(choice, own, null).blocks)).toContain('Store card: balance')
})

test('where the subject is sure and the question is not, two are answered', () => {
  const { blocks } = answerMessage('what do i still pay for the visa', own, null)
  expect(blocks[0]).toMatchObject({
    type: 'understood',
    text: expect.stringMatching(/^What you pay on one debt; or: What is left on one debt/) as unknown,
  })
  const shown = asText(blocks)
  expect(shown).toContain('minimum payment')
  expect(shown).toContain('balance: $3,411')
  const figures = blocks.flatMap((block) => (block.type === 'card' ? block.figures : []))
  expect(new Set(figures.map(({ fact }) => fact.id)).size).toBe(figures.length)
})

test('a pause counts from the month that is named', () => {
  const { blocks } = answerMessage(
    'What if I skip the extra payments for 3 months starting in February?',
    own,
    null,
  )
  expect(asText(blocks)).toContain('from: February 2027')
  expect(JSON.stringify(blocks)).toContain('pause=2027-02_2027-03_2027-04')
})

test('more income from a month on counts from that month', () => {
  const { blocks } = answerMessage(
    'I got a raise, what if I earn $140 more a month starting in April?',
    own,
    null,
  )
  expect(asText(blocks)).toContain('from: April 2027')
})

test('a what-if shows before and after, and where it can be kept', () => {
  const { blocks } = answerMessage('What if I pay $200 more a month?', own, null)
  const found = blocks.find((block) => block.type === 'card')
  expect(found).toMatchObject({ type: 'card', keep: { path: '/debt-tracker?extra=400' } })
  expect(found?.type === 'card' && found.figures.some(({ before }) => before !== null)).toBe(true)
})

test('several questions get several answers, what cannot wait first', () => {
  const reply = answerMessage(
    'How much do I owe? They are about to shut off my electricity. When is my next payment due?',
    own,
    null,
  )
  expect(reply.topics[0]).toBe('utility_shutoff')
  expect(reply.topics).toContain('total_debt')
  expect(reply.topics).toContain('due_dates')
})

test('what is not understood is said, with who helps', () => {
  const reply = answerMessage('How do I knit a scarf for my nephew?', own, null)
  expect(reply.kind).not.toBe('answer')
  expect(reply.facts).toEqual([])
  expect(asText(reply.blocks)).toContain('211')
})

test('Spanish is answered in Spanish, with the figures of English', () => {
  const english = answerMessage('How much do I owe?', own, null)
  const spanish = answerMessage('¿Cuánto debo en total?', own, null)
  expect(spanish.language).toBe('es')
  expect(spanish.topics).toEqual(english.topics)
  expect(spanish.facts.map(({ value }) => value)).toEqual(expect.arrayContaining([english.facts[0]!.value]))
  expect(asText(spanish.blocks)).toContain('deuda total')
  expect(
    unprovenIn(asText(spanish.blocks), {
      facts: spanish.facts.map(({ value }) => value),
      passages: [],
      ownWords: own.debts.map(({ debt: { name } }) => name),
    }),
  ).toEqual([])
})
