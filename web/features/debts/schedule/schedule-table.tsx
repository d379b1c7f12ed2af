import { memo, useRef } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import { Tag } from '#web/ui/tag.tsx'
import { exactMoney } from '../figures.ts'
import { ExtraMark } from './extra-mark.tsx'
import { Gap } from './gap.tsx'
import { scheduleTexts } from './schedule-messages.ts'
import type { SchedulePart, ScheduleRow } from './schedule-rows.ts'
import { useWindowRows } from './use-window-rows.ts'

// A box that scrolls must be reachable by keyboard, or its lower rows cannot be read without a pointer.
const REACHED_BY_KEYS = { tabIndex: 0 }
const HEAD =
  'sticky top-0 border-b border-line bg-raised px-3 py-2.5 align-bottom font-[560] text-tiny text-ink-3'
const CELL = 'border-t border-line px-3 text-right whitespace-nowrap'

type ScheduleTableProps = {
  /** names of the debts, one column each */
  columns: readonly { id: string; name: string }[]
  rows: readonly ScheduleRow[]
}

/** From a tablet up: a line a month and a column a debt, to the cent. The months stay in view. */
export function ScheduleTable({ columns, rows }: ScheduleTableProps) {
  const scroller = useRef<HTMLElement>(null)
  const { indexes, before, after } = useWindowRows({ count: rows.length, scroller })
  return (
    <section
      ref={scroller}
      aria-label={scheduleTexts.title}
      className="max-h-[32rem] overflow-auto rounded-control border border-line"
      {...REACHED_BY_KEYS}
    >
      <table
        className="w-full border-separate border-spacing-0 text-small tabular-nums"
        aria-rowcount={rows.length + 1}
      >
        <caption className="sr-only">{scheduleTexts.caption}</caption>
        <Head columns={columns} />
        {before > 0 && <Room height={before} />}
        <tbody>
          {indexes.map((index) => {
            const row = rows[index]
            return row && <Row key={row.month} row={row} />
          })}
        </tbody>
        {after > 0 && <Room height={after} />}
      </table>
    </section>
  )
}

function Head({ columns }: Pick<ScheduleTableProps, 'columns'>) {
  return (
    <thead>
      <tr>
        <th scope="col" className={classNames(HEAD, 'left-0 z-20 text-left')}>
          {scheduleTexts.month}
        </th>
        <th scope="col" className={classNames(HEAD, 'z-10 text-right whitespace-nowrap')}>
          {scheduleTexts.pay}
        </th>
        {columns.map(({ id, name }) => (
          <th key={id} scope="col" className={classNames(HEAD, 'z-10 text-right')}>
            <span className="ml-auto block max-w-36 min-w-24 break-words">{name}</span>
          </th>
        ))}
        {[scheduleTexts.interest, scheduleTexts.left].map((name) => (
          <th key={name} scope="col" className={classNames(HEAD, 'z-10 text-right')}>
            {name}
          </th>
        ))}
      </tr>
    </thead>
  )
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

/** Rows keep what they drew while the box is scrolled. */
const Row = memo(function Row({ row }: { row: ScheduleRow }) {
  return (
    <tr data-row className="h-11" aria-rowindex={row.month + 1}>
      <th
        scope="row"
        className="sticky left-0 z-10 border-t border-line bg-raised px-3 text-left font-[560] whitespace-nowrap"
      >
        {row.label}
      </th>
      <td className={CELL}>{exactMoney(row.paymentCents)}</td>
      {row.parts.map((part) => (
        <td key={part.id} className={CELL}>
          <Payment part={part} />
        </td>
      ))}
      <td className={CELL}>{exactMoney(row.interestCents)}</td>
      <td className={CELL}>{exactMoney(row.balanceCents)}</td>
    </tr>
  )
})

/** What one debt is paid in a month; the debt that gets the extra is bold and has a mark, its last payment a tag. */
function Payment({ part }: { part: SchedulePart }) {
  const { paymentCents, paidCents, getsExtra, isLast } = part
  if (paymentCents === 0) {
    return (
      <>
        <span aria-hidden="true" className="text-ink-3">
          –
        </span>
        <span className="sr-only">{scheduleTexts.nothing}</span>
      </>
    )
  }
  const amount = exactMoney(paymentCents)
  return (
    <>
      <span className={classNames('inline-flex items-center gap-1', getsExtra && 'font-[650]')}>
        {getsExtra && <ExtraMark />}
        {isLast ? (
          <Tag tone="gold">
            <span className="text-small">{amount}</span> {scheduleTexts.paidOff}
          </Tag>
        ) : (
          amount
        )}
      </span>
      {paidCents > 0 && (
        <span className="block text-tiny leading-tight text-ink-3">
          {paidCents === paymentCents ? scheduleTexts.paid : scheduleTexts.paidOf(exactMoney(paidCents))}
        </span>
      )}
    </>
  )
}
