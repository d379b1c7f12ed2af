import { Link } from 'react-router'
import type { Debt } from '#contracts/money/debts.ts'
import { monthText } from '#engine/debts/scenario/calendar-month.ts'
import { monthIndex } from '#engine/money/calendar.ts'
import { debtMonthPath } from '#web/paths.ts'
import { month as monthWords } from '../figures.ts'
import { monthTexts } from '../month/month-messages.ts'

/** The way to last month beside its plan; nothing where no debt can have been there. */
export function LookBack({ debts, today }: { debts: readonly Debt[]; today: string }) {
  const last = monthIndex(today) - 1
  const isKnown = ({ createdAt, paidTotal }: Debt) =>
    paidTotal > 0 || createdAt.slice(0, 7) <= monthText(last)
  if (!debts.some(isKnown)) return null
  return (
    <Link
      to={debtMonthPath(monthText(last))}
      className="link inline-flex min-h-11 items-center text-small print:hidden"
    >
      {monthTexts.lookBack(monthWords(last))}
    </Link>
  )
}
