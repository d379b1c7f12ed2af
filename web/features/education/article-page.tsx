import { useParams } from 'react-router'
import { getReadingProgress, getArticle } from '#contracts/education/articles.ts'
import { useRead } from '#web/api/use-read.ts'
import { ApiError } from '#web/api/api-error.ts'
import { LoadFailed } from '#web/ui/load-failed.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'
import { ArticleMissing } from './article-missing.tsx'
import { ArticleView } from './article-view.tsx'
import { articleLoadFailed } from './messages.ts'

export const meta = () => [{ title: 'Article, Jubilee' }]

/** One article, in each of its states. */
export default function ArticlePage() {
  const { id = '' } = useParams()
  const article = useRead(getArticle, { params: { id } })
  const progress = useRead(getReadingProgress)
  if (article.data) {
    // A progress that cannot be read does not keep anybody from reading.
    if (progress.isPending) return <ArticleSkeleton />
    return <ArticleView key={id} article={article.data} progress={progress.data} />
  }
  if (article.error instanceof ApiError && article.error.status === 404) return <ArticleMissing />
  if (article.isError) return <LoadFailed {...articleLoadFailed} heading="h1" reads={article} />
  return <ArticleSkeleton />
}

function ArticleSkeleton() {
  const rows = ['h-6 w-32', 'h-12 w-4/5', 'h-5 w-1/2', 'aspect-video w-full', 'h-28', 'h-28', 'h-28']
  return (
    <SkeletonRows label="Loading the article" className="mx-auto w-full max-w-[44rem] gap-4" rows={rows} />
  )
}
