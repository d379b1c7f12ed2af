import { Skeleton } from '#web/ui/states/skeleton.tsx'

export const articleGrid = 'grid grid-cols-1 gap-5 sm:grid-cols-2 lg:grid-cols-3'

/** The shape of the list while it loads. */
export function ArticleListSkeleton() {
  return (
    <div className={articleGrid}>
      {['first', 'second', 'third'].map((name) => (
        <div key={name} className="overflow-hidden rounded-card border border-line bg-raised">
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
