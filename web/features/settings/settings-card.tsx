import { useId, type ReactNode } from 'react'
import { Card, CardTitle } from '#web/ui/card.tsx'

type SettingsCardProps = { title: string; text?: string; children?: ReactNode }

/** One thing that can be set: its name, a sentence, what is set. */
export function SettingsCard({ title, text, children }: SettingsCardProps) {
  const id = useId()
  return (
    <Card aria-labelledby={id} className="sm:p-6">
      <CardTitle id={id}>{title}</CardTitle>
      {text ? <p className="mt-1.5 text-small text-ink-2">{text}</p> : null}
      {children ? <div className="mt-4">{children}</div> : null}
    </Card>
  )
}
