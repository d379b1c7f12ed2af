/**
 * The debts, the category and the goal that a message means: by name, also misspelt or in part ("the visa", "my stor
 * card"), or by kind where the person has one of that kind ("my truck", "la hipoteca").
 */
import known from '#content/coach/lenders.json' with { type: 'json' }
import type { DebtType } from '#contracts/money/debts.ts'
import type { OwnDebt, Records } from '#server/features/facts/records.queries.ts'
import { editDistance } from './edit-distance.ts'

/** `words` as they were typed: "Discover" of somebody who has none, "the loan" of somebody with two; `ids` are those it may be. */
type Unclear = { words: string; ids: string[] }

export type Named = {
  /** the debts that are meant; several where the message names several or does not say which */
  debtIds: string[]
  /** those that are to be left out: "without the mortgage" */
  withoutIds: string[]
  /** those whose money goes elsewhere: "instead of the travel card" */
  insteadOfIds: string[]
  categoryId: string | null
  goalId: string | null
  /** words for a debt that do not say which; null where one is named */
  unclear: Unclear | null
}

type Word = { text: string; at: number }

/** In small letters without accents. */
export const plain = (text: string) => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()

const wordsIn = (text: string): Word[] =>
  [...plain(text).matchAll(/[\p{L}\p{N}]+/gu)].map((found) => ({ text: found[0], at: found.index }))

/** Words of a name that name no thing alone. */
export const COMMON = new Set(
  `a an the my our of on in for and to with card cards loan loans debt debts bill bills account line personal home store credit
  student medical hospital payment bank money fund funds goal month months saving savings expenses new old big small el la los
  las mi mis de del para tarjeta prestamo deuda cuenta`.split(/\s+/),
)

const SHORTEST = 4
const LONG = 8

/** Whether a word of a message is this word of a name, with a slip or an ending. */
export function isWord(said: string, meant: string): boolean {
  if (said === meant) return true
  if (said.length < SHORTEST || meant.length < SHORTEST || said[0] !== meant[0]) return false
  if (`${said}s` === meant || `${meant}s` === said) return true
  if (said.length < SHORTEST + 1) return false
  const most = meant.length < LONG ? 1 : 2
  return editDistance(said, meant, most) <= most
}

/** Where a name stands in a message: all of its words one after the other, else the words that tell it apart; -1 where nowhere. */
function placeOf(name: string, message: readonly Word[], isUnique: (word: string) => boolean): number {
  const own = wordsIn(name).map(({ text }) => text)
  if (own.length === 0) return -1
  const whole = message.findIndex((_, from) =>
    own.every((word, at) => isWord(message[from + at]?.text ?? '', word)),
  )
  if (whole !== -1) return message[whole]?.at ?? -1
  const telling = own.filter((word) => word.length > 2 && !COMMON.has(word) && isUnique(word))
  return message.find(({ text }) => telling.some((word) => isWord(text, word)))?.at ?? -1
}

type Thing = { id: string; name: string }

/** The things that a message names, with their places; those whose whole name stands there before others. */
function thingsIn(message: readonly Word[], things: readonly Thing[]): { id: string; at: number }[] {
  const counts = new Map<string, number>()
  for (const { name } of things)
    for (const word of new Set(wordsIn(name).map(({ text }) => text)))
      counts.set(word, (counts.get(word) ?? 0) + 1)
  const isUnique = (word: string) => counts.get(word) === 1
  return things.flatMap(({ id, name }) => {
    const at = placeOf(name, message, isUnique)
    return at === -1 ? [] : [{ id, at }]
  })
}

/** What people call a category, in both languages, when they do not call it by its name. */
const CATEGORIES: readonly RegExp[] = [
  /\b(?:grocer(?:y|ies)|food|super(?:mercado)?|mandado|comida|despensa|turkey)\b/,
  /\b(?:eating out|restaurants?|take ?out|dining|fast food|lunch(?:es)?|comer fuera|restaurantes?)\b/,
  /\b(?:gas|gasoline|fuel|gasolina)\b/,
  /\b(?:rent|renta|alquiler)\b/,
  /\b(?:electric(?:ity)?|light bill|power bill|lights|luz|electricidad)\b/,
  /\b(?:kids?|children|ninos|hijos|school stuff)\b/,
  /\b(?:insurance|seguro|aseguranza)\b/,
  /\b(?:fun|going out|entertainment|diversion)\b/,
]

/** The category that a text means by another word for the same thing. */
function byMeaning(text: string, categories: Records['categories']): string | null {
  for (const words of CATEGORIES) {
    if (!words.test(text)) continue
    const found = categories.find(({ name }) => words.test(plain(name)))
    if (found) return found.id
  }
  return null
}

/** Kinds of debts as people call them, in both languages. */
const KINDS: readonly (readonly [DebtType, RegExp])[] = [
  ['mortgage', /\b(?:mortgage|house (?:payment|note|loan)|home loan|hipoteca|casa)\b/],
  [
    'auto_loan',
    /\b(?:(?:car|auto|truck|pick-?up|vehicle)(?: (?:loan|note|payment))?|carro|coche|troca|camioneta)\b(?! (?:insurance|repairs?|seat|wash|registration|parts|tires?))/,
  ],
  [
    'student_loan',
    /\b(?:(?:student|school|college) (?:loans?|debt|one)|prestamos? (?:estudiantil(?:es)?|de (?:la )?(?:escuela|universidad)))\b/,
  ],
  ['personal_loan', /\b(?:personal loan|prestamo personal)\b/],
]

