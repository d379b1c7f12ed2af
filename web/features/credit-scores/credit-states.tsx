import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { loadFailed } from './messages.ts'

/** The data could not be read: nothing was lost, try again. */
export function CreditLoadError({ onRetry, isRetrying }: { onRetry: () => void; isRetrying: boolean }) {
  return (
    <div className="grid grid-cols-1 gap-6">
      <h1>Credit Monitor</h1>
      <Card className="grid justify-items-start gap-2" role="alert">
        <h2>{loadFailed.title}</h2>
        <p className="text-ink-2">{loadFailed.text}</p>
        <Button variant="quiet" className="mt-2" busy={isRetrying} onClick={onRetry}>
          {loadFailed.action}
        </Button>
      </Card>
    </div>
  )
}

/** The shape of the credit monitor while it loads. */
export function CreditSkeleton() {
  return (
    <div className="grid grid-cols-1 gap-6" aria-busy="true">
      <p className="sr-only">Loading your credit data</p>
      <div className="grid gap-3">
        <Skeleton className="h-5 w-28" />
        <Skeleton className="h-11 w-full max-w-text" />
        <Skeleton className="h-6 w-full max-w-md" />
      </div>
      <div className="grid grid-cols-1 gap-6 lg:grid-cols-[1.2fr_1fr]">
        <Skeleton className="h-80" />
        <Skeleton className="h-80" />
      </div>
      <Skeleton className="h-12" />
      <Skeleton className="h-96" />
    </div>
  )
}
