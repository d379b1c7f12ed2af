/** Which model the environment names: an OpenAI-compatible server first, else Anthropic, else none. */
import { fillWords } from '#engine/language/stored-words.ts'
import type { Env } from '#server/env.ts'
import { storedPlace } from './place-words.ts'

export type ModelPlace =
  | { kind: 'openaiCompatible'; baseUrl: string; apiKey: string | null; model: string }
  | { kind: 'anthropic'; apiKey: string; model: string }

/** What an OpenAI-compatible server is asked for where no name is set; servers of a single model take any. */
const UNNAMED = 'default'

type ModelEnv = Pick<
  Env,
  'openaiCompatBaseUrl' | 'openaiCompatApiKey' | 'openaiCompatModel' | 'anthropicApiKey' | 'anthropicModel'
>

/** Null: the built-in coach answers alone. */
export function modelPlace(env: ModelEnv): ModelPlace | null {
  if (env.openaiCompatBaseUrl !== null)
    return {
      kind: 'openaiCompatible',
      baseUrl: env.openaiCompatBaseUrl.replace(/\/+$/, ''),
      apiKey: env.openaiCompatApiKey,
      model: env.openaiCompatModel ?? UNNAMED,
    }
  if (env.anthropicApiKey !== null)
    return { kind: 'anthropic', apiKey: env.anthropicApiKey, model: env.anthropicModel }
  return null
}

/** Its name for people: the model and its server. */
export function placeName(place: ModelPlace): string {
  const host = place.kind === 'anthropic' ? 'Anthropic' : new URL(place.baseUrl).host
  return fillWords(storedPlace.at, { model: place.model, host })
}
