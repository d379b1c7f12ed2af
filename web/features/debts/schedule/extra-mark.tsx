import { ChevronsUp } from 'lucide-react'
import { scheduleTexts } from './schedule-messages.ts'

/** Marks the payment of the debt that gets the extra, for the eye and for a screen reader. */
export function ExtraMark() {
  return (
    <>
      <ChevronsUp size={14} strokeWidth={2.5} aria-hidden="true" className="shrink-0" />
      <span className="sr-only">{scheduleTexts.extra} </span>
    </>
  )
}

/** What the mark means, for the eye. */
export function ExtraKey() {
  return (
    <p aria-hidden="true" className="flex items-center gap-1 text-tiny text-ink-3">
      <ChevronsUp size={14} strokeWidth={2.5} className="shrink-0" />
      {scheduleTexts.extraKey}
    </p>
  )
}
