import type { ReactElement, ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import { DashboardSection } from './dashboard-section.tsx'
import { placeTexts } from './messages.ts'

type PlanPlacesProps = {
  assistant: ReactNode
  /** the tools that the person's plan includes */
  tools: readonly ReactElement[]
  letters: ReactNode
}

/** The assistant, the tools and the letters, features of their own, in one part of the dashboard. */
export function PlanPlaces({ assistant, tools, letters }: PlanPlacesProps) {
  return (
    <DashboardSection title={placeTexts.title} teaser={placeTexts.teaser(tools.length)}>
      <div className="grid grid-cols-1 gap-4 md:grid-cols-2 md:gap-6">
        <div
          className={classNames('grid content-start', tools.length === 0 ? 'md:col-span-2' : 'md:row-span-2')}
        >
          {assistant}
        </div>
        {tools}
        <div className="grid grid-cols-1 md:col-span-2">{letters}</div>
      </div>
    </DashboardSection>
  )
}
