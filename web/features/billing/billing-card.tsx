import { useId, type ReactNode } from 'react'
import { Card, CardTitle } from '#web/ui/card.tsx'

type BillingCardProps = { title: string; aside?: ReactNode; children: ReactNode }

/** A card of the billing screen, named by its title. */
export function BillingCard({ title, aside, children }: BillingCardProps) {
  const id = useId()
  return (
    <Card aria-labelledby={id} className="sm:p-6">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <CardTitle id={id} className="min-w-0">
          {title}
        </CardTitle>
        {aside}
      </div>
      {children}
    </Card>
  )
}

/** Terms and what they are, one a line. */
export function Facts({ facts }: { facts: readonly (readonly [string, string])[] }) {
  return (
    <dl className="mt-3">
      {facts.map(([term, text]) => (
        <div
          key={term}
          className="flex flex-wrap justify-between gap-x-6 gap-y-0.5 border-b border-line py-3"
        >
          <dt className="text-small text-ink-2">{term}</dt>
          <dd className="min-w-0 text-[0.9375rem] wrap-anywhere">{text}</dd>
        </div>
      ))}
    </dl>
  )
}
