import type { ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'

type StatProps = { label: ReactNode; figure: ReactNode; note?: ReactNode; className?: string }

/** One number that matters, what it is above it, what it rests on below it. */
export function Stat({ label, figure, note, className }: StatProps) {
  return (
    <div className={classNames('rounded-card border border-line bg-raised px-5 py-4.5', className)}>
      <p className="text-small text-ink-2">{label}</p>
      <p className="fig mt-1.5 text-figure">{figure}</p>
      {note ? <p className="mt-1 text-tiny text-ink-3">{note}</p> : null}
    </div>
  )
}
