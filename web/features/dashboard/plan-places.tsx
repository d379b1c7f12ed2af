import type { ReactElement, ReactNode } from 'react'
import { Link } from 'react-router'
import { classNames } from '#web/ui/class-names.ts'
import { ErrorBoundary } from '#web/ui/states/error-boundary.tsx'
import { paths } from '#web/paths.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { Card, CardTitle } from '#web/ui/card.tsx'
import { DashboardSection } from './dashboard-section.tsx'
import { lettersCard, placeTexts } from './messages.ts'

type PlanPlacesProps = {
  assistant: ReactNode
  /** the tools that the person's plan includes */
  tools: readonly ReactElement[]
  letters: ReactNode
}

/** The assistant, the tools and the letters, features of their own, in one part of the dashboard. */
export function PlanPlaces({ assistant, tools, letters }: PlanPlacesProps) {
  const places = [
    { key: 'assistant', card: assistant },
    ...tools.map((tool) => ({ key: tool.key, card: tool })),
  ]
  // The last of an odd number has a row of its own.
  const isAlone = (index: number) => index === places.length - 1 && places.length % 2 === 1
  return (
    <DashboardSection title={placeTexts.title} teaser={placeTexts.teaser(tools.length)}>
      <div className="grid grid-cols-1 gap-4 md:grid-cols-2 md:gap-6">
        {places.map((place, index) => (
          <div
            key={place.key}
            className={classNames('grid min-w-0 content-start', isAlone(index) && 'md:col-span-2')}
          >
            <ErrorBoundary>{place.card}</ErrorBoundary>
          </div>
        ))}
        <div className="grid grid-cols-1 md:col-span-2">
          <ErrorBoundary>{letters}</ErrorBoundary>
        </div>
      </div>
    </DashboardSection>
  )
}

/** The way to the letters that every plan has. */
export function LettersCard() {
  return (
    <Card
      aria-labelledby="letters-card"
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4 md:p-6"
    >
      <div className="max-w-text">
        <CardTitle id="letters-card" as="h3">
          {lettersCard.title}
        </CardTitle>
        <p className="mt-1.5 text-small text-ink-2">{lettersCard.text}</p>
      </div>
      <Link to={paths.letters} className={buttonClass({ variant: 'quiet', className: 'max-sm:w-full' })}>
        {lettersCard.action}
      </Link>
    </Card>
  )
}
