/** Passages of the library that speak to a question, each from another article, quoted as they stand. */
import MiniSearch from 'minisearch'
import { plainText, textsOfBlock, type ArticleBlock } from '#contracts/education/articles.ts'
import type { Passage } from '#contracts/coach/coach.ts'
import type { Language } from '#contracts/language.ts'
import { openLibrary } from '#server/features/library/articles.queries.ts'
import { isEmptyWord, stemIn } from './passage-words.ts'

type Indexed = Passage & { id: number; tags: string }

const LEAST_WORDS = 12
const MOST_PASSAGES = 2

function passagesOf(block: ArticleBlock): string[] {
  if (block.kind === 'paragraph' || block.kind === 'list') return textsOfBlock(block)
  // A row speaks for one state only as a whole: its name and the page that it rests on go with what it says.
  if (block.kind === 'table') return block.rows.map((cells) => cells.map(plainText).join(': '))
  // An example's figures are nobody's own, and a heading says nothing alone.
  return []
}

type Index = { library: unknown; articles: number; search: MiniSearch<Indexed>; passages: Indexed[] }

const indexes: Partial<Record<Language, Index>> = {}

function openIndex(language: Language): Index {
  const library = openLibrary(language)
  const opened = indexes[language]
  if (opened?.library === library) return opened
  const passages = library
    .flatMap(({ id: articleId, title, tags, blocks }) =>
      blocks
        .flatMap(passagesOf)
        .filter((text) => text.split(' ').length >= LEAST_WORDS)
        .map((text) => ({ articleId, title, text, tags: tags.join(' ') })),
    )
    .map((passage, id) => ({ ...passage, id }))
  const search = new MiniSearch<Indexed>({
    fields: ['title', 'tags', 'text'],
    processTerm: (term) => (isEmptyWord(language, term) ? null : stemIn(language, term.toLowerCase())),
    searchOptions: {
      boost: { title: 3, tags: 2 },
      fuzzy: (term) => (term.length > 4 ? 0.2 : false),
      prefix: true,
    },
  })
  search.addAll(passages)
  return (indexes[language] = { library, articles: library.length, search, passages })
}

/** The first passages found, each of another article. */
function firstOf(found: readonly { id: unknown }[], { passages }: Index): Passage[] {
  const first: Passage[] = []
  for (const { id } of found) {
    const passage = passages[Number(id)]
    if (!passage || first.some(({ articleId }) => articleId === passage.articleId)) continue
    first.push({ articleId: passage.articleId, title: passage.title, text: passage.text })
    if (first.length === MOST_PASSAGES) break
  }
  return first
}

const withoutEmpty = (text: string, language: Language) =>
  text.replaceAll(/\p{L}+/gu, (word) => (isEmptyWord(language, word) ? ' ' : word))

/** The best passage on a subject, which is in the language, from each of these articles, at most two. */
export function passagesIn(articles: readonly string[], subject: string, language: Language): Passage[] {
  if (articles.length === 0) return []
  const index = openIndex(language)
  const found = index.search
    .search(withoutEmpty(subject, language))
    .filter(({ id }) => articles.includes(index.passages[Number(id)]?.articleId ?? ''))
  return firstOf(found, index)
}

/** So much of what a question asks about must be in a passage, by weight. */
const LEAST_SHARE = 0.6
/** A word in the titles or tags of a larger share of the articles than this, such as "debt", names no subject. */
const MOST_OF_LIBRARY = 0.14

type SaidWord = { weight: number; passages: Set<unknown>; subjects: Set<string | undefined> }

const weightOf = (words: readonly SaidWord[]) => words.reduce((total, { weight }) => total + weight, 0)

/** A word of a question: how telling it is, which passages have it, and which articles it is a subject of. */
function lookUp(word: string, { search, passages, articles }: Index): SaidWord {
  const found = search.search(word, { fuzzy: false, prefix: false })
  const named = found.filter(({ match }) =>
    Object.values(match)
      .flat()
      .some((field) => field !== 'text'),
  )
  const subjects = new Set(named.map(({ id }) => passages[Number(id)]?.articleId))
  return {
    weight: Math.log(1 + passages.length / (1 + found.length)),
    passages: new Set(found.map(({ id }) => id)),
    subjects: subjects.size > articles * MOST_OF_LIBRARY ? new Set() : subjects,
  }
}

function partition<Item>(items: readonly Item[], isIn: (item: Item) => boolean): [Item[], Item[]] {
  return [items.filter(isIn), items.filter((item) => !isIn(item))]
}

/**
 * At most two passages that fit what somebody asked in their own words, the best first; most often none. Word for word,
 * with nothing guessed: most of the question's weight stands in the passage or its article's title and tags (a word
 * weighs more the fewer passages have it, and most where none has; twice where it is the article's own subject), and one
 * word at least is such a subject.
 */
export function fittingPassages(question: string, language: Language): Passage[] {
  const index = openIndex(language)
  const words = question.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  const telling = words.filter((word) => !isEmptyWord(language, word))
  const asked = [...new Set(telling.map((word) => stemIn(language, word)))].map((word) => lookUp(word, index))
  const fitOf = ({ id, articleId }: Indexed) => {
    const [said, missing] = partition(asked, ({ passages }) => passages.has(id))
    const subjects = said.filter((word) => word.subjects.has(articleId))
    // A subject counts twice: in a large library its words stand in many texts, and would weigh little.
    const found = weightOf(said) + weightOf(subjects)
    const share = subjects.length > 0 ? found / (found + weightOf(missing)) : 0
    return { id, share, onSubject: weightOf(subjects) }
  }
  const found = index.passages
    .map(fitOf)
    .filter(({ share }) => share >= LEAST_SHARE)
    .toSorted((a, b) => b.onSubject - a.onSubject || b.share - a.share)
  return firstOf(found, index)
}
