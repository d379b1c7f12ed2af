import type { Endpoint } from '#contracts/endpoint.ts'

/**
 * What reads the answers of a call, with the call's schemas as `whole`. Both load when they are first needed: a screen
 * that was drawn with its data needs neither.
 */
export async function readerOf<E extends Endpoint>(description: E) {
  const whole = ((await description.whole?.()) ?? description) as E
  // in one file with what the schemas are made of
  const { decodeAnswer, decodeError, decodeParts } = await import('./decode-answer.ts')
  return { decodeAnswer, decodeError, decodeParts, whole }
}
