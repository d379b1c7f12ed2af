import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { ArticleListSkeleton } from './article-list.tsx'
import { LibraryHeader } from './library-header.tsx'
import { libraryLoadFailed } from './messages.ts'

/** The library could not be read: nothing was lost, try again. */
export function LibraryError({ onRetry, isRetrying }: { onRetry: () => void; isRetrying: boolean }) {
  return (
    <div className="grid grid-cols-1 gap-6">
      <LibraryHeader />
      <Card className="grid justify-items-start gap-2" role="alert">
        <h2>{libraryLoadFailed.title}</h2>
        <p className="text-ink-2">{libraryLoadFailed.text}</p>
        <Button variant="quiet" className="mt-2" busy={isRetrying} onClick={onRetry}>
          {libraryLoadFailed.action}
        </Button>
      </Card>
    </div>
  )
}

/** The shape of the library while it loads. */
export function LibrarySkeleton() {
  return (
    <div className="grid grid-cols-1 gap-6 md:gap-8" aria-busy="true">
      <LibraryHeader />
      <p className="sr-only">Loading the library</p>
      <Skeleton className="h-64 sm:h-48" />
      <div className="grid gap-5">
        <Skeleton className="h-7 w-32" />
        <Skeleton className="h-44 sm:h-19" />
        <Skeleton className="h-11 w-full max-w-md" />
        <ArticleListSkeleton />
      </div>
    </div>
  )
}
