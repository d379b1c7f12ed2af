/**
 * Names that never leave: those of debts, goals and categories go as "debt 1", the person's own as "[name]", addresses
 * and account numbers as what they are. On the way back "debt 1" is the debt's name again.
 */
import type { Fact } from '#contracts/coach.ts'
import { plainDigits } from '#engine/proof/plain-digits.ts'
import type { Records } from '#server/features/coach/facts/records.queries.ts'
import { brokenRules } from './after-rules.ts'
import { isKnownWord } from './known-words.ts'

export type Thing = { alias: string; id: string; name: string; instead: string }

export type PersonNames = { email: string; firstName: string; lastName: string }

type Named = { id: string; name: string }

const withAliases = (kind: string, instead: string, list: readonly Named[]): Thing[] =>
  list.map(({ id, name }, place) => ({ alias: `${kind} ${place + 1}`, id, name, instead }))

/** Everything of the person's that has a name of its own. */
export function thingsOf({ debts, closedDebts, goals, categories }: Records): Thing[] {
  const owed = [...debts.map(({ debt }) => debt), ...closedDebts]
  return [
    ...withAliases('debt', 'one of your debts', owed),
    ...withAliases(
      'goal',
      'one of your goals',
      goals.map(({ id, title }) => ({ id, name: title })),
    ),
    ...withAliases('category', 'one of your categories', categories),
  ]
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** A name that is an ordinary word ("Rent", "Will") is one only as it is written; any other however it is written. */
function nameIn(name: string): RegExp {
  const plain = plainDigits(name).trim()
  const isOrdinary = !plain.includes(' ') && isKnownWord(plain)
  const words = escaped(plain).replaceAll(/\s+/g, String.raw`\s+`)
  return new RegExp(`(?<![\\p{L}\\p{N}])${words}(?![\\p{L}\\p{N}])`, isOrdinary ? 'gu' : 'giu')
}

const ADDRESS = /[^\s@<>"'(),;]+@[^\s@<>"'(),;]+\.[^\s@<>"'(),;]+/g
const CALENDAR_DAY = /\b\d{4}-\d{2}-\d{2}\b/g
/** Seven digits and more, however they are split: accounts, cards, telephones, social security numbers. */
const LONG_NUMBER = /\d(?:[\s.\-/()]{0,3}\d){6,}/g
const LONG_SPELLED = /(?:\b(?:zero|oh|one|two|three|four|five|six|seven|eight|nine)\b[\s,.-]*){7,}/gi

function maskNumbers(text: string): string {
  const days = text.match(CALENDAR_DAY) ?? []
  return text
    .split(CALENDAR_DAY)
    .map((part) => part.replaceAll(LONG_NUMBER, '[number]').replaceAll(LONG_SPELLED, '[number] '))
    .map((part, place) => `${part}${days[place] ?? ''}`)
    .join('')
}

/** A text as it may leave. */
export function hideNames(
  text: string,
  { person, things }: { person: PersonNames; things: Thing[] },
): string {
  const own = [person.firstName, person.lastName].map((name) => ({ name, alias: '[name]' }))
  const names = [...things, ...own]
    .filter(({ name }) => name.trim() !== '')
    .toSorted((a, b) => b.name.length - a.name.length)
  const clean = plainDigits(text).replaceAll(ADDRESS, '[e-mail]')
  return maskNumbers(names.reduce((kept, { name, alias }) => kept.replaceAll(nameIn(name), alias), clean))
}

/** A fact's label without the name of its thing. Ids of things stay here too. */
export function labelToSend(fact: Fact, things: readonly Thing[]): string {
  const thing = thingOf(fact, things)
  return thing ? fact.label.replace(`${thing.name}: `, `${thing.alias}: `) : fact.label
}

/** Whose fact it is; undefined for one of the whole. */
export function thingOf({ id }: Pick<Fact, 'id'>, things: readonly Thing[]): Thing | undefined {
  const parts = id.split('.')
  return things.find((thing) => parts.includes(thing.id))
}

const ALIAS = /\b(debt|goal|category) (\d{1,3})\b(?![\d,]*\.?\d|%| ?percent)/gi

/** The things a text names by alias. */
export function aliasesIn(text: string, things: readonly Thing[]): Thing[] {
  const said = [...text.matchAll(ALIAS)].map(([alias]) => alias.toLowerCase())
  return things.filter(({ alias }) => said.includes(alias))
}

/** A name as it is shown; one that breaks the rules an answer keeps is told in other words. */
function nameToShow({ name, instead }: Thing): string {
  const plain = name
    .replaceAll(/[[\]<>()!`*_\\|#{}]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
  return plain === '' || plain.length > 60 || brokenRules(plain, { isName: true }).length > 0
    ? instead
    : plain
}

/** Puts names, or other words, in the place of aliases. */
export function withNames(text: string, things: readonly Thing[], words?: string): string {
  return text.replaceAll(ALIAS, (alias) => {
    const thing = things.find((one) => one.alias === alias.toLowerCase())
    return thing ? (words ?? nameToShow(thing)) : alias
  })
}
