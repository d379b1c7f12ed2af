/**
 * Asks a language model how it reads a message: where one is set up, the person lets it, our own reader is not sure, and
 * the day's limit is not reached. A server that hangs is left alone for a while, and counts nothing. Whatever goes wrong, the built-in reading stands.
 */
import { dayInZone } from '#engine/money/calendar-day.ts'
import type { AppParts } from '#server/http/app-parts.ts'
import { MOST_OUTPUT_TOKENS, type Model, type ModelAnswer } from '#server/ports/model/model.ts'
import { OutsideUnavailable } from '#server/ports/outside-unavailable.ts'
import { admitRequest, settleRequest } from './model-days.queries.ts'
import type { OtherReader } from './reply-to.ts'
import { INSTRUCTIONS, modelQuestion, type ModelQuestion } from './understand/model-reading.ts'

type Tokens = NonNullable<ModelAnswer['tokens']>
type Parts = Pick<AppParts, 'model' | 'env' | 'db' | 'clock' | 'metrics'>

const DOLLAR = 1_000_000
/** A token is three to four letters: counting two is more than it can be. */
const LETTERS_A_TOKEN = 2
/** What the protocol adds to our words. */
const WRAPPING_TOKENS = 500

/** Dollars for a million tokens are millionths of a dollar for one. */
const costOf = ({ input, output }: Tokens, { coachModelPriceIn, coachModelPriceOut }: Parts['env']): number =>
  Math.ceil(input * coachModelPriceIn + output * coachModelPriceOut)

function mostTokens({ prompt, schema }: ModelQuestion): Tokens {
  const letters = INSTRUCTIONS.length + prompt.length + JSON.stringify(schema).length
  return { input: Math.ceil(letters / LETTERS_A_TOKEN) + WRAPPING_TOKENS, output: MOST_OUTPUT_TOKENS }
}

/** What comes of a question; null where nothing usable came in time. */
async function answerOf(
  model: Model,
  { prompt, schema }: ModelQuestion,
  onSent: (body: string) => void,
): Promise<ModelAnswer | null> {
  try {
    return await model.read({ instructions: INSTRUCTIONS, prompt, schema, onSent })
  } catch (error) {
    if (error instanceof OutsideUnavailable) return null
    throw error
  }
}

/** A reader for one message of a person of this first name, and what it sent, word for word. */
export function readByModel(
  parts: Parts,
  ownName: string,
): {
  read: OtherReader
  sent: () => { sentTo: string; content: string }[]
} {
  const sent: { sentTo: string; content: string }[] = []
  const read: OtherReader = async (asking) => {
    const { model, env, db, clock, metrics } = parts
    const question = model && asking.records.settings.coachModel ? modelQuestion(asking, ownName) : null
    if (model === null || question === null || model.isResting()) return null
    const day = dayInZone(clock.now(), 'UTC')
    const mostMicroDollars = costOf(mostTokens(question), env)
    const limitMicroDollars = Math.round(env.coachModelDayLimit * DOLLAR)
    if (!(await admitRequest(db, { day, mostMicroDollars, limitMicroDollars }))) return null
    const answer = await answerOf(
      model,
      question,
      (content) => void sent.push({ sentTo: model.name, content }),
    )
    const reading = answer && question.readingOf(answer.output)
    // What is not told counts at its most.
    const cost = answer?.tokens ? costOf(answer.tokens, env) : mostMicroDollars
    const outcome = answer === null ? 'failed' : reading ? 'used' : 'dropped'
    metrics.modelReadings.inc({ outcome })
    await settleRequest(db, day, {
      outcome,
      tokensIn: answer?.tokens?.input ?? 0,
      tokensOut: answer?.tokens?.output ?? 0,
      costMicroDollars: cost - mostMicroDollars,
    })
    return reading
  }
  return { read, sent: () => sent }
}
