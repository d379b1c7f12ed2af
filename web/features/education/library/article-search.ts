/**
 * Searches articles. An article matches when its title or its content contains the query as typed,
 * ignoring case (spec 5) and accents, or when every word is a prefix of one of its words or close to one.
 * Example: "avalanch", "avelanche" and "Snowball vs" all find "Debt snowball vs avalanche".
 */
import MiniSearch from 'minisearch'
import { textsOfBlock, type Article, type ArticleBlock } from '#contracts/education/articles.ts'
import { folded } from '#web/format/folded.ts'
import { stopWords } from './search-words.ts'

export type SearchableArticle = Article & { blocks?: ArticleBlock[] }

export type ArticleSearch = {
  /** ids for the search box, best match first */
  find: (query: string) => string[]
  /** ids for a question in plain language: any of its words counts */
  answer: (question: string) => string[]
}

const STOP_WORDS = new Set(folded(stopWords).split(' '))

const contentOf = (blocks: ArticleBlock[] = []): string => blocks.flatMap(textsOfBlock).join('\n')

export function indexArticles(articles: readonly SearchableArticle[]): ArticleSearch {
  const documents = articles.map((article) => ({
    id: article.id,
    title: article.title,
    tags: [...article.tags, article.category].join(' '),
    description: article.description,
    content: contentOf(article.blocks),
  }))
  const searched = documents.map(({ id, ...texts }) => ({
    id,
    text: folded(Object.values(texts).join('\n')),
  }))
  const index = new MiniSearch<(typeof documents)[number]>({
    fields: ['title', 'tags', 'description', 'content'],
    processTerm: (term) => {
      const word = folded(term)
      return STOP_WORDS.has(word) ? null : word
    },
    searchOptions: {
      boost: { title: 4, tags: 3, description: 2 },
      prefix: (term) => term.length > 2,
      fuzzy: (term) => (term.length > 3 ? 0.25 : false),
    },
  })
  index.addAll(documents)

  function find(query: string): string[] {
    const typed = folded(query.trim())
    if (typed === '') return documents.map(({ id }) => id)
    const ranked = index.search(typed, { combineWith: 'AND' }).map(({ id }) => String(id))
    const literal = searched.filter(({ text }) => text.includes(typed)).map(({ id }) => id)
    return [...new Set([...ranked, ...literal])]
  }

  const answer = (question: string) =>
    index.search(question, { combineWith: 'OR', fuzzy: false }).map(({ id }) => String(id))

  return { find, answer }
}
