/** How each field of content is edited. Fields not listed here get a single-line text input. */
import { articleCategories, articleLevels } from '#contracts/education/articles.ts'
import type { Json } from './json-value.ts'

const names = (list: string): ReadonlySet<string> => new Set(list.split(' '))

export const longTexts = names(
  'text description because question summary terms commission firstYearBasis note planNote orderNote ' +
    'lead statsNote programsNote quote now warning',
)

export const dates: ReadonlySet<string> = new Set(['checkedOn', 'checkBy', 'readOn'])

/** Empty text is stored as null. */
export const nullable: ReadonlySet<string> = new Set(['link'])

/** Read-only fields: identifiers, or notes for the maintainers of the file. */
export const fixed = names('kind about suppliedBy statsSuppliedBy')

export const choices: Readonly<Record<string, readonly string[]>> = {
  category: articleCategories,
  difficulty: articleLevels,
}

export const labels: Readonly<Record<string, string>> = {
  imageUrl: 'Picture',
  readTime: 'Reading time in minutes',
  firstYearCents: 'Saves in the first year, in cents',
  firstYearBasis: 'How that was worked out',
  commission: 'What we are paid, as the person reads it',
  isSample: 'This is a sample',
  isOrdered: 'The items are numbered',
  featured: 'Shown first',
  answer: 'Place of the right choice, 0 for the first',
  url: 'Address',
  checkedOn: 'Sources checked on',
  checkBy: 'To be checked again by',
  readOn: 'Read on',
  year: 'Year of the figure',
}

export const hints: Readonly<Record<string, string>> = {
  text: 'Plain text. **bold** and [words](address) are all there is.',
  rows: 'One row on each line, its cells parted by |. A row with figures links a page of the government.',
  year: 'A figure is shown only with a year and a source, and until the ledger has entries.',
  link: 'Begins with https://. Empty for a sample.',
  id: 'Small letters, digits and hyphens.',
}

/** Lists of texts: one line each. */
export const textLists = names('items columns tags choices points paragraphs benefits eligibility prepare')

type Template = { name: string; value: Json }

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
export const templates: Readonly<Record<string, readonly Template[]>> = {
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

/** A short label of a list item. */
export function nameOfItem(item: Json): string {
  if (typeof item !== 'object' || item === null || Array.isArray(item)) return String(item)
  const [first] = ['name', 'title', 'question', 'caption', 'text', 'items', 'id'].flatMap(
    (key) => item[key] ?? [],
  )
  const name = String(first ?? '')
  return name.length > 70 ? `${name.slice(0, 69)}…` : name || 'empty'
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
