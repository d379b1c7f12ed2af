/**
 * What a typed place is: from anywhere ('online'), a state, or a town of the United States, whose state is known where
 * it is written or where only one state has a town of that name. A place that is none of these is null, and refused
 * beside its field: wages are known of the United States alone.
 * Example: 'Dayton, Ohio', 'dayton, oh' and 'near Dayton' are OH; 'Springfield' is a town in several states; 'Mars' is
 * nothing, and 'Mars, PA' is PA.
 */
import { sentence } from '#engine/language/sentence.ts'
import { invalid, type Refusal } from '#engine/records/refusals.ts'
import { placeTexts } from './place-messages.ts'

export type PlaceNames = {
  states: readonly { code: string; name: string }[]
  /** names of towns by the state's code, parted by '|', as `spoken` writes them */
  towns: Readonly<Record<string, string>>
}

/** `code` is null where several states, or none, have it. */
export type TypedPlace = { kind: 'anywhere' } | { kind: 'place'; code: string | null }

const ANYWHERE =
  /\b(?:linea|internet|desde (?:mi )?casa|a distancia|remoto|remota|online|remote|remotely|home|anywhere|everywhere|virtual)\b|^(?:mi )?casa$/
const WHOLE_COUNTRY =
  /^(?:the )?(?:usa|us|united states|united states of america|america|nationwide|estados unidos|ee ?uu)$/
const TERRITORIES = /\b(?:puerto rico|guam|virgin islands|islas virgenes|american samoa|mariana islands)$/
const AROUND =
  /^(?:(?:vivo|en|cerca de|la ciudad de|ciudad de|i live in|near|in|around|outside|downtown|greater|the city of|city of|town of) )+/
const BEHIND = /(?: (?:area|metro|city limits|downtown|suburbs|usa|us|united states|\d{5}(?: \d{4})?))+$/
const SHORT: Readonly<Record<string, string>> = {
  nyc: 'new york city',
  philly: 'philadelphia',
  vegas: 'las vegas',
  dc: 'washington dc',
  frisco: 'san francisco',
  sf: 'san francisco',
}

/** Small letters, no accents, no punctuation: 'St. Louis' is 'st louis'. */
function spoken(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[.'’]/g, '')
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()
    .replace(/^saint /, 'st ')
    .replace(/^fort /, 'ft ')
    .replace(/^mount /, 'mt ')
}

/** The states that have a town of this name. */
function statesWith(town: string, { towns }: PlaceNames): string[] {
  return Object.entries(towns)
    .filter(([, names]) => names.split('|').some((name) => spoken(name) === town))
    .map(([code]) => code)
}

/** The state at the end: its name, or its letters in capitals, after a comma, or after a town of its own. */
function stateAtEnd(text: string, plain: string, names: PlaceNames): string | null {
  const named = names.states
    .filter(({ name }) => plain === spoken(name) || plain.endsWith(` ${spoken(name)}`))
    .toSorted((one, other) => other.name.length - one.name.length)[0]
  if (named) return named.code
  const last = plain.slice(plain.lastIndexOf(' ') + 1).toUpperCase()
  if (!names.states.some(({ code }) => code === last)) return null
  const typed = text.replaceAll('.', '')
  const isMeant = new RegExp(`\\b${last}\\b`).test(typed) || new RegExp(`,\\s*${last}\\b`, 'i').test(typed)
  const before = plain.slice(0, -last.length).trim()
  return isMeant || plain === last.toLowerCase() || statesWith(before, names).includes(last) ? last : null
}

/** The place of a text; null for one that is not known. */
export function readPlace(text: string, names: PlaceNames): TypedPlace | null {
  const plain = spoken(text).replace(AROUND, '').replace(BEHIND, '')
  const whole = SHORT[plain] ?? plain
  if (WHOLE_COUNTRY.test(whole)) return { kind: 'place', code: null }
  const state = whole === plain ? stateAtEnd(text, whole, names) : null
  if (state !== null) return { kind: 'place', code: state }
  const found = statesWith(spoken(whole), names)
  if (found.length > 0) return { kind: 'place', code: found.length === 1 ? found[0]! : null }
  if (TERRITORIES.test(whole)) return { kind: 'place', code: null }
  const inside = names.states.find(({ name }) => ` ${whole} `.includes(` ${spoken(name)} `))
  if (inside) return { kind: 'place', code: inside.code }
  return ANYWHERE.test(whole) ? { kind: 'anywhere' } : null
}

/** The refusal of a place that is not known. */
export const unknownPlace = (text: string): Refusal =>
  invalid('location', sentence(placeTexts, 'unknown', text.trim()))
