import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { paths } from '#web/paths.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Tag } from '#web/ui/tag.tsx'

type ComingScreenProps = {
  name: string
  /** one sentence: what will be here */
  promise: string
  picture: ReactNode
}

/** A screen that is not built yet says so, and leads to what works. */
export function ComingScreen({ name, promise, picture }: ComingScreenProps) {
  return (
    <div className="grid gap-6">
      <header className="max-w-text">
        <div className="flex flex-wrap items-center gap-3">
          <h1>{name}</h1>
          <Tag>Not here yet</Tag>
        </div>
        <p className="mt-3 text-ink-2">{promise}</p>
      </header>
      <Card className="flex max-w-text flex-col gap-5 p-6 sm:flex-row sm:items-center">
        <span
          className="grid size-14 shrink-0 place-items-center rounded-card bg-brand-soft text-brand-deep"
          aria-hidden="true"
        >
          {picture}
        </span>
        <div className="flex-1">
          <h2 className="text-h3">What works today</h2>
          <p className="mt-1 text-small text-ink-2">
            Your debts, what each order of payment costs, and the month you could owe nothing.
          </p>
        </div>
        <Link className={buttonClass({ className: 'shrink-0' })} to={paths.debtTracker}>
          My debts
        </Link>
      </Card>
    </div>
  )
}
