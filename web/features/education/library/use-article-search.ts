import { useQueries } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { getArticle, type Article } from '#contracts/education/articles.ts'
import { readOf } from '#web/api/read.ts'
import type { ArticleSearch } from './article-search.ts'

type Indexer = typeof import('./article-search.ts').indexArticles

/**
 * The search over all articles, built when it is first `wanted`: neither the search library nor the articles' texts
 * load before. `search` is null until it is ready.
 */
export function useArticleSearch(articles: readonly Article[], wanted: boolean) {
  const [indexer, setIndexer] = useState<{ index: Indexer } | null>(null)
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    if (!wanted || indexer) return
    let isGone = false
    import('./article-search.ts').then(
      ({ indexArticles }) => isGone || setIndexer({ index: indexArticles }),
      () => isGone || setFailed(true),
    )
    return () => {
      isGone = true
    }
  }, [wanted, indexer])

  const texts = useQueries({
    queries: articles.map(({ id }) => ({ ...readOf(getArticle, { params: { id } }), enabled: wanted })),
    combine: combineTexts,
  })

  const search = useMemo<ArticleSearch | null>(() => {
    if (!indexer) return hasFailed ? searchByTitle(articles) : null
    return indexer.index(
      articles.map((article) => ({ ...article, ...texts.loaded.find(({ id }) => id === article.id) })),
    )
  }, [indexer, hasFailed, articles, texts.loaded])
  return { search, isPartial: texts.isPartial || hasFailed, isComplete: texts.isComplete }
}

type TextResult = { data: { id: string } | undefined; isError: boolean; isPending: boolean }

function combineTexts<Result extends TextResult>(results: Result[]) {
  return {
    loaded: results.flatMap(({ data }) => (data ? [data as NonNullable<Result['data']>] : [])),
    isPartial: results.some(({ isError }) => isError),
    isComplete: results.every(({ isPending }) => !isPending),
  }
}

/** The fallback when the search library fails to load: a literal match in titles and summaries. */
function searchByTitle(articles: readonly Article[]): ArticleSearch {
  const find = (query: string) =>
    articles
      .filter(({ title, description }) =>
        `${title}\n${description}`.toLowerCase().includes(query.trim().toLowerCase()),
      )
      .map(({ id }) => id)
  return { find, answer: () => [] }
}
