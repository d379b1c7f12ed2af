/** Passages of the library that speak to a question, each from another article, quoted as they stand. */
import MiniSearch from 'minisearch'
import type { ArticleBlock } from '#contracts/articles.ts'
import { openLibrary } from '#server/features/library/articles.queries.ts'

export type Passage = { articleId: string; title: string; text: string }

type Indexed = Passage & { id: number; tags: string }

const LEAST_WORDS = 12
const MOST_PASSAGES = 2

const plain = (text: string) => text.replaceAll(/\]\([^)]*\)|\[|\*\*/g, '')

function textsOf(block: ArticleBlock): string[] {
  if (block.kind === 'paragraph') return [plain(block.text)]
  if (block.kind === 'list') return block.items.map(plain)
  // An example's figures are nobody's own, and a heading says nothing alone.
  return []
}

let index: { library: unknown; search: MiniSearch<Indexed>; passages: Indexed[] } | null = null

function openIndex() {
  const library = openLibrary()
  if (index?.library === library) return index
  const passages = library
    .flatMap(({ id: articleId, title, tags, category, blocks }) =>
      blocks
        .flatMap(textsOf)
        .filter((text) => text.split(' ').length >= LEAST_WORDS)
        .map((text) => ({ articleId, title, text, tags: [...tags, category].join(' ') })),
    )
    .map((passage, id) => ({ ...passage, id }))
  const search = new MiniSearch<Indexed>({
    fields: ['title', 'tags', 'text'],
    searchOptions: {
      boost: { title: 3, tags: 2 },
      fuzzy: (term) => (term.length > 4 ? 0.2 : false),
      prefix: true,
    },
  })
  search.addAll(passages)
  index = { library, search, passages }
  return index
}

const EMPTY =
  /\b(?:a|an|the|is|are|am|do|does|did|i|my|me|you|your|it|to|of|for|on|in|and|or|what|how|when|where|which|who|why|can|should|would|could|will|have|has|with|if|be|about|there|this|that|much|many)\b/gi

/** At most two passages, the best first; none where no word of the question is in the library. */
export function findPassages(question: string): Passage[] {
  const { search, passages } = openIndex()
  const found: Passage[] = []
  for (const { id } of search.search(question.replaceAll(EMPTY, ' '))) {
    const passage = passages[Number(id)]
    if (!passage || found.some(({ articleId }) => articleId === passage.articleId)) continue
    found.push({ articleId: passage.articleId, title: passage.title, text: passage.text })
    if (found.length === MOST_PASSAGES) break
  }
  return found
}
