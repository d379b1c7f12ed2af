import { Link } from 'react-router'
import { paths } from '#web/paths.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { articleLoadFailed, articleMissing } from './messages.ts'

/** The article could not be read: nothing was lost, try again. */
export function ArticleError({ onRetry, isRetrying }: { onRetry: () => void; isRetrying: boolean }) {
  return (
    <div className="grid max-w-text justify-items-start gap-3" role="alert">
      <h1>{articleLoadFailed.title}</h1>
      <p className="text-ink-2">{articleLoadFailed.text}</p>
      <Button variant="quiet" className="mt-2" busy={isRetrying} onClick={onRetry}>
        {articleLoadFailed.action}
      </Button>
    </div>
  )
}

/** There is no such article. */
export function ArticleMissing() {
  return (
    <div className="grid max-w-text justify-items-start gap-3">
      <h1>{articleMissing.title}</h1>
      <p className="text-ink-2">{articleMissing.text}</p>
      <Link className={buttonClass({ className: 'mt-2' })} to={paths.education}>
        {articleMissing.action}
      </Link>
    </div>
  )
}

/** The shape of an article while it loads. */
export function ArticleSkeleton() {
  return (
    <div className="mx-auto grid w-full max-w-[44rem] gap-4" aria-busy="true">
      <p className="sr-only">Loading the article</p>
      <Skeleton className="h-6 w-32" />
      <Skeleton className="h-12 w-4/5" />
      <Skeleton className="h-5 w-1/2" />
      <Skeleton className="aspect-video w-full" />
      <Skeleton className="h-28" />
      <Skeleton className="h-28" />
      <Skeleton className="h-28" />
    </div>
  )
}
