/**
 * A message as it may leave for a language model. The person's own names for things go as D1 (a debt), C1 (a category)
 * or G1 (a goal), numbers as #, addresses as [address], and any word with a capital letter that our own texts do not use
 * as [name]. Names that are only ordinary words ("Rent", "Car loan") tell nothing of anybody and stay.
 * Example: "Can Luis pay $250 on my Quillback Visa?" is "Can [name] pay $# on my D1?".
 */
import type { Records } from '#server/features/facts/records.queries.ts'
import { topics } from '../topics.ts'
import { COMMON, isKindOnly, isWord, plain } from './named-things.ts'

export type Thing = { kind: 'debt' | 'category' | 'goal'; id: string; name: string }

export type Hidden = {
  text: string
  /** whose each D1, C1 and G1 of the text is */
  things: ReadonlyMap<string, Thing>
  /** where a stretch of `text` stands in the message; a hidden word counts whole */
  placeOf: (start: number, end: number) => Stretch
}

/** From and up to a place in a text. */
export type Stretch = { start: number; end: number }
type Change = Stretch & { by: string }

const WORD = /[\p{L}\p{M}\p{N}]+/gu
const ADDRESS = /\S*@\S+|\b(?:https?:|www\.)\S+/gi
/** Three digits and more, however they are split: amounts, years, accounts, telephones; a 401(k) is none. */
const NUMBER = /(?!40[13] ?\(?k)\p{Nd}(?:[\s.,/()-]{0,3}\p{Nd}){2,}[\p{L}\p{N}]*/gu

const wordsIn = (text: string) =>
  [...text.matchAll(WORD)].map((found) => ({
    text: plain(found[0]),
    isCapital: /^\p{Lu}/u.test(found[0]),
    start: found.index,
    end: found.index + found[0].length,
  }))
type Word = ReturnType<typeof wordsIn>[number]

let known: Set<string> | null = null

/** Whether our own texts about the topics use a word: then it is no name that only this person knows. */
function isOrdinary(word: string): boolean {
  known ??= new Set(
    topics.flatMap(({ example, understood, says }) =>
      wordsIn(
        [example, understood, says ?? { en: [], es: [] }].flatMap(({ en, es }) => [en, es].flat()).join(' '),
      ).map(({ text }) => text),
    ),
  )
  return known.has(word)
}

const isKnown = (word: string) => isOrdinary(word) || COMMON.has(word)

/** The names that are hidden: of debts all but those of a mere kind, of the rest those with a word of their own. */
function ownThings({ debts, closedDebts, categories, goals }: Records): Thing[] {
  const others: Thing[] = [
    ...categories.map(({ id, name }) => ({ kind: 'category' as const, id, name })),
    ...goals.map(({ id, title }) => ({ kind: 'goal' as const, id, name: title })),
  ]
  return [
    ...[...debts.map(({ debt }) => debt), ...closedDebts]
      .map(({ id, name }) => ({ kind: 'debt' as const, id, name }))
      .filter(({ name }) => !isKindOnly(name) && wordsIn(name).some(({ text }) => !COMMON.has(text))),
    ...others.filter(({ name }) => wordsIn(name).some(({ text }) => !isKnown(text))),
  ]
}

/** A word that our own texts use is no misspelt name. */
const isSaid = (said: string, meant: string) => said === meant || (!isOrdinary(said) && isWord(said, meant))

/** Where a thing is named: by its whole name, or by a word of it that tells something. */
function placesOf({ kind, name }: Thing, message: readonly Word[]): Stretch[] {
  const own = wordsIn(name).map(({ text }) => text)
  const whole = message.flatMap(({ start }, from) => {
    const isHere = own.every((word, at) => isSaid(message[from + at]?.text ?? '', word))
    return isHere ? [{ start, end: message[from + own.length - 1]!.end }] : []
  })
  const isTelling = (word: string) =>
    word.length > 2 && (kind === 'debt' ? !COMMON.has(word) && !isKindOnly(word) : !isKnown(word))
  const telling = own.filter(isTelling)
  return [...whole, ...message.filter(({ text }) => telling.some((word) => isSaid(text, word)))]
}

const LETTERS = { debt: 'D', category: 'C', goal: 'G' }

/** D1, D2, C1: numbered as they are first asked for. */
function numbering() {
  const things = new Map<string, Thing>()
  return {
    things,
    placeholderOf(thing: Thing): string {
      const before = [...things].find(([, { kind, id }]) => kind === thing.kind && id === thing.id)
      if (before) return before[0]
      const number = [...things.values()].filter(({ kind }) => kind === thing.kind).length + 1
      things.set(`${LETTERS[thing.kind]}${number}`, thing)
      return `${LETTERS[thing.kind]}${number}`
    },
  }
}

type Hiding = { own: readonly Thing[]; ownName: string; placeholderOf: (thing: Thing) => string }

/** The changes to a message, in its order; where two overlap, the first found counts. */
function changesIn(message: string, { own, ownName, placeholderOf }: Hiding): Change[] {
  const words = wordsIn(message)
  const names = new Set(wordsIn(ownName).map(({ text }) => text))
  const matches = (pattern: RegExp, by: string) =>
    [...message.matchAll(pattern)].map(({ index, 0: found }) => ({
      start: index,
      end: index + found.length,
      by: () => by,
    }))
  const longFirst = own.toSorted((a, b) => b.name.length - a.name.length)
  const found = [
    ...matches(ADDRESS, '[address]'),
    ...longFirst.flatMap((thing) =>
      placesOf(thing, words).map(({ start, end }) => ({ start, end, by: () => placeholderOf(thing) })),
    ),
    ...matches(NUMBER, '#'),
    ...words
      .filter(({ text, isCapital }) => names.has(text) || (isCapital && !isKnown(text)))
      .map(({ start, end }) => ({ start, end, by: () => '[name]' })),
  ]
  const kept: (typeof found)[number][] = []
  for (const one of found)
    if (!kept.some(({ start, end }) => one.start < end && start < one.end)) kept.push(one)
  return kept.toSorted((a, b) => a.start - b.start).map((one) => ({ ...one, by: one.by() }))
}

/** Hides what is the person's own, `ownName` too; `before` are things of the last question, which get a placeholder. */
export function hideNames(
  message: string,
  records: Records,
  { before = [], ownName = '' }: { before?: readonly Thing[]; ownName?: string } = {},
): Hidden {
  const { things, placeholderOf } = numbering()
  const changes = changesIn(message, { own: ownThings(records), ownName, placeholderOf })
  for (const thing of before) placeholderOf(thing)
  let text = ''
  let rest = 0
  const hidden: (Stretch & { own: Stretch })[] = []
  for (const { start, end, by } of changes) {
    text += message.slice(rest, start)
    hidden.push({ start: text.length, end: text.length + by.length, own: { start, end } })
    text += by
    rest = end
  }
  text += message.slice(rest)
  const placeIn = (at: number, edge: keyof Stretch): number => {
    const inside = hidden.find(({ start, end }) =>
      edge === 'start' ? start <= at && at < end : start < at && at <= end,
    )
    if (inside) return inside.own[edge]
    const last = hidden.findLast(({ end }) => end <= at)
    return last ? last.own.end + (at - last.end) : at
  }
  return {
    text,
    things,
    placeOf: (start, end) => ({ start: placeIn(start, 'start'), end: placeIn(end, 'end') }),
  }
}
