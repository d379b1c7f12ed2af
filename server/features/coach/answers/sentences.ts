/**
 * The sentences of the coach: written beforehand, whole, in both languages (content/coach/sentences.json). A place in one
 * names the unit of the fact that may stand in it, and whose it must be where it is one thing's: `{left:cents@debt}` takes
 * an amount of a debt, and every place of that debt in the sentence is the same debt's.
 */
import stored from '#content/coach/sentences.json' with { type: 'json' }
import type { AnswerBlock, Fact } from '#contracts/coach/coach.ts'
import type { Language } from '#contracts/language.ts'

export type SentenceId = keyof typeof stored.sentences

/** Facts by the names of a sentence's places; a missing one leaves the sentence out. */
export type Places = Readonly<Record<string, Fact | null | undefined>>

const PLACE = /\{(?<name>\w+):(?<unit>\w+)(?:@(?<owner>\w+))?\}/g

/** The thing a fact is about: 'debt.7' of 'debt.7.balance'; null of one about all. */
const ownerOf = ({ id }: Fact): string | null => /^(?:debt|goal|category|wage)\.[^.]+/.exec(id)?.[0] ?? null

function checkPlace(
  id: string,
  fact: Fact,
  { unit, owner }: { unit: string; owner: string | undefined },
): void {
  const whose = ownerOf(fact)
  const isOwn = owner === undefined ? whose === null : whose !== null && whose.startsWith(`${owner}.`)
  if (fact.unit !== unit || !isOwn)
    throw new RangeError(`the fact ${fact.id} (${fact.unit}) does not belong in the sentence ${id}`)
}

/**
 * A sentence with its facts, as a piece of an answer; nothing where a fact is missing. RangeError where a fact has another
 * unit than its place, or is another thing's.
 */
export function sentence(language: Language, id: SentenceId, places: Places = {}): AnswerBlock[] {
  const words: string = stored.sentences[id][language]
  const owners = new Set<string>()
  const facts: Fact[] = []
  let isWhole = true
  const text = words.replaceAll(PLACE, (...found) => {
    const { name, unit, owner } = found.at(-1) as { name: string; unit: string; owner?: string }
    const fact = places[name]
    if (!fact) {
      isWhole = false
      return ''
    }
    checkPlace(id, fact, { unit, owner })
    const whose = ownerOf(fact)
    if (whose !== null) owners.add(whose)
    facts.push(fact)
    return fact.value
  })
  if (owners.size > 1)
    throw new RangeError(`the sentence ${id} is about ${[...owners].join(' and ')} at once`)
  return isWhole ? [{ type: 'sentence', text, facts }] : []
}
