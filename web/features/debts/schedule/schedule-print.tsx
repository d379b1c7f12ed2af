import { usePrinting } from '#web/ui/charts/use-printing.ts'
import { exactMoney } from '../figures.ts'
import type { DebtPlan } from '../plan/plan-view.ts'
import { scheduleTexts } from './schedule-messages.ts'
import { scheduleDebts, scheduleRows, type SchedulePart, type ScheduleRow } from './schedule-rows.ts'

/** More columns than this are too narrow for their amounts on paper: then a line names its payments. */
const MOST_COLUMNS = 5

const CELL = 'border-b border-line px-1 py-1 text-right align-top'

/** Every month of the plan on paper, whether or not the schedule is open on screen; drawn only while the page is printed. */
export function SchedulePrint({ plan }: { plan: DebtPlan }) {
  return usePrinting() ? <PrintedSchedule plan={plan} /> : null
}

/** The same figures in the same order as on screen. */
export function PrintedSchedule({ plan }: { plan: DebtPlan }) {
  const columns = scheduleDebts(plan)
  const isWide = columns.length <= MOST_COLUMNS
  const names = isWide ? columns.map(({ name }) => name) : [scheduleTexts.payments]
  const { month, pay, interest, left } = scheduleTexts
  return (
    <table className="hidden w-full border-collapse text-tiny tabular-nums print:table">
      <caption className="sr-only">{scheduleTexts.caption}</caption>
      <thead>
        <tr>
          {[month, pay, ...names, interest, left].map((name, at) => (
            <th
              key={at}
              scope="col"
              className={`${CELL} font-[560] break-words ${at === 0 || name === scheduleTexts.payments ? 'text-left' : ''}`}
            >
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {scheduleRows(plan).map((row) => (
          <PrintedRow key={row.month} row={row} isWide={isWide} />
        ))}
      </tbody>
    </table>
  )
}

function PrintedRow({ row, isWide }: { row: ScheduleRow; isWide: boolean }) {
  return (
    <tr>
      <th scope="row" className={`${CELL} text-left font-[560] whitespace-nowrap`}>
        {row.label}
      </th>
      <td className={CELL}>{exactMoney(row.paymentCents)}</td>
      {isWide ? (
        row.parts.map((part) => (
          <td key={part.id} className={`${CELL} ${part.getsExtra ? 'font-[650]' : ''}`}>
            {part.paymentCents > 0 ? printed(exactMoney(part.paymentCents), part) : '–'}
          </td>
        ))
      ) : (
        <td className={`${CELL} w-3/5 text-left`}>{paymentsOf(row)}</td>
      )}
      <td className={CELL}>{exactMoney(row.interestCents)}</td>
      <td className={CELL}>{exactMoney(row.balanceCents)}</td>
    </tr>
  )
}

function paymentsOf({ parts }: ScheduleRow): string {
  return parts
    .filter(({ paymentCents }) => paymentCents > 0)
    .map((part) => printed(`${part.name} ${exactMoney(part.paymentCents)}`, part))
    .join(', ')
}

/** A payment with what is special about it. */
function printed(payment: string, { getsExtra, isLast, paidCents, paymentCents }: SchedulePart): string {
  const paid = paidCents === paymentCents ? scheduleTexts.paid : scheduleTexts.paidOf(exactMoney(paidCents))
  return scheduleTexts.inPrint(payment, [
    ...(getsExtra ? [scheduleTexts.extra] : []),
    ...(isLast ? [scheduleTexts.paidOff] : []),
    ...(paidCents > 0 ? [paid] : []),
  ])
}
