/** The occupation that a text names in English or Spanish, by its title or one of its other names, misspelt ones too. */
import MiniSearch from 'minisearch'
import occupations from '#content/wages/occupations.json' with { type: 'json' }
import type { Language } from '#contracts/language.ts'
import { withoutPlace, type Occupation } from './income.facts.ts'
import {
  slugBySpanish,
  spanishKey,
  spanishOccupations,
  spanishStem,
  spanishWords,
} from './occupation-titles.facts.ts'

const bySlug = new Map(occupations.occupations.map((one) => [one.slug, one]))

const NO_JOB = new Set(
  'a an the of in for as is are do does did how much what would could can i my me you earn earns make makes made pay pays paid get gets hour hourly wage wages year month per rate job work worker workers income salary average'.split(
    ' ',
  ),
)

const NO_JOB_IN_SPANISH = new Set(
  spanishWords(
    'cuánto cuánta cuál qué es son soy ser sería me mi se le les yo tú usted como gana ganan gano ganar ganaría ganaríamos paga pagan pagar pagarían cobra cobran cobrar puedo puede podría tiene tienen hora semana mes año sueldo salario ingreso trabajo trabajar trabajador trabajando empleo empleado persona promedio más menos aquí',
  ).map((word) => spanishStem(word)),
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

type Named = { slug: string; title: string; others: string }

const index = new MiniSearch<Named>({
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

const spanishIndex = new MiniSearch<Named>({
  idField: 'slug',
  fields: ['title', 'others'],
  processTerm: (term) => spanishStem(term),
  // What people say counts most: 'chofer' is who delivers before who drives the boss.
  searchOptions: { boost: { others: 2 }, fuzzy: (term) => term.length > 5 && 1, combineWith: 'AND' },
})
spanishIndex.addAll(
  spanishOccupations
    .filter(({ slug }) => bySlug.has(slug))
    .map(({ slug, title, words }) => ({ slug, title, others: words.join(', ') })),
)

function inEnglish(text: string): string | null {
  const words = text.toLowerCase().match(/[a-z]+/g) ?? []
  for (const word of words) {
    const slug = PLAIN[word.replace(/s$/, '')]
    if (slug !== undefined && bySlug.has(slug)) return slug
  }
  const [best] = index.search(
    words.filter((word) => ![word, word.replace(/s$/, '')].some((one) => NO_JOB.has(one))).join(' '),
  )
  return best ? String(best.id) : null
}

/** The words of a Spanish question that may name work. */
const jobWords = (text: string): string[] =>
  spanishWords(text).filter((word) => !NO_JOB_IN_SPANISH.has(spanishStem(word)))

function inSpanish(text: string): string | null {
  const words = jobWords(text)
  // 'cajera' is the cashier of a store, and not the teller of a bank.
  const named = slugBySpanish.get(spanishKey(spanishWords(text))) ?? slugBySpanish.get(spanishKey(words))
  if (named !== undefined && bySlug.has(named)) return named
  const [best] = spanishIndex.search(words.join(' '))
  return best ? String(best.id) : null
}

/** The best match of the words of a text, read in `language` and then in the other one; null when none is near. */
export function findOccupation(text: string, language: Language = 'en'): Occupation | null {
  const job = withoutPlace(text)
  const slug =
    language === 'es'
      ? (inSpanish(job) ?? inEnglish(jobWords(job).join(' ')))
      : (inEnglish(job) ?? inSpanish(job))
  return slug === null ? null : (bySlug.get(slug) ?? null)
}
