import { afterAll, afterEach, beforeAll, describe, expect, it, test, vi } from 'vitest'
import { parseEnv } from '#server/env.ts'
import { OutsideUnavailable } from '#server/ports/outside-unavailable.ts'
import { startModelServer, type ModelServer } from '#server/testing/peers/model-server.ts'
import { modelPlace, placeName } from './model-place.ts'
import type { ModelAsked } from './model.ts'
import { createModel } from './sdk-model.ts'

let wire: ModelServer

beforeAll(async () => {
  wire = await startModelServer()
})
afterAll(() => wire.close())
afterEach(() => vi.restoreAllMocks())

const schema = { type: 'object', properties: { n: { type: 'number' } }, additionalProperties: false }
const asked = (rest: Partial<ModelAsked> = {}): ModelAsked => ({
  instructions: 'Sort this.',
  prompt: '{"message":"Hello"}',
  schema,
  onSent: () => {},
  ...rest,
})
const model = (timeoutMs = 2_000) =>
  createModel(
    { kind: 'openaiCompatible', baseUrl: wire.baseUrl, apiKey: 'key-secret', model: 'm' },
    timeoutMs,
  )!

describe('where the model is', () => {
  const base = { OPENAI_COMPAT_BASE_URL: 'http://127.0.0.1:11434/v1/', OPENAI_COMPAT_MODEL: 'small' }
  it.each<[string, Record<string, string>, string | null]>([
    ['nothing is set', {}, null],
    ['an address is set', base, 'small at 127.0.0.1:11434'],
    ['both are set', { ...base, ANTHROPIC_API_KEY: 'k' }, 'small at 127.0.0.1:11434'],
    ['a key is set', { ANTHROPIC_API_KEY: 'k' }, 'claude-sonnet-4-5 at Anthropic'],
    [
      'a key and a model of it are set',
      { ANTHROPIC_API_KEY: 'k', ANTHROPIC_MODEL: 'claude-haiku-4-5' },
      'claude-haiku-4-5 at Anthropic',
    ],
  ])('when %s', (_, env, name) => {
    const place = modelPlace(parseEnv(env))
    expect(place === null ? null : placeName(place)).toBe(name)
    expect(createModel(place, 1)?.name ?? null).toBe(name)
  })
})

test('Anthropic is asked in its own protocol, with the key and what we sent', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch').mockResolvedValue(
    Response.json({
      id: 'm',
      type: 'message',
      role: 'assistant',
      model: 'claude-sonnet-4-5',
      content: [{ type: 'text', text: '{"n":1}' }],
      stop_reason: 'end_turn',
      stop_sequence: null,
      usage: { input_tokens: 12, output_tokens: 3 },
    }),
  )
  const sent: string[] = []
  const place = { kind: 'anthropic', apiKey: 'key-1', model: 'claude-sonnet-4-5' } as const
  const answer = await createModel(place, 2_000)!.read(asked({ onSent: (body) => void sent.push(body) }))
  expect(answer).toEqual({ output: { n: 1 }, tokens: { input: 12, output: 3 } })
  const [url, init] = fetched.mock.calls[0]!
  expect(String(url)).toBe('https://api.anthropic.com/v1/messages')
  expect(new Headers(init?.headers).get('x-api-key')).toBe('key-1')
  expect(init?.redirect).toBe('error')
  expect(sent).toEqual([init?.body])
})

describe('an OpenAI-compatible server', () => {
  it('is sent the schema, and gives data with what it used', async () => {
    wire.play(() => ({ text: '{"n":1}' }))
    expect(await model().read(asked())).toEqual({ output: { n: 1 }, tokens: { input: 1_000, output: 100 } })
    expect(JSON.parse(wire.bodies[0]!)).toMatchObject({
      model: 'm',
      response_format: { type: 'json_schema', json_schema: { schema } },
    })
  })

  it.each([
    ['prose', { text: 'You owe $9,999.' }],
    ['an end too soon', { text: '{"n":', finish: 'length' }],
  ])('that gives %s gives nothing, and is paid', async (_, turn) => {
    wire.play(() => turn)
    expect(await model().read(asked())).toEqual({ output: null, tokens: { input: 1_000, output: 100 } })
  })

  it('that says it used less than nothing has not said what it used', async () => {
    wire.play(() => ({ text: '{}', usage: { prompt_tokens: -1e9, completion_tokens: 1 } }))
    expect((await model().read(asked())).tokens).toBeNull()
  })

  it('that is silent is not waited for, and left alone after the third time', async () => {
    wire.play(() => 'silence')
    const silent = model(50)
    for (let n = 1; n <= 3; n += 1) {
      expect(silent.isResting()).toBe(false)
      await expect(silent.read(asked())).rejects.toThrow(OutsideUnavailable)
    }
    expect(silent.isResting()).toBe(true)
  })

  it('that refuses at once is asked again', async () => {
    wire.play(() => ({ status: 503, body: '{}' }))
    const away = model()
    for (let n = 1; n <= 4; n += 1) await expect(away.read(asked())).rejects.toThrow(OutsideUnavailable)
    expect(away.isResting()).toBe(false)
  })

  it('is sent nothing that is too long', async () => {
    wire.play(() => ({ text: '{}' }))
    await expect(model().read(asked({ prompt: 'x'.repeat(40_000) }))).rejects.toThrow(OutsideUnavailable)
    expect(wire.bodies).toEqual([])
  })

  it('gives errors with neither the key nor what was sent in their message', async () => {
    wire.play(() => ({ status: 401, body: '{"error":{"message":"key-secret is wrong for: Hello"}}' }))
    const failure = await model()
      .read(asked())
      .catch((error: unknown) => error)
    expect(String(failure)).toBe('OutsideUnavailable: model is not available')
  })
})
