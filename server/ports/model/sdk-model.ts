/** Asks the model through the AI SDK, which is loaded with the first question and not before. */
import type { LanguageModel, ToolSet } from 'ai'
import * as z from 'zod/mini'
import { OutsideUnavailable } from '#server/ports/outside-unavailable.ts'
import type { Model, ModelAsked, ModelLimits, ModelTool } from './model.ts'
import { modelLimits } from './model.ts'
import { placeName, type ModelPlace } from './model-place.ts'

type Sdk = typeof import('ai')

/** A token is three to four letters; counting three errs toward stopping early. */
const LETTERS_A_TOKEN = 3
const SPOKEN_LETTERS_A_TOKEN = 8

/** Sends a request only if it is within its limits, and passes its exact body to `onSent`. */
function guardedFetch(asked: ModelAsked, limits: ModelLimits): typeof fetch {
  return async (input, init) => {
    const body = typeof init?.body === 'string' ? init.body : ''
    if (body === '' || body.length > limits.inputCharacters)
      throw new OutsideUnavailable('model', 'the request is too long')
    const inputTokens = Math.ceil(body.length / LETTERS_A_TOKEN)
    await asked.admit({ inputTokens, outputTokens: limits.outputTokens }).catch(() => {
      throw new OutsideUnavailable('model', 'a limit of the day is reached')
    })
    asked.onSent(body)
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
    ...(apiKey === null ? {} : { apiKey }),
  }).chatModel(model)
}

const REFUSED = { refused: 'This input cannot be used.' }

function toolSet({ tool, jsonSchema }: Sdk, tools: readonly ModelTool[], limits: ModelLimits): ToolSet {
  let runs = 0
  return Object.fromEntries(
    tools.map(({ name, summary, input, run }) => {
      const { $schema: _dialect, ...schema } = z.toJSONSchema(input)
      const execute = (given: unknown) => {
        runs += 1
        const parsed = input.safeParse(given)
        return runs > limits.toolRuns || !parsed.success ? REFUSED : run(parsed.data)
      }
      return [name, tool({ description: summary, inputSchema: jsonSchema(schema), execute })]
    }),
  )
}

/** One try. `began` is called with the first sign of an answer: after that it is not tried again. */
async function* oneTry(
  { place, limits, began }: { place: ModelPlace; limits: ModelLimits; began: () => void },
  asked: ModelAsked,
): AsyncGenerator<string> {
  const sdk = await import('ai')
  const { stream } = sdk.streamText({
    model: await languageModel(place, guardedFetch(asked, limits)),
    instructions: asked.instructions,
    messages: [...asked.messages],
    tools: toolSet(sdk, asked.tools, limits),
    stopWhen: sdk.isStepCount(limits.steps),
    prepareStep: ({ stepNumber }) => (stepNumber === limits.steps - 1 ? { toolChoice: 'none' } : {}),
    maxOutputTokens: limits.outputTokens,
    maxRetries: 0,
    timeout: { firstChunkMs: limits.firstByteMs },
    abortSignal: asked.signal,
    // The error is thrown to the caller; the default would write it, with its text, to the console.
    onError: () => {},
  })
  let letters = 0
  for await (const part of stream) {
    if (part.type === 'error') throw part.error
    if (part.type === 'abort') throw new OutsideUnavailable('model', 'it took too long')
    if (part.type === 'tool-call') began()
    if (part.type === 'finish' && part.finishReason !== 'stop')
      throw new OutsideUnavailable('model', `it ended with ${part.finishReason}`)
    if (part.type === 'start-step' && letters > 0) yield '\n\n'
    if (part.type !== 'text-delta' || part.text === '') continue
    began()
    letters += part.text.length
    if (letters > limits.outputTokens * SPOKEN_LETTERS_A_TOKEN)
      throw new OutsideUnavailable('model', 'it does not end')
    yield part.text
  }
}

/** A refusal of the request itself will be the same a second time; a busy or broken server may have recovered. */
function isWorthAgain(error: unknown): boolean {
  if (error instanceof OutsideUnavailable) return false
  const status = (error as { statusCode?: number } | null)?.statusCode
  return status === undefined || status === 408 || status === 429 || status >= 500
}

async function* answer(place: ModelPlace, limits: ModelLimits, asked: ModelAsked): AsyncGenerator<string> {
  const late = AbortSignal.timeout(limits.wholeMs)
  const signal = AbortSignal.any([asked.signal, late])
  for (let tries = 1; ; tries += 1) {
    let hasBegun = false
    try {
      yield* oneTry({ place, limits, began: () => (hasBegun = true) }, { ...asked, signal })
      return
    } catch (error) {
      const isLast = tries === 2 || hasBegun || signal.aborted || !isWorthAgain(error)
      if (isLast) throw error instanceof OutsideUnavailable ? error : new OutsideUnavailable('model', error)
    }
    await new Promise((resolve) => setTimeout(resolve, limits.retryAfterMs))
  }
}

/** The model at a place; null where there is none. */
export function createModel(place: ModelPlace | null, limits: ModelLimits = modelLimits): Model | null {
  if (place === null) return null
  return { name: placeName(place), limits, answer: (asked) => answer(place, limits, asked) }
}
