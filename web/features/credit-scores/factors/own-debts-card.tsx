import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { paths } from '#web/paths.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { TitledCard } from '#web/ui/card.tsx'
import { SampleTag } from '#web/ui/tag.tsx'
import { ownDebtsTexts } from './messages.ts'

type OwnDebtsCardProps = { title: string; isOwn: boolean; intro: string; children: ReactNode }

/** Something worked out from the person's debts, else a tagged example; and the way to what makes it real, or more exact. */
export function OwnDebtsCard({ title, isOwn, intro, children }: OwnDebtsCardProps) {
  return (
    <TitledCard title={title} lead={intro} aside={isOwn ? null : <SampleTag />}>
      {children}
      <p className="mt-6 print:hidden">
        <Link className={buttonClass({ variant: 'quiet' })} to={paths.debtTracker}>
          {isOwn ? ownDebtsTexts.open : ownDebtsTexts.add}
        </Link>
      </p>
    </TitledCard>
  )
}
