import { formatDate } from '#web/format/dates.ts'

/** The basis of every figure, and that the lender's statement wins. */
export function EducationNote({ today }: { today: string }) {
  return (
    <p className="text-tiny text-ink-3">
      Education only. These figures come from what you entered, or your bank sent, as of {formatDate(today)}.
      If they differ from your lender’s statement, go by the statement. The plan adds interest first, then
      takes the payment, and keeps paying the same amount until all is paid off.
    </p>
  )
}
