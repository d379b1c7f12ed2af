import { formatDate } from '#web/format/dates.ts'

/** The basis of every figure, and that the lender's statement wins. */
export function EducationNote({ today }: { today: string }) {
  return (
    <p className="text-tiny text-ink-3">
      Education only. Figures follow from what you entered, or your bank sent, as of {formatDate(today)}; your
      lender’s statement rules. The plan adds interest first, then takes the payment, and keeps paying the
      same sum until all is paid off.
    </p>
  )
}
