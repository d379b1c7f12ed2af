import type { LucideIcon } from 'lucide-react'
import { Link } from 'react-router'
import { featurePlans, type Feature } from '#engine/access/features.ts'
import { paths } from '#web/paths.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { toolTexts } from './messages.ts'
import { ToolCard } from './tool-card.tsx'

type LockedToolProps = { id: string; feature: Feature; title: string; intro: string; icon: LucideIcon }

/** What a tool does, which plan it is part of, and the way there. */
export function LockedTool({ feature, ...tool }: LockedToolProps) {
  return (
    <ToolCard {...tool}>
      <p className="flex flex-wrap items-center gap-3 text-small text-ink-2">
        {toolTexts.partOf(featurePlans[feature])}
        <Link to={paths.pricing} className={buttonClass({ variant: 'quiet', size: 'small' })}>
          {toolTexts.plans}
        </Link>
      </p>
    </ToolCard>
  )
}
