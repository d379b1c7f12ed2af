/** How each field of content is edited. Fields not listed here get a single-line text input. */
import { articleCategories, articleLevels } from '#contracts/education/articles.ts'
import { fieldHints, fieldLabels, fieldTexts, itemNames, valueNames } from './field-messages.ts'
import { blankLike, wordsOf, type Json } from './json-value.ts'

const names = (list: string): ReadonlySet<string> => new Set(list.split(','))

export const longTexts = names(
  'text,description,because,question,summary,terms,commission,firstYearBasis,note,planNote,orderNote,' +
    'lead,statsNote,programsNote,quote,now,warning',
)

export const dates: ReadonlySet<string> = new Set(['checkedOn', 'checkBy', 'readOn'])

/** Empty text is stored as null. */
export const nullable: ReadonlySet<string> = new Set(['link'])

/** Read-only fields: identifiers, or notes for the maintainers of the file. */
export const fixed = names('kind,about,suppliedBy,statsSuppliedBy')

export const choices: Readonly<Record<string, readonly string[]>> = {
  category: articleCategories,
  difficulty: articleLevels,
}

const labels: Readonly<Record<string, string>> = fieldLabels

export const labelOf = (field: string): string => labels[field] ?? wordsOf(field)

export const hints: Readonly<Record<string, string>> = fieldHints

const values: Readonly<Record<string, string>> = valueNames

/** A chosen value, or the kind of a block, in words. */
export const valueName = (value: string): string => values[value] ?? wordsOf(value)

/** Lists of texts: one line each. */
export const textLists = names('items,columns,tags,choices,points,paragraphs,benefits,eligibility,prepare')

type Template = { name: keyof typeof itemNames; value: Json }

const offer: Json = {
  id: '',
  name: '',
  description: '',
  discount: '',
  discountCode: '',
  rating: 0,
  isSample: true,
  link: null,
  terms: '',
  firstYearCents: 0,
  firstYearBasis: '',
  commission: '',
}

/** Items that can be added to a list, by the list's name. */
const templates: Readonly<Record<string, readonly Template[]>> = {
  blocks: [
    { name: 'paragraph', value: { kind: 'paragraph', text: '' } },
    { name: 'heading', value: { kind: 'heading', text: '' } },
    { name: 'list', value: { kind: 'list', items: [], isOrdered: false } },
    { name: 'example', value: { kind: 'example', title: '', text: '' } },
    { name: 'table', value: { kind: 'table', caption: '', columns: [], rows: [] } },
  ],
  quiz: [{ name: 'question', value: { question: '', choices: [], answer: 0, because: '' } }],
  offers: [{ name: 'offer', value: offer }],
  groups: [{ name: 'group', value: { id: '', name: '', summary: '', offers: [] } }],
}

const items: Readonly<Record<string, string>> = itemNames

/** What can be added to a list, with its name in words; where the list has no templates, one shaped as its first item. */
export function templatesFor(list: string, value: readonly Json[]): { name: string; value: Json }[] {
  const known = templates[list]
  if (known) return known.map((template) => ({ ...template, name: itemNames[template.name] }))
  const [first] = value
  const name = list.replace(/s$/, '')
  return first === undefined ? [] : [{ name: items[name] ?? name, value: blankLike(first) }]
}

/** A short label of a list item. */
export function nameOfItem(item: Json): string {
  if (typeof item !== 'object' || item === null || Array.isArray(item)) return String(item)
  const [first] = ['name', 'title', 'question', 'caption', 'label', 'text', 'items', 'id'].flatMap(
    (key) => item[key] ?? [],
  )
  const name = String(first ?? '')
  return name.length > 70 ? `${name.slice(0, 69)}…` : name || fieldTexts.empty
}

export const blankArticle = (id: string): { [key: string]: Json } => ({
  id,
  title: '',
  description: '',
  category: 'debt',
  imageUrl: '',
  readTime: 3,
  difficulty: 'beginner',
  tags: [],
  featured: false,
  blocks: [{ kind: 'paragraph', text: '' }],
  quiz: [],
  sources: [{ title: '', publisher: '', url: '' }],
  checkedOn: '',
  figures: {},
})
