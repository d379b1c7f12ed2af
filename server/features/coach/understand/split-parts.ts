/** A message in its clauses: what may be a question of its own. */

/** Ends of sentences, and words between two questions, in both languages. */
const BREAKS =
  /[.?!;\n¿¡]+(?=\s|$|[¿¡])|\s[–-]+\s|(?:,\s*|\s+)(?:and also|also|plus|oh and|and then|adem[aá]s|tambi[eé]n|y tambi[eé]n|aparte)\b,?/iu
/** Words that join two questions or two things of one: a clause is cut here only where both sides ask for themselves. */
const JOINTS = /(?:,\s*|\s+)(?:and|but|n|y|pero)\s+|,\s+/giu

const SHORTEST_WORDS = 2

/** Without what stands around a clause. */
export const clean = (text: string) => text.replaceAll(/^[\s,;:.!?¿¡-]+|[\s,;:-]+$/g, '')

/** Whether a clause is more than a word. */
export const isLong = (text: string) => text.split(/\s+/).filter(Boolean).length >= SHORTEST_WORDS

/** "1 the rate on my car 2 what I pay on it 3 if they can take it": a list with numbers. */
const NUMBERED = /(?:^|\s)[1-5][.):]?\s+(?=[a-záéíóúñ])/giu

function listItems(message: string): string[] {
  const numbers = [...message.matchAll(NUMBERED)].map(([found]) => found.replaceAll(/\D/g, ''))
  return numbers.length > 1 && numbers.every((number, at) => number === String(at + 1))
    ? message.split(NUMBERED)
    : [message]
}

/** The sentences of a message, in its order. */
export function sentencesOf(message: string): string[] {
  return listItems(message)
    .flatMap((item) => item.split(BREAKS))
    .map(clean)
    .filter(isLong)
}

const ASKS =
  /\?\s*$|^(?:and |so |but |y |pero )?(?:whats?|how|when|who|where|why|which|can|could|do|does|did|is|are|am|will|would|should|tell me|show me|que|cuanto|cuando|como|donde|quien|por que|cual|puedo|pueden|debo|me pueden)\b/iu

/** Whether a clause asks something by itself. */
export const asksSomething = (clause: string): boolean =>
  ASKS.test(clause.normalize('NFKD').replaceAll(/\p{M}/gu, '').trim()) && clause.split(/\s+/).length > 3

/** Every way to cut a sentence in two at a joint: 'how much do I owe and when is it due'. */
export function cutsOf(sentence: string): [string, string][] {
  return [...sentence.matchAll(JOINTS)]
    .map((joint): [string, string] => [
      clean(sentence.slice(0, joint.index)),
      clean(sentence.slice(joint.index + joint[0].length)),
    ])
    .filter(([a, b]) => isLong(a) && isLong(b))
}

/** Whether a message asks more than one thing, as far as its words show. */
export function asksMore(message: string): boolean {
  const sentences = sentencesOf(message)
  const isJoined = (sentence: string) => cutsOf(sentence).some(([, second]) => asksSomething(second))
  return sentences.filter(asksSomething).length > 1 || sentences.some(isJoined)
}
