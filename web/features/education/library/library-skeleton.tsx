import { SkeletonRows } from '#web/ui/states/skeleton.tsx'
import { loadingLibrary } from '../loading-messages.ts'
import { ArticleListSkeleton } from './article-list-skeleton.tsx'

/** The shape of the library while it loads. */
export function LibrarySkeleton() {
  const rows = ['h-64 sm:h-48', 'h-7 w-32', 'h-44 sm:h-19', 'h-11 w-full max-w-md']
  return (
    <div className="grid grid-cols-1 gap-5" aria-busy="true">
      <SkeletonRows label={loadingLibrary} className="gap-5" rows={rows} />
      <ArticleListSkeleton />
    </div>
  )
}
