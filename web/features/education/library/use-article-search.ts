import { useQueries } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { getArticle, type Article } from '#contracts/education/articles.ts'
import { readOf } from '#web/api/read.ts'
import { folded } from '#web/format/folded.ts'
import type { ArticleSearch } from './article-search.ts'

/**
 * The search over all articles, built when it is first `wanted`: neither the search library nor the articles' texts
 * load before. `search` is null until it is ready.
 */
export function useArticleSearch(articles: readonly Article[], wanted: boolean) {
  const [code, setCode] = useState<typeof import('./article-search.ts') | 'failed'>()
  useEffect(() => {
    if (wanted) import('./article-search.ts').then(setCode, () => setCode('failed'))
  }, [wanted])
  const hasFailed = code === 'failed'
  const texts = useQueries({
    queries: articles.map(({ id }) => ({
      ...readOf(getArticle, { params: { id }, query: {} }),
      enabled: wanted,
    })),
    combine: combineTexts,
  })

  const search = useMemo<ArticleSearch | null>(() => {
    if (code === 'failed') return searchByTitle(articles)
    if (!code) return null
    return code.indexArticles(
      articles.map((article) => ({ ...article, ...texts.loaded.find(({ id }) => id === article.id) })),
    )
  }, [code, articles, texts.loaded])
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
      .filter(({ title, description }) => folded(`${title}\n${description}`).includes(folded(query.trim())))
      .map(({ id }) => id)
  return { find, answer: () => [] }
}
