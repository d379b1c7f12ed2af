import { useMemo, useRef } from 'react'
import { Download, Printer } from 'lucide-react'
import { Tag } from '#web/ui/tag.tsx'
import { saveFile } from '#web/api/files/save-file.ts'
import { Button } from '#web/ui/button.tsx'
import { exactMoney } from '../figures.ts'
import { scheduleTexts } from '../due/due-messages.ts'
import { scheduleCsv, type SchedulePart, type ScheduleRow, scheduleRows } from './schedule-rows.ts'
import { useWindowRows } from './use-window-rows.ts'
import type { DebtPlan } from './plan-view.ts'

// A box that scrolls must be reachable by keyboard, or its lower rows cannot be read without a pointer.
const REACHED_BY_KEYS = { tabIndex: 0 }
const BOX =
  'max-h-[32rem] overflow-auto rounded-control border border-line print:max-h-none print:overflow-visible print:border-0'
const HEAD = 'border-b border-line px-4 py-2.5 font-[560]'
const HEADS = { Month: 'text-left', Paid: '', Interest: '', Left: '', 'Where it goes': 'w-1/2 text-left' }
const AMOUNT = 'whitespace-nowrap px-4 text-right'

/** The plan month by month, to the cent; as a file and on paper too. */
export function PlanSchedule({ plan }: { plan: DebtPlan }) {
  const rows = useMemo(() => scheduleRows(plan), [plan])
  const isPhone = matchMedia('(width < 40rem)').matches
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap gap-2 print:hidden">
        <Button variant="quiet" size="small" onClick={() => download(plan)}>
          <Download size={16} aria-hidden="true" /> Download CSV
        </Button>
        <Button variant="quiet" size="small" onClick={() => print()}>
          <Printer size={16} aria-hidden="true" /> Print
        </Button>
      </div>
      {isPhone ? <ScheduleList rows={rows} /> : <ScheduleTable rows={rows} />}
    </div>
  )
}

function download(plan: DebtPlan): void {
  // The byte order mark lets spreadsheets read the file as UTF-8.
  const file = new Blob(['\uFEFF', scheduleCsv(plan)], { type: 'text/csv;charset=utf-8' })
  saveFile(file, `debt-plan-${plan.settings.order}-${plan.today}.csv`)
}

/** From a tablet up: a line a month, to the cent. */
function ScheduleTable({ rows }: { rows: readonly ScheduleRow[] }) {
  const scroller = useRef<HTMLElement>(null)
  const { indexes, before, after } = useWindowRows(rows.length, scroller)
  return (
    <section ref={scroller} aria-label="Month by month" className={BOX} {...REACHED_BY_KEYS}>
      <table className="w-full border-collapse text-small tabular-nums" aria-rowcount={rows.length + 1}>
        <caption className="sr-only">What is paid, charged and left each month</caption>
        <thead className="sticky top-0 z-10 bg-raised print:static">
          <tr className="text-right text-tiny text-ink-3">
            {Object.entries(HEADS).map(([name, className]) => (
              <th key={name} scope="col" className={`${HEAD} ${className}`}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        {before > 0 && <Room height={before} />}
        <tbody>
          {indexes.map((index) => {
            const row = rows[index]
            return row && <TableRow key={row.month} row={row} />
          })}
        </tbody>
        {after > 0 && <Room height={after} />}
      </table>
    </section>
  )
}

/** Room in pixels, as a picture: its height needs no style attribute. */
function Gap({ height }: { height: number }) {
  return <svg className="block" width="1" height={height} />
}

/** The room of the rows that are not drawn. */
function Room({ height }: { height: number }) {
  return (
    <tbody aria-hidden="true">
      <tr>
        <td className="p-0">
          <Gap height={height} />
        </td>
      </tr>
    </tbody>
  )
}

function TableRow({ row }: { row: ScheduleRow }) {
  return (
    <tr data-row className="h-11 border-t border-line first:border-t-0" aria-rowindex={row.month + 1}>
      <th scope="row" className="whitespace-nowrap px-4 text-left font-[560]">
        {row.label}
      </th>
      <td className={AMOUNT}>{exactMoney(row.paymentCents)}</td>
      <td className={AMOUNT}>{exactMoney(row.interestCents)}</td>
      <td className={AMOUNT}>{exactMoney(row.balanceCents)}</td>
      <td className="max-w-0 px-4 text-ink-2 print:max-w-none">
        <Parts row={row} />
      </td>
    </tr>
  )
}

/** The payments of the month by debt, and what is gone after it. Cut short on screen; the file and the printer have all. */
function Parts({ row }: { row: ScheduleRow }) {
  const paid = row.parts.filter((part) => part.paymentCents > 0)
  const text = paid.map(partText).join(', ')
  return (
    <div className="flex items-center gap-2">
      <Gone names={row.gone} />
      <span className="min-w-0 truncate print:whitespace-normal" title={text}>
        {text}
      </span>
    </div>
  )
}

/** 'Card $290.00', with what of it is paid already. */
function partText({ name, paymentCents, paidCents }: SchedulePart): string {
  const part = `${name} ${exactMoney(paymentCents)}`
  if (paidCents === 0) return part
  return paidCents === paymentCents
    ? scheduleTexts.part(part)
    : scheduleTexts.partOf(part, exactMoney(paidCents))
}

function Gone({ names }: { names: readonly string[] }) {
  if (names.length === 0) return null
  const text = names.length > 2 ? `${names.length} debts` : names.join(', ')
  return (
    <Tag tone="gold" className="max-w-48">
      <span className="truncate">{text}</span> gone
    </Tag>
  )
}

/** On a phone: an item a month. */
function ScheduleList({ rows }: { rows: readonly ScheduleRow[] }) {
  const scroller = useRef<HTMLElement>(null)
  const { indexes, before, after } = useWindowRows(rows.length, scroller)
  return (
    <section ref={scroller} aria-label="Month by month" className={BOX} {...REACHED_BY_KEYS}>
      <ul className="text-small tabular-nums">
        {before > 0 && (
          <li aria-hidden="true">
            <Gap height={before} />
          </li>
        )}
        {indexes.map((index) => {
          const row = rows[index]
          return row && <ListRow key={row.month} row={row} />
        })}
        {after > 0 && (
          <li aria-hidden="true">
            <Gap height={after} />
          </li>
        )}
      </ul>
    </section>
  )
}

function lineText({ paymentCents, interestCents, paidCents }: ScheduleRow): string {
  const [payment, interest] = [exactMoney(paymentCents), exactMoney(interestCents)]
  if (paidCents === 0) return scheduleTexts.line(payment, interest)
  return scheduleTexts.lineSoFar({ payment, interest, paid: exactMoney(paidCents) })
}

function ListRow({ row }: { row: ScheduleRow }) {
  return (
    <li data-row className="grid h-18 content-center gap-1 border-t border-line px-4">
      <div className="flex items-center justify-between gap-3">
        <span className="font-[560]">{row.label}</span>
        <Gone names={row.gone} />
        <span className="ml-auto">
          {exactMoney(row.balanceCents)} <span className="text-ink-3">left</span>
        </span>
      </div>
      <p className="truncate text-tiny text-ink-2">{lineText(row)}</p>
    </li>
  )
}
