/** The occupation that a text names in English or Spanish, by its title or one of its other names, misspelt ones too. */
import MiniSearch from 'minisearch'
import everyday from '#content/wages/everyday-names.json' with { type: 'json' }
import occupations from '#content/wages/occupations.json' with { type: 'json' }
import type { Language } from '#contracts/language.ts'
import { withoutPlace, type Occupation } from './income.facts.ts'
import { spanishOccupations, spanishStem, spanishWords } from './occupation-titles.facts.ts'

/** Work that people ask about and that the list of wages has no figure for: no near title is taken for it. */
const WITHOUT_FIGURE = 'withoutFigure'

const bySlug = new Map(occupations.occupations.map((one) => [one.slug, one]))

const connecting = new Set(['and', 'of', 'or', 'the'])

/** The words of a text in small letters, without the small ones inside names; 'una' stands before English work too. */
const englishWords = (text: string): string[] =>
  spanishWords(text.toLowerCase()).filter((word) => !connecting.has(word))

/** A word without its plural: 'waitresses' and 'waitress' are 'waitress', 'nurses' is 'nurse'. */
const englishStem = (word: string): string =>
  word.toLowerCase().replace(/(?<=ss|ch|sh|x)es$|(?<=\w{2}[^s])s$/, '')

/** What stands around the name of work in a question about it. */
const aroundEnglish = new Set(
  'a an in for as at with on to is are be am being do does did how much what whats s m would could can should i im my me you your they it he she somebody someone people who earn earned earns earning make makes made making pay pays paid paying get gets hour hours hourly wage wages year years yearly month months monthly week weeks weekly per rate job jobs work working income salary salaries money average typical usual night overnight weekend shift about now here near full part time good new experienced become more less than'.split(
    ' ',
  ),
)

const aroundSpanish = new Set(
  spanishWords(
    'cuánto cuánta cuál qué es son soy ser sería me mi se le les yo tú usted como gana ganan gano ganar ganaría ganaríamos paga pagan pagar pagarían cobra cobran cobrar puedo puede podría tiene tienen hora semana mes año sueldo salario ingreso trabajo trabajar trabajando empleo persona promedio más menos aquí',
  ).map((word) => spanishStem(word)),
)

/** In either language: people who read Spanish name work in English too. */
const isAround = (word: string): boolean =>
  aroundEnglish.has(word.toLowerCase()) || aroundSpanish.has(spanishStem(word))

type Named = { id: number; name: string; slug: string }
/** `words`: those of the text that name it */
type Found = { slug: string; words: readonly string[] }
type Reading = { wordsOf: (text: string) => string[]; stem: (word: string) => string }

/** 'Plumbers, Pipefitters, and Steamfitters' is three names; 'Advertising, Promotions, and Marketing Managers' is one. */
function namesIn(title: string): string[] {
  const parts = title.split(/, and |, | and | [ye] /)
  return parts.every((part) => /^\S+s$/.test(part)) ? [title, ...parts] : [title]
}

/** Names of one occupation, or of work without a figure. */
const named = (slug: string, names: readonly string[]) => names.map((name) => ({ slug, name }))

/**
 * Finds the work that a text names. What stands together between the words around it is one name: it must be a name as
 * a whole, or most of one, misspelt or not. So 'airplane mechanic' is not the mechanic of a garage. Null where nothing
 * fits, or several do equally well.
 */
function finderOf(all: readonly Omit<Named, 'id'>[], { wordsOf, stem }: Reading) {
  const keyOf = (words: readonly string[]) => words.map((word) => stem(word)).join(' ')
  const slugByKey = new Map(all.map(({ name, slug }) => [keyOf(wordsOf(name)), slug]))
  const index = new MiniSearch<Named>({
    fields: ['name'],
    storeFields: ['name', 'slug'],
    tokenize: wordsOf,
    processTerm: stem,
    searchOptions: { fuzzy: (term) => term.length > 5 && 1, combineWith: 'AND' },
  })
  index.addAll(all.map((one, id) => ({ id, ...one })))

  function near(phrase: readonly string[]): string | undefined {
    const found = index
      .search(phrase.join(' '))
      .map(({ name, slug }) => ({ slug: String(slug), share: phrase.length / wordsOf(String(name)).length }))
    const best = Math.max(...found.map(({ share }) => share))
    const slugs = new Set(found.filter(({ share }) => share === best).map(({ slug }) => slug))
    return best > 0.5 && slugs.size === 1 ? [...slugs][0] : undefined
  }

  function phrasesOf(text: string): string[][] {
    const phrases: string[][] = [[]]
    for (const word of wordsOf(text)) {
      if (isAround(word)) phrases.push([])
      else phrases.at(-1)!.push(word)
    }
    return phrases.filter((phrase) => phrase.length > 0)
  }

  const exactly = (words: readonly string[]) => slugByKey.get(keyOf(words))

  return (text: string): Found | null => {
    const readings = [
      ...[wordsOf(text), ...phrasesOf(text)].map((words) => ({ words, slugOf: exactly })),
      ...phrasesOf(text).map((words) => ({ words, slugOf: near })),
    ]
    for (const { words, slugOf } of readings) {
      const slug = slugOf(words)
      if (slug !== undefined) return { slug, words }
    }
    return null
  }
}

const find: Record<Language, (text: string) => Found | null> = {
  en: finderOf(
    [
      ...occupations.occupations.flatMap(({ slug, title, otherTitles }) =>
        named(slug, [...namesIn(title), ...otherTitles]),
      ),
      ...everyday.names.flatMap(({ slug, words }) => named(slug, words)),
      ...named(WITHOUT_FIGURE, everyday.withoutFigure.en),
    ],
    { wordsOf: englishWords, stem: englishStem },
  ),
  es: finderOf(
    [
      ...spanishOccupations.flatMap(({ slug, title, words }) =>
        named(bySlug.has(slug) ? slug : WITHOUT_FIGURE, [...namesIn(title), ...words]),
      ),
      ...named(WITHOUT_FIGURE, everyday.withoutFigure.es),
    ],
    { wordsOf: spanishWords, stem: spanishStem },
  ),
}

/** A text without its place, and what it names, read in `language` and then in the other one. */
function workIn(text: string, language: Language): { job: string; found: Found | null } {
  const job = withoutPlace(text)
  return { job, found: find[language](job) ?? find[language === 'es' ? 'en' : 'es'](job) }
}

/** The work that a text names, read in `language` and then in the other one; null when it is not clear which. */
export function findOccupation(
  text: string,
  language: Language = 'en',
): Occupation | typeof WITHOUT_FIGURE | null {
  const slug = workIn(text, language).found?.slug
  return slug === WITHOUT_FIGURE ? slug : (bySlug.get(slug ?? '') ?? null)
}

const ELECTRICIAN: Record<Language, string> = { en: 'electrician', es: 'electricista' }

/** A text with an electrician for the work that it names: what is asked of one is asked of all. Null where it names none. */
export function withElectrician(text: string, language: Language): string | null {
  const { job, found } = workIn(text, language)
  if (found === null) return null
  const name = found.words.join(String.raw`[^\p{L}\d]+(?:\p{L}{1,3}[^\p{L}\d]+)*`)
  return job.replace(new RegExp(String.raw`(?<!\p{L})${name}(?!\p{L})`, 'u'), ELECTRICIAN[language])
}
