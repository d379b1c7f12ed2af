/** The occupation that a text names, by its title or one of its other names, misspelt ones too. */
import MiniSearch from 'minisearch'
import occupations from '#content/wages/occupations.json' with { type: 'json' }
import type { Occupation } from './income.facts.ts'

const bySlug = new Map(occupations.occupations.map((one) => [one.slug, one]))

const NO_JOB = new Set(
  'a an the of in for as is are do does did how much what would could can i my me you earn earns make makes made pay pays paid get gets hour hourly wage wages year month per rate job work worker workers income salary average'.split(
    ' ',
  ),
)

/** People say 'nurse', 'driver', 'cleaner': the plainest occupation of that name. */
const PLAIN: Record<string, string> = {
  driver: 'delivery-truck-drivers-and-driver-sales-workers',
  nurse: 'registered-nurses',
  teacher: 'kindergarten-and-elementary-school-teachers',
  cleaner: 'janitors-and-building-cleaners',
  tutor: 'tutors',
  developer: 'web-developers',
  bookkeeper: 'bookkeeping-accounting-and-auditing-clerks',
}

const index = new MiniSearch<{ slug: string; title: string; others: string }>({
  idField: 'slug',
  fields: ['title', 'others'],
  processTerm: (term) => {
    const word = term.toLowerCase().replace(/(?<=\w{3})s$/, '')
    return NO_JOB.has(word) ? null : word
  },
  searchOptions: {
    boost: { title: 2 },
    fuzzy: (term) => (term.length > 5 ? 0.2 : false),
    combineWith: 'AND',
  },
})
index.addAll(
  occupations.occupations.map(({ slug, title, otherTitles }) => ({
    slug,
    title,
    others: otherTitles.join(', '),
  })),
)

/** The best match of the words of a text; null when none is near. */
export function findOccupation(text: string): Occupation | null {
  const words = text.toLowerCase().match(/[a-z]+/g) ?? []
  for (const word of words) {
    const slug = PLAIN[word.replace(/s$/, '')]
    if (slug !== undefined && bySlug.has(slug)) return bySlug.get(slug)!
  }
  const [best] = index.search(words.filter((word) => !NO_JOB.has(word.replace(/s$/, ''))).join(' '))
  return best ? (bySlug.get(String(best.id)) ?? null) : null
}
