import { useId, type ReactNode } from 'react'
import { Card, CardTitle } from '#web/ui/card.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { notHereYet } from './messages.ts'

type SettingsCardProps = {
  title: string
  text?: string
  /** says beside the title that this place does not work yet */
  isComing?: boolean
  children?: ReactNode
}

/** One thing that can be set: its name, a sentence, what is set. */
export function SettingsCard({ title, text, isComing, children }: SettingsCardProps) {
  const id = useId()
  return (
    <Card aria-labelledby={id} className="sm:p-6">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <CardTitle id={id} className="min-w-0">
          {title}
        </CardTitle>
        {isComing ? <Tag>{notHereYet}</Tag> : null}
      </div>
      {text ? <p className="mt-1.5 text-small text-ink-2">{text}</p> : null}
      {children ? <div className="mt-4">{children}</div> : null}
    </Card>
  )
}
