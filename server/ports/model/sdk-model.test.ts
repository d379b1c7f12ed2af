import { afterEach, describe, expect, it, test, vi } from 'vitest'
import { parseEnv } from '#server/env.ts'
import { OutsideUnavailable } from '#server/ports/outside-unavailable.ts'
import { startModelServer } from '#server/testing/peers/model-server.ts'
import { modelLimits, type ModelAsked } from './model.ts'
import { modelPlace, placeName } from './model-place.ts'
import { createModel } from './sdk-model.ts'

afterEach(() => vi.restoreAllMocks())

const asked = (rest: Partial<ModelAsked> = {}): ModelAsked => ({
  instructions: 'Be brief.',
  messages: [{ role: 'user', content: 'Hello' }],
  tools: [],
  signal: new AbortController().signal,
  admit: async () => {},
  onSent: () => {},
  ...rest,
})

async function allOf(words: AsyncIterable<string>): Promise<string> {
  let text = ''
  for await (const part of words) text += part
  return text
}

describe('where the model is', () => {
  const base = { OPENAI_COMPAT_BASE_URL: 'http://127.0.0.1:11434/v1/', OPENAI_COMPAT_MODEL: 'small' }
  it.each<[string, Record<string, string>, string | null]>([
    ['nothing is set', {}, null],
    ['an address is set', base, 'small at 127.0.0.1:11434'],
    ['both are set', { ...base, ANTHROPIC_API_KEY: 'k' }, 'small at 127.0.0.1:11434'],
    ['a key is set', { ANTHROPIC_API_KEY: 'k' }, 'claude-sonnet-4-5 at Anthropic'],
  ])('when %s', (_, env, name) => {
    const place = modelPlace(parseEnv(env))
    expect(place === null ? null : placeName(place)).toBe(name)
    expect(createModel(place)?.name ?? null).toBe(name)
  })
})

const event = (data: { type: string }) => `event: ${data.type}\ndata: ${JSON.stringify(data)}\n\n`

test('Anthropic is asked in its own protocol, with the key and what we sent', async () => {
  const usage = { input_tokens: 1, output_tokens: 1 }
  const message = { id: 'm', type: 'message', role: 'assistant', content: [], model: 'c', usage }
  const lines = [
    { type: 'message_start', message },
    { type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } },
    { type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text: 'Good day.' } },
    { type: 'content_block_stop', index: 0 },
    { type: 'message_delta', delta: { stop_reason: 'end_turn', stop_sequence: null }, usage },
    { type: 'message_stop' },
  ]
  const fetched = vi
    .spyOn(globalThis, 'fetch')
    .mockResolvedValue(
      new Response(lines.map(event).join(''), { headers: { 'content-type': 'text/event-stream' } }),
    )
  const sent: string[] = []
  const model = createModel({ kind: 'anthropic', apiKey: 'key-1', model: 'c' })!
  expect(await allOf(model.answer(asked({ onSent: (body) => void sent.push(body) })))).toBe('Good day.')
  const [url, init] = fetched.mock.calls[0]!
  expect(String(url)).toBe('https://api.anthropic.com/v1/messages')
  expect(new Headers(init?.headers).get('x-api-key')).toBe('key-1')
  expect(init?.redirect).toBe('error')
  expect(sent).toEqual([init?.body])
})

describe('what stops a request before it leaves', () => {
  it('is a limit that refuses, or a request that is too long', async () => {
    const wire = await startModelServer()
    wire.play(() => ({ text: 'Good day.' }))
    const place = { kind: 'openaiCompatible', baseUrl: wire.baseUrl, apiKey: null, model: 'm' } as const
    const refuses = asked({ admit: () => Promise.reject(new Error('no more')) })
    await expect(allOf(createModel(place)!.answer(refuses))).rejects.toThrow(OutsideUnavailable)
    const narrow = createModel(place, { ...modelLimits, inputCharacters: 20 })!
    await expect(allOf(narrow.answer(asked()))).rejects.toThrow(OutsideUnavailable)
    expect(wire.requests).toHaveLength(0)
    expect(await allOf(createModel(place)!.answer(asked()))).toBe('Good day.')
    await wire.close()
  })
})

test('an error carries neither the key nor what was sent in its message', async () => {
  const wire = await startModelServer()
  wire.play(() => ({ status: 401, body: '{"error":{"message":"key-secret is wrong for: Hello"}}' }))
  const place = { kind: 'openaiCompatible', baseUrl: wire.baseUrl, apiKey: 'key-secret', model: 'm' } as const
  const failure = await allOf(createModel(place)!.answer(asked())).catch((error: unknown) => error)
  expect(String(failure)).toBe('OutsideUnavailable: model is not available')
  await wire.close()
})
