import { Wallet } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { emptyBudget, loadFailed } from './messages.ts'

/** Nothing planned yet: what will be here; the form to start stands below it. */
export function BudgetEmpty() {
  return (
    <div className="flex items-start gap-4">
      <span className="grid size-12 shrink-0 place-items-center rounded-full bg-brand-soft text-brand-deep">
        <Wallet size={24} aria-hidden="true" />
      </span>
      <div className="max-w-text">
        <h2>{emptyBudget.title}</h2>
        <p className="mt-1 text-ink-2">{emptyBudget.text}</p>
      </div>
    </div>
  )
}

type BudgetErrorProps = { onRetry: () => void; isRetrying: boolean }

/** The budget could not be read: nothing was lost, try again. */
export function BudgetError({ onRetry, isRetrying }: BudgetErrorProps) {
  return (
    <Card className="grid justify-items-start gap-2" role="alert">
      <h2>{loadFailed.title}</h2>
      <p className="text-ink-2">{loadFailed.text}</p>
      <Button variant="quiet" className="mt-2" busy={isRetrying} onClick={onRetry}>
        {loadFailed.action}
      </Button>
    </Card>
  )
}

/** The shape of a month while it loads, under the header. */
export function MonthSkeleton() {
  return (
    <div className="grid grid-cols-1 gap-6" aria-busy="true">
      <p className="sr-only">Loading your budget</p>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] gap-3 sm:grid-cols-3 sm:gap-4">
        <Skeleton className="h-28 max-sm:col-span-full" />
        <Skeleton className="h-28" />
        <Skeleton className="h-28" />
      </div>
      <Skeleton className="h-11 w-80 max-w-full" />
      <div className="grid gap-4 md:grid-cols-2">
        <Skeleton className="h-52" />
        <Skeleton className="h-52" />
        <Skeleton className="h-52" />
        <Skeleton className="h-52" />
      </div>
    </div>
  )
}
