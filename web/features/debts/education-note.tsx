import { formatDate } from '#web/format/dates.ts'
import { trackerTexts } from './messages.ts'

/** The basis of every figure, and that the lender's statement wins. */
export function EducationNote({ today }: { today: string }) {
  return <p className="text-tiny text-ink-3">{trackerTexts.note(formatDate(today))}</p>
}
