import { useRead } from '#web/api/use-read.ts'
import { type Article, getReadingProgress } from '#contracts/education/articles.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { ArticleCard } from './article-card.tsx'

const grid = 'grid grid-cols-1 gap-5 sm:grid-cols-2 lg:grid-cols-3'

export function ArticleList({ articles, label }: { articles: readonly Article[]; label: string }) {
  const { data: progress } = useRead(getReadingProgress)
  const readIds = new Set(progress?.read.map(({ articleId }) => articleId))
  return (
    <ul aria-label={label} className={grid}>
      {articles.map((article, index) => (
        <ArticleCard
          key={article.id}
          article={article}
          isRead={readIds.has(article.id)}
          isFirst={index === 0}
        />
      ))}
    </ul>
  )
}

/** The shape of the list while it loads. */
export function ArticleListSkeleton() {
  return (
    <div className={grid}>
      {['first', 'second', 'third'].map((place) => (
        <div key={place} className="overflow-hidden rounded-card border border-line bg-raised">
          <Skeleton className="aspect-video w-full rounded-none" />
          <div className="grid gap-3 p-5">
            <Skeleton className="h-5 w-20" />
            <Skeleton className="h-6 w-3/4" />
            <Skeleton className="h-16" />
            <Skeleton className="h-4 w-1/2" />
          </div>
        </div>
      ))}
    </div>
  )
}
