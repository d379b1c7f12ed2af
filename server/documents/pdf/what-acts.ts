/**
 * What in a PDF acts, instead of being read (ISO 32000-2, 12.6). It goes by names wherever they stand, since a value can
 * be written in the place where it counts or pointed to from there. Links inside the paper, and links to web pages that a
 * person has to click, are let through; so are form fields, as long as nothing happens in them.
 */
import type { FileRefusal } from '../file-refusals.ts'
import { Refused } from './refused.ts'
import { isDict, isText, nameIn, refIn } from './read-value.ts'
import type { PdfDict, PdfValue } from './read-value.ts'

const refusedNames: [FileRefusal, string[]][] = [
  ['active', ['JavaScript', 'JS', 'Launch']],
  ['attached', ['EmbeddedFile', 'EmbeddedFiles', 'EF', 'GoToE']],
  ['elsewhere', ['GoToR', 'Filespec', 'UF', 'Thread', 'OPI']],
  ['sends', ['SubmitForm', 'ImportData']],
  ['rebuilds', ['XFA']],
  [
    'plays',
    ['Rendition', 'RichMedia', 'RichMediaExecute', 'MediaClip', 'Movie', 'Sound', '3D', 'U3D', 'PRC'],
  ],
  ['by_itself', ['ResetForm', 'SetOCGState', 'GoTo3DView', 'GoToDp']],
]
const byName = new Map(
  refusedNames.flatMap(([refusal, names]) => names.map((name) => [name, refusal] as const)),
)

/** Why a name is refused wherever it stands; undefined for a name that is fine. */
export const refusalOfName = (name: string): FileRefusal | undefined => byName.get(name)

/** What is refused as soon as it stands there as a key. */
const byKey = new Map<string, FileRefusal>([
  ['AA', 'by_itself'],
  ['Encrypt', 'locked'],
])

type Kind = 'list' | 'goto' | 'page' | 'text' | 'number' | 'other'

/** What is known of all objects of a file; what points to them may come before or after them. */
export type Facts = {
  kinds: Map<number, Set<Kind>>
  numbers: Map<number, Set<number>>
  /** pointed to from anywhere but the action of something to click */
  pointedTo: Set<number>
  opensWith: Set<number>
  files: Set<number>
}

export const noFacts = (): Facts => ({
  kinds: new Map(),
  numbers: new Map(),
  pointedTo: new Set(),
  opensWith: new Set(),
  files: new Set(),
})

function addTo<T>(map: Map<number, Set<T>>, key: number, value: T): void {
  const set = map.get(key)
  if (set === undefined) map.set(key, new Set([value]))
  else set.add(value)
}

const isGoTo = (value: PdfValue) => isDict(value) && nameIn(value.get('S')) === 'GoTo' && !value.has('Next')
const isWebPage = (value: PdfValue) => isDict(value) && nameIn(value.get('S')) === 'URI'

function kindOf(value: PdfValue): Kind {
  if (typeof value === 'number') return 'number'
  if (Array.isArray(value)) return 'list'
  if (isText(value)) return 'text'
  if (isGoTo(value)) return 'goto'
  return isWebPage(value) ? 'page' : 'other'
}

/** A place in the paper is fine to open with; anything else happens by itself. */
function checkOpening(value: PdfValue, facts: Facts): void {
  const target = refIn(value)
  if (target !== null) facts.opensWith.add(target)
  else if (isWebPage(value)) throw new Refused('opens_page')
  else if (!Array.isArray(value) && !isText(value) && !isGoTo(value)) throw new Refused('by_itself')
}

/** A file that is named by its path, here or on another computer. */
function checkFile(value: PdfValue | undefined, facts: Facts): void {
  const target = refIn(value)
  if (target !== null) facts.files.add(target)
  if (isText(value)) throw new Refused('elsewhere')
}

function checkName(name: string, key: string | null): void {
  const refusal = byName.get(name)
  if (refusal !== undefined) throw new Refused(refusal)
  // "URI" that is not written where it belongs is pointed to from there.
  if (name === 'URI' && key !== 'S') throw new Refused('opens_page')
  if (name === 'Hide' && key === 'S') throw new Refused('by_itself')
  if (name === 'PS' && (key === 'Subtype' || key === 'Subtype2')) throw new Refused('active')
}

function checkDict(dict: PdfDict, facts: Facts): void {
  for (const [key, value] of dict) {
    const refusal = byKey.get(key) ?? byName.get(key)
    if (refusal !== undefined) throw new Refused(refusal)
    if (key === 'OpenAction') checkOpening(value, facts)
    walk(value, key, facts)
  }
  checkFile(dict.get('F'), facts)
}

/** `key` is where the value stands in its dictionary; null in a list or as an object of its own. */
function walk(value: PdfValue, key: string | null, facts: Facts): void {
  const target = refIn(value)
  const name = nameIn(value)
  if (target !== null && key !== 'A') facts.pointedTo.add(target)
  if (name !== null) checkName(name, key)
  if (Array.isArray(value)) for (const one of value) walk(one, null, facts)
  if (!isDict(value)) return
  if (isWebPage(value) && key !== 'A' && key !== OBJECT) throw new Refused('opens_page')
  checkDict(value, facts)
}

/** no key can be this: names have no white space */
const OBJECT = ' '

/** Throws Refused for what acts in this object. Numbers start at zero; a trailer has none. */
export function inspectValue(number: number | null, value: PdfValue, facts: Facts): void {
  if (number !== null) {
    addTo(facts.kinds, number, kindOf(value))
    if (typeof value === 'number') addTo(facts.numbers, number, value)
  }
  if (refIn(value) !== null) throw new Refused('unclear')
  walk(value, OBJECT, facts)
}

const has = (facts: Facts, number: number, kinds: Kind[]) =>
  [...(facts.kinds.get(number) ?? [])].some((kind) => kinds.includes(kind))

/** Throws Refused for what only shows once all objects are known. */
export function inspectTogether(facts: Facts): void {
  for (const number of facts.pointedTo) if (has(facts, number, ['page'])) throw new Refused('opens_page')
  for (const number of facts.opensWith)
    if (has(facts, number, ['number', 'other'])) throw new Refused('by_itself')
  for (const number of facts.files) if (has(facts, number, ['text'])) throw new Refused('elsewhere')
}
