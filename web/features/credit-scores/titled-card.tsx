import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { paths } from '#web/paths.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { Card, CardTitle } from '#web/ui/card.tsx'
import { SampleTag } from '#web/ui/tag.tsx'

type TitledCardProps = { id: string; title: string; tag?: ReactNode; children: ReactNode }

/** A card of the credit screens, with a tag beside its title. */
export function TitledCard({ id, title, tag, children }: TitledCardProps) {
  return (
    <Card aria-labelledby={id} className="sm:p-6">
      <div className="flex flex-wrap items-center gap-3">
        <CardTitle id={id}>{title}</CardTitle>
        {tag}
      </div>
      {children}
    </Card>
  )
}

type OwnDebtsCardProps = { id: string; title: string; isOwn: boolean; intro: string; children: ReactNode }

/** Something worked out from the person's debts, else a tagged example; and the way to what makes it real, or more exact. */
export function OwnDebtsCard({ id, title, isOwn, intro, children }: OwnDebtsCardProps) {
  return (
    <TitledCard id={id} title={title} tag={isOwn ? null : <SampleTag />}>
      <p className="mt-1.5 mb-5 max-w-text text-small text-ink-2">{intro}</p>
      {children}
      <p className="mt-6 print:hidden">
        <Link className={buttonClass({ variant: 'quiet' })} to={paths.debtTracker}>
          {isOwn ? 'Open My Debts' : 'Add your debts'}
        </Link>
      </p>
    </TitledCard>
  )
}
