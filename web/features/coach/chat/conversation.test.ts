import { expect, it, test, vi } from 'vitest'
import type { CoachAnswer } from '#contracts/coach/coach.ts'
import { ApiError } from '#web/api/api-error.ts'
import { linesOf, type AnswerLine, type ChatQuestion } from './ask-for-answer.ts'
import { Conversation } from './conversation.ts'
import { contentOf, paragraphsOf } from './turns.ts'

const answer: CoachAnswer = {
  kind: 'answer',
  language: 'en',
  help: [],
  blocks: [],
  response: 'You owe $5. It is one card.\n\nEducation only.',
  conversationId: 'c-1',
  messageId: 'm-1',
  writtenBy: 'builtIn',
  understoodBy: 'builtIn',
  facts: [],
  passages: [],
  choices: [],
  nextQuestion: 'What next?',
  left: 9,
}
const words = ['You owe $5. ', 'It is one card.\n\n', 'Education only.'].map((text) => ({ words: text }))

type Script = (question: ChatQuestion, signal: AbortSignal) => AsyncIterable<AnswerLine>

function begin(script: Script) {
  const asked: ChatQuestion[] = []
  const onBroken = vi.fn<() => void>()
  const conversation = new Conversation({
    ask: (question, signal) => {
      asked.push(question)
      return script(question, signal)
    },
    onBroken,
  })
  conversation.setDebts([{ id: 'd' }])
  return { conversation, asked, onBroken, state: () => conversation.read() }
}

async function* whole(): AsyncGenerator<AnswerLine> {
  yield* words
  yield { answer }
}

it('appends the question, then the answer sentence by sentence', async () => {
  const { conversation, state, asked } = begin(whole)
  const seen: string[] = []
  conversation.subscribe(() => seen.push(state().turns.map(contentOf).join('|')))
  await conversation.send('  How much do I owe? ')
  expect(seen).toContain('How much do I owe?|You owe $5. ')
  expect(state()).toMatchObject({ isPending: false, left: 9, draft: '', trouble: null })
  expect(state().turns).toMatchObject([
    { role: 'user' },
    { role: 'assistant', answer, pieces: { length: 3 } },
  ])
  expect(asked[0]).toMatchObject({
    message: 'How much do I owe?',
    debts: [{ id: 'd' }],
    conversationId: null,
  })
})

it('sends nothing that is empty, and nothing while an answer is on its way', async () => {
  const { conversation, asked } = begin(whole)
  await conversation.send('   ')
  const first = conversation.send('one')
  await conversation.send('two')
  await first
  expect(asked.map(({ message }) => message)).toEqual(['one'])
})

it('goes on with the same conversation and sends the last ten messages along', async () => {
  const { conversation, asked } = begin(whole)
  for (let turn = 0; turn < 7; turn += 1) await conversation.send(`question ${turn}`)
  expect(asked.at(-1)).toMatchObject({ conversationId: 'c-1' })
  expect(asked.at(-1)?.conversationHistory).toHaveLength(10)
  expect(asked.at(-1)?.conversationHistory[0]).toEqual({ role: 'user', content: 'question 1' })
})

it('puts the whole answer in place of words that were withdrawn', async () => {
  const { conversation, state } = begin(async function* () {
    yield { words: 'A promise.' }
    yield { answer }
  })
  await conversation.send('Hello')
  expect(state().turns.at(-1)).toMatchObject({ pieces: [answer.response] })
})

it('keeps the sentences that came and adds what the whole has beyond them', async () => {
  const { conversation, state } = begin(async function* () {
    yield* words.slice(0, 2)
    yield { answer }
  })
  await conversation.send('Hello')
  expect(state().turns.at(-1)).toMatchObject({ pieces: words.map((word) => word.words) })
})

it('keeps a question without an answer, says so, and asks it again', async () => {
  let tries = 0
  const { conversation, state, onBroken } = begin(async function* () {
    tries += 1
    yield words[0] as AnswerLine
    if (tries === 1) throw new TypeError('Failed to fetch')
    yield { answer }
  })
  await conversation.send('Hello')
  expect(onBroken).toHaveBeenCalledTimes(1)
  expect(state()).toMatchObject({ trouble: { kind: 'broken' }, isPending: false })
  expect(state().turns).toHaveLength(2)
  await conversation.retry()
  expect(state()).toMatchObject({ trouble: null })
  expect(state().turns).toMatchObject([{ content: 'Hello' }, { answer }])
})

test('an answer that is cut off is no answer', async () => {
  const { conversation, state, onBroken } = begin(async function* () {
    yield* words
  })
  await conversation.send('Hello')
  expect(onBroken).toHaveBeenCalledTimes(1)
  expect(state().trouble).toEqual({ kind: 'broken' })
})

it('shows the server’s sentence of a refusal, and gives the question back', async () => {
  const body = JSON.stringify({ message: 'You have used today’s 10 messages.', code: 'too_many' })
  const { conversation, state, onBroken } = begin(() => {
    throw new ApiError(429, body, '')
  })
  await conversation.send('Hello')
  expect(onBroken).not.toHaveBeenCalled()
  expect(state()).toMatchObject({
    turns: [],
    draft: 'Hello',
    trouble: { kind: 'refused', text: 'You have used today’s 10 messages.' },
  })
})

test('stopped before a word, the question comes back; a new conversation forgets what is under way', async () => {
  const { conversation, state } = begin(async function* (_, signal) {
    await new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
    yield { answer }
  })
  const asking = conversation.send('Hello')
  conversation.stop()
  await asking
  expect(state()).toMatchObject({ turns: [], draft: 'Hello', isPending: false, trouble: null })
  const again = conversation.send('Hello')
  conversation.reset()
  await again
  expect(state()).toEqual({ turns: [], draft: '', isPending: false, trouble: null, left: null })
})

test('lines are read from pieces that break inside a letter', async () => {
  const bytes = new TextEncoder().encode(`{"words":"today’s "}\n\n${JSON.stringify({ answer })}`)
  async function* pieces() {
    for (let at = 0; at < bytes.length; at += 7) yield bytes.slice(at, at + 7)
  }
  const lines = []
  for await (const line of linesOf(pieces())) lines.push(line)
  expect(lines).toEqual([{ words: 'today’s ' }, { answer }])
})

test('paragraphs hold their sentences', () => {
  expect(paragraphsOf(words.map((word) => word.words))).toEqual([
    ['You owe $5. ', 'It is one card.'],
    ['Education only.'],
  ])
  expect(paragraphsOf([answer.response])).toEqual([['You owe $5. It is one card.'], ['Education only.']])
})