/** Whether a name is only what people call that kind of debt: "Car loan". */
export const isKindOnly = (name: string): boolean =>
  KINDS.some(([, pattern]) => pattern.exec(plain(name))?.[0].length === plain(name).length)

/** The debt of a kind that a message names, where the person has one of it. */
function byKind(text: string, debts: readonly OwnDebt[]): { id: string; at: number }[] {
  return KINDS.flatMap(([type, pattern]) => {
    const at = text.search(pattern)
    const own = debts.filter(({ debt }) => debt.type === type)
    return at === -1 || own.length !== 1 ? [] : [{ id: own[0]!.debt.id, at }]
  })
}

const LENDERS = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:${known.lenders.map((name) => plain(name)).join('|')})(?![\p{L}\p{N}])`,
  'u',
)
/** "my Discover", "on the truck": somebody's own, not one to be had. */
const OWNED = /\b(?:my|our|the|that|mi|la|el|nuestr[ao])\s+(?:\w+\s+)?$/

const LOAN = /\b(?:the|my|that|el|mi|ese) (?:loan|prestamo)\b/
const CARD = /\b(?:the|my|that|la|mi|esa) (?:card|tarjeta)\b(?! limit)/

/** The debts that "the loan" or "my card" may mean; null where no such words stand there. */
function anyOfKind(message: string, debts: readonly OwnDebt[]): Unclear | null {
  const text = plain(message)
  const [loan, card] = [LOAN.exec(text), CARD.exec(text)]
  const found = loan ?? card
  if (!found) return null
  const isMeant = ({ debt }: OwnDebt) => (loan ? debt.type.endsWith('_loan') : debt.type === 'credit_card')
  return { words: asTyped(message, found), ids: debts.filter(isMeant).map(({ debt }) => debt.id) }
}

const asTyped = (message: string, { index, 0: words }: RegExpExecArray) =>
  message.slice(index, index + words.length)

/** A lender, or a kind of debt, that is spoken of as one's own and is none of these debts. */
function notListedIn(message: string, debts: readonly OwnDebt[]): Unclear | null {
  const text = plain(message)
  const kinds = KINDS.filter(([type]) => debts.every(({ debt }) => debt.type !== type))
  const found = [LENDERS, ...kinds.map(([, pattern]) => pattern)]
    .map((pattern) => pattern.exec(text))
    .find((one) => one !== null && OWNED.test(text.slice(0, one.index)))
  return found ? { words: asTyped(message, found), ids: [] } : null
}

const WITHOUT =
  /\b(?:without|except|besides|not counting|leaving out|sin(?: contar)?|menos|excepto)\s+(?:\w+\s+){0,2}$/
const INSTEAD = /\b(?:instead of|rather than|not|en (?:vez|lugar) de(?:l)?)\s+(?:\w+\s+){0,2}$/

/** A message with the person's own names for debts as "card" or "loan": what is asked of one is asked of all. */
export function withoutNames(message: string, { debts }: Records): string {
  const names = debts
    .map(({ debt }) => ({ name: plain(debt.name), kind: debt.type === 'credit_card' ? 'card' : 'loan' }))
    .toSorted((a, b) => b.name.length - a.name.length)
  const telling = names.flatMap(({ name, kind }) =>
    wordsIn(name)
      .filter(({ text }) => text.length > 2 && !COMMON.has(text))
      .map(({ text }) => ({ name: text, kind })),
  )
  return [...names, ...telling].reduce(
    (text, { name, kind }) => text.replaceAll(new RegExp(`(?<![a-z])${escaped(name)}(?![a-z])`, 'g'), kind),
    plain(message),
  )
}

const escaped = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)

/** What a message names of the person's own. */
export function namedIn(message: string, { debts, categories, goals }: Records): Named {
  const words = wordsIn(message)
  const text = plain(message)
  const named = thingsIn(
    words,
    debts.map(({ debt }) => debt),
  )
  const found = [...named, ...byKind(text, debts).filter(({ id }) => !named.some((one) => one.id === id))]
  const before = (pattern: RegExp) =>
    found.filter(({ at }) => pattern.test(text.slice(0, at))).map(({ id }) => id)
  const anyOf = found.length > 0 ? null : anyOfKind(message, debts)
  const isOne = anyOf?.ids.length === 1
  const insteadOfIds = before(INSTEAD)
  const withoutIds = before(WITHOUT).filter((id) => !insteadOfIds.includes(id))
  return {
    unclear:
      found.length > 0 || isOne ? null : (notListedIn(message, debts) ?? (anyOf?.ids.length ? anyOf : null)),
    debtIds: isOne
      ? anyOf.ids
      : found.map(({ id }) => id).filter((id) => !withoutIds.includes(id) && !insteadOfIds.includes(id)),
    withoutIds,
    insteadOfIds,
    categoryId: thingsIn(words, categories)[0]?.id ?? byMeaning(text, categories),
    goalId:
      thingsIn(
        words,
        goals.map(({ id, title }) => ({ id, name: title })),
      )[0]?.id ?? null,
  }
}
