/** How an outage or a refusal of the payment processor is answered: in time, and with a sentence. */
import type { Sentence } from '#engine/language/sentence.ts'
import { HttpError, conflict, unavailable } from '#server/errors.ts'
import { OutsideNotSetUp, OutsideUnavailable } from '#server/ports/outside-unavailable.ts'
import { PaymentRefused } from '#server/ports/payments/payments.ts'
import { withTimeout } from '#server/with-timeout.ts'

/** A person gets an answer within ten seconds, however many questions the processor is asked. */
export const ANSWER_WITHIN_MS = 9_000

export type PaymentSentences = {
  /** when the processor does not answer */
  away: Sentence
  /** when it refuses */
  refused: Sentence
  /** when the card is declined; else the message of a refusal */
  declined?: Sentence
  /** when it would charge another price than is shown; else the message of a refusal */
  closed?: Sentence
}

/** The error for an answer that takes too long; the work continues in the background. */
export const noAnswer = () => new OutsideUnavailable('payments')

/**
 * Runs what needs the payment processor: 503 with a sentence when it does not answer in time or would charge another
 * price than is shown, 409 when it refuses, 402 for a declined card.
 * OutsideNotSetUp has its own sentence. The work continues in the background, and is safe to repeat.
 */
export async function withPayments<T>(
  { away, refused, declined = refused, closed = refused }: PaymentSentences,
  work: () => Promise<T>,
  withinMs = ANSWER_WITHIN_MS,
): Promise<T> {
  try {
    return await withTimeout(work(), { limitMs: withinMs, late: noAnswer })
  } catch (error) {
    if (error instanceof OutsideNotSetUp) throw error
    if (error instanceof OutsideUnavailable) throw unavailable(away, error.cause ?? error)
    if (!(error instanceof PaymentRefused)) throw error
    if (error.reason === 'price_differs') throw unavailable(closed, error)
    if (error.reason !== 'card_declined') throw conflict(refused)
    throw new HttpError({ status: 402, code: 'card_declined', said: declined })
  }
}
