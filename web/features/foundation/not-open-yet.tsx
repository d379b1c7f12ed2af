import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import content from '#content/foundation/foundation.json' with { type: 'json' }
import { paths } from '#web/paths.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { CheckList } from './check-list.tsx'

/** Applying is not open: what to have ready, and what helps today. */
export function ApplyNotOpen() {
  const { nowSource, ...words } = content.applySoon
  return (
    <NotOpenYet
      words={words}
      source={
        <a className="link" href={nowSource.url} target="_blank" rel="noopener noreferrer">
          {nowSource.title}
          <span className="sr-only"> (opens in a new tab)</span>
        </a>
      }
    />
  )
}

/** Giving is not open: what will be here, and what helps today. */
export function DonateNotOpen() {
  return <NotOpenYet words={content.donateSoon} />
}

type Words = {
  heading: string
  lead: string
  prepareHeading: string
  prepare: readonly string[]
  now: string
  warning: string
}

function NotOpenYet({ words, source }: { words: Words; source?: ReactNode }) {
  return (
    <div className="grid max-w-[46rem] gap-6">
      <header>
        <Link
          className="link -ml-1 inline-flex min-h-11 items-center gap-2 px-1 text-small"
          to={paths.foundation}
        >
          <ArrowLeft size={16} aria-hidden="true" /> Jubilee Foundation
        </Link>
        <h1 className="mt-3">{words.heading}</h1>
        <p className="mt-3 max-w-text text-lead text-ink-2">{words.lead}</p>
      </header>
      <Card aria-labelledby="prepare-title" className="md:p-6">
        <h2 id="prepare-title" className="text-h3">
          {words.prepareHeading}
        </h2>
        <CheckList items={words.prepare} className="mt-4" />
      </Card>
      <section aria-labelledby="today-title" className="rounded-card bg-brand-soft p-5 md:p-6">
        <h2 id="today-title" className="text-h3">
          What helps today
        </h2>
        <p className="mt-2">{words.now}</p>
        {source ? <p className="mt-2 text-small">{source}</p> : null}
      </section>
      <p className="max-w-text text-small text-ink-2">{words.warning}</p>
      <div className="flex flex-wrap gap-3">
        <Link className={buttonClass({})} to={paths.debtTracker}>
          My debts
        </Link>
        <Link className={buttonClass({ variant: 'quiet' })} to={paths.foundation}>
          Back to the foundation
        </Link>
      </div>
    </div>
  )
}
