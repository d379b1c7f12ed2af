import { ChartSpline, Coins, Map, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Access } from '#engine/access/access.ts'
import { mayUse, type Feature } from '#engine/access/features.ts'
import { paths } from '#web/paths.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { Card, CardTitle } from '#web/ui/card.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Tag } from '#web/ui/tag.tsx'
import { DashboardSection } from './dashboard-section.tsx'
import { placeTexts } from './messages.ts'

type Place = {
  key: 'predictions' | 'income' | 'roadmap'
  feature: Feature
  icon: LucideIcon
  to: string
}

const places: readonly Place[] = [
  { key: 'predictions', feature: 'predictions', icon: ChartSpline, to: `${paths.debtTracker}#strategies` },
  { key: 'income', feature: 'income_tools', icon: Coins, to: paths.extraIncome },
  { key: 'roadmap', feature: 'roadmap', icon: Map, to: `${paths.debtTracker}#strategies` },
]

type PlanPlacesProps = { access: Access; assistant: ReactNode; letters: ReactNode }

/** The assistant and the letters, features of their own, and the places of the learning tools that the person's plan includes (engine/access/features). */
export function PlanPlaces({ access, assistant, letters }: PlanPlacesProps) {
  const open = places.filter(({ feature }) => mayUse(feature, access))
  return (
    <DashboardSection title={placeTexts.title} teaser={placeTexts.teaser(open.length)}>
      <div className="grid grid-cols-1 gap-4 md:grid-cols-2 md:gap-6">
        <div
          className={classNames('grid content-start', open.length === 0 ? 'md:col-span-2' : 'md:row-span-2')}
        >
          {assistant}
        </div>
        {open.map((place) => (
          <PlaceCard key={place.key} place={place} />
        ))}
        <div className="grid grid-cols-1 md:col-span-2">{letters}</div>
      </div>
    </DashboardSection>
  )
}

function PlaceCard({ place }: { place: Place }) {
  const { key, icon: Icon, to } = place
  const { title, text, until, action } = placeTexts[key]
  const titleId = `place-${key}`
  const isPremium = key === 'roadmap'
  return (
    <Card aria-labelledby={titleId} className="flex flex-col md:p-6">
      <div className="flex items-start gap-3">
        <span className="grid size-10 shrink-0 place-items-center rounded-control bg-brand-soft text-brand-deep">
          <Icon size={20} aria-hidden="true" />
        </span>
        <div className="min-w-0">
          <CardTitle id={titleId} as="h3">
            {title}
          </CardTitle>
          <p className="mt-1.5 flex flex-wrap gap-2">
            {isPremium && <Tag tone="gold">PREMIUM</Tag>}
            <Tag>{placeTexts.coming}</Tag>
          </p>
        </div>
      </div>
      <div className="pt-3">
        <p className="max-w-[60ch] text-small text-ink-2">{text}</p>
        <p className="mt-2 max-w-[60ch] text-small text-ink-2">{until}</p>
      </div>
      <div className="mt-auto pt-4">
        <Link to={to} className={buttonClass({ variant: 'quiet' })}>
          {action}
        </Link>
      </div>
    </Card>
  )
}
