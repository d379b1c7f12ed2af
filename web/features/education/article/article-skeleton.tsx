import { SkeletonRows } from '#web/ui/states/skeleton.tsx'
import { loadingArticle } from '../loading-messages.ts'

/** The shape of an article while it loads. */
export function ArticleSkeleton() {
  const rows = ['h-6 w-32', 'h-12 w-4/5', 'h-5 w-1/2', 'aspect-video w-full', 'h-28', 'h-28', 'h-28']
  return <SkeletonRows label={loadingArticle} className="mx-auto w-full max-w-[44rem] gap-4" rows={rows} />
}
