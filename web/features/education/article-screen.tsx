import { ApiError } from '#web/api/api-error.ts'
import { ArticleMissing, ArticleError, ArticleSkeleton } from './article-states.tsx'
import { ArticleView } from './article-view.tsx'
import { useArticle, useReadingProgress } from './use-library.ts'

/** One article, in each of its states. */
export function ArticleScreen({ id }: { id: string }) {
  const article = useArticle(id)
  const progress = useReadingProgress()
  if (article.data) {
    // A progress that cannot be read does not keep anybody from reading.
    if (progress.isPending) return <ArticleSkeleton />
    return <ArticleView key={id} article={article.data} progress={progress.data} />
  }
  if (article.error instanceof ApiError && article.error.status === 404) return <ArticleMissing />
  if (article.isError) {
    return <ArticleError onRetry={() => void article.refetch()} isRetrying={article.isFetching} />
  }
  return <ArticleSkeleton />
}
