import { classNames } from '#web/ui/class-names.ts'
import { loadingLabel } from '#web/ui/messages.ts'

/** The turning ring alone, for places that have their own label. */
export function SpinnerMark({ className }: { className?: string }) {
  return (
    <svg
      className={classNames('size-4 shrink-0 animate-[spin_900ms_linear_infinite]', className)}
      viewBox="0 0 16 16"
      fill="none"
      aria-hidden="true"
    >
      <circle cx="8" cy="8" r="6.5" stroke="currentColor" strokeWidth="2" opacity=".25" />
      <path d="M14.5 8A6.5 6.5 0 0 0 8 1.5" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
    </svg>
  )
}

/** A ring and a label while something loads. */
export function Spinner({ label = loadingLabel }: { label?: string }) {
  return (
    <output className="inline-flex items-center gap-3 text-ink-2">
      <SpinnerMark className="size-6 text-brand" />
      <span className="text-small">{label}…</span>
    </output>
  )
}
