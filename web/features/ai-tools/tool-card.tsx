import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Card, CardTitle } from '#web/ui/card.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { toolTexts } from './messages.ts'

type ToolCardProps = {
  id: string
  title: string
  intro: string
  icon: LucideIcon
  isPremium?: boolean
  children: ReactNode
}

/** The frame of every tool: its title, a sentence about it, its form and its answer. */
export function ToolCard({ id, title, intro, icon: Icon, isPremium, children }: ToolCardProps) {
  return (
    <Card aria-labelledby={id} className="grid grid-cols-1 content-start gap-4 md:p-6">
      <div className="flex items-start gap-3">
        <span className="grid size-10 shrink-0 place-items-center rounded-control bg-brand-soft text-brand-deep">
          <Icon size={20} aria-hidden="true" />
        </span>
        <div className="min-w-0">
          <CardTitle id={id} as="h3">
            {title}
          </CardTitle>
          {isPremium && (
            <p className="mt-1.5">
              <Tag tone="gold">{toolTexts.premium}</Tag>
            </p>
          )}
          <p className="mt-1.5 max-w-[60ch] text-small text-ink-2">{intro}</p>
        </div>
      </div>
      {children}
    </Card>
  )
}
