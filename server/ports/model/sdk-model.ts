/** Asks the model through the AI SDK, which is loaded with the first question and not before. */
import type { LanguageModel } from 'ai'
import { OutsideUnavailable } from '#server/ports/outside-unavailable.ts'
import { withTimeout } from '#server/with-timeout.ts'
import { isShortEnough, MOST_OUTPUT_TOKENS, type Model, type ModelAnswer, type ModelAsked } from './model.ts'
import { createBreaker, type Breaker } from './breaker.ts'
import { placeName, type ModelPlace } from './model-place.ts'

/** Sends a request only if it is short enough, and passes its exact body to `onSent`. */
function guardedFetch({ onSent }: ModelAsked): typeof fetch {
  return async (input, init) => {
    const body = typeof init?.body === 'string' ? init.body : ''
    if (!isShortEnough(body)) throw new OutsideUnavailable('model', 'the request is too long')
    onSent(body)
    return fetch(input, { ...init, redirect: 'error' })
  }
}

async function languageModel(place: ModelPlace, send: typeof fetch): Promise<LanguageModel> {
  if (place.kind === 'anthropic') {
    const { createAnthropic } = await import('@ai-sdk/anthropic')
    return createAnthropic({ apiKey: place.apiKey, fetch: send })(place.model)
  }
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible')
  const { baseUrl: baseURL, apiKey, model } = place
  return createOpenAICompatible({
    name: 'coach',
    baseURL,
    fetch: send,
    supportsStructuredOutputs: true,
    ...(apiKey === null ? {} : { apiKey }),
  }).chatModel(model)
}

async function askOnce(place: ModelPlace, asked: ModelAsked, abortSignal: AbortSignal): Promise<ModelAnswer> {
  const { generateText, jsonSchema, NoObjectGeneratedError, Output } = await import('ai')
  try {
    const result = await generateText({
      model: await languageModel(place, guardedFetch(asked)),
      instructions: asked.instructions,
      prompt: asked.prompt,
      output: Output.object({ schema: jsonSchema(asked.schema) }),
      maxOutputTokens: MOST_OUTPUT_TOKENS,
      maxRetries: 0,
      abortSignal,
    })
    return answerOf(result.finishReason === 'stop' ? result.output : null, result.usage)
  } catch (error) {
    // It answered, and not with JSON: that was paid for too.
    if (NoObjectGeneratedError.isInstance(error)) return answerOf(null, error.usage)
    throw error
  }
}

type Usage = { inputTokens?: number | undefined; outputTokens?: number | undefined }

const isCount = (count: unknown): count is number => Number.isSafeInteger(count) && Number(count) >= 0

function answerOf(output: unknown, usage: Usage | undefined): ModelAnswer {
  const { inputTokens: input, outputTokens: said } = usage ?? {}
  return { output, tokens: isCount(input) && isCount(said) ? { input, output: said } : null }
}

type Asking = { place: ModelPlace; timeoutMs: number; breaker: Breaker }

/** One try, no longer than `timeoutMs`: the person waits. */
async function read({ place, timeoutMs, breaker }: Asking, asked: ModelAsked): Promise<ModelAnswer> {
  const stop = new AbortController()
  let isLate = false
  const late = () => {
    isLate = true
    return new OutsideUnavailable('model', 'it took too long')
  }
  try {
    return await withTimeout(askOnce(place, asked, stop.signal), { limitMs: timeoutMs, late })
  } catch (error) {
    throw error instanceof OutsideUnavailable ? error : new OutsideUnavailable('model', error)
  } finally {
    breaker.note(isLate ? 'late' : 'inTime')
    stop.abort()
  }
}

/** The model at a place; null where there is none. An answer that takes longer than `timeoutMs` is none. */
export function createModel(place: ModelPlace | null, timeoutMs: number): Model | null {
  if (place === null) return null
  const breaker = createBreaker()
  return {
    name: placeName(place),
    isResting: () => breaker.isResting(),
    read: (asked) => read({ place, timeoutMs, breaker }, asked),
  }
}
