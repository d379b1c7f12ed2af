import { Plus, Sprout } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { emptyGoals, loadFailed } from './messages.ts'

/** No goal yet: what will be here, and how to start. */
export function GoalsEmpty({ onAdd }: { onAdd: () => void }) {
  return (
    <Card className="grid justify-items-center gap-3 px-6 py-14 text-center">
      <span className="grid size-14 place-items-center rounded-full bg-brand-soft text-brand-deep">
        <Sprout size={28} aria-hidden="true" />
      </span>
      <h2 className="mt-1">{emptyGoals.title}</h2>
      <p className="max-w-[46ch] text-ink-2">{emptyGoals.text}</p>
      <Button size="large" className="mt-3" onClick={onAdd}>
        <Plus size={18} aria-hidden="true" /> {emptyGoals.action}
      </Button>
    </Card>
  )
}

type GoalsErrorProps = { onRetry: () => void; isRetrying: boolean }

/** The goals could not be read: nothing was lost, try again. */
export function GoalsError({ onRetry, isRetrying }: GoalsErrorProps) {
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

/** The shape of the goals while they load. */
export function GoalsSkeleton() {
  return (
    <div className="grid grid-cols-1 gap-6" aria-busy="true">
      <p className="sr-only">Loading your goals</p>
      <div className="grid gap-3">
        <Skeleton className="h-5 w-32" />
        <Skeleton className="h-11 w-full max-w-text" />
        <Skeleton className="h-6 w-full max-w-xs" />
      </div>
      <div className="grid gap-4 md:grid-cols-2">
        <Skeleton className="h-56" />
        <Skeleton className="h-56" />
      </div>
    </div>
  )
}
