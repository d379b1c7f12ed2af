import { ChevronDown } from 'lucide-react'
import { useCallback, useId, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import { Tag } from '#web/ui/tag.tsx'
import { exactMoney } from '../figures.ts'
import { Gap } from './gap.tsx'
import { scheduleTexts } from './schedule-messages.ts'
import type { SchedulePart, ScheduleRow } from './schedule-rows.ts'
import { useWindowRows } from './use-window-rows.ts'

// A box that scrolls must be reachable by keyboard, or its lower rows cannot be read without a pointer.
const REACHED_BY_KEYS = { tabIndex: 0 }

/** On a phone: an item a month that opens into its payments. The first month is open. */
export function ScheduleList({ rows }: { rows: readonly ScheduleRow[] }) {
  const scroller = useRef<HTMLElement>(null)
  const { opened, toggle, setHeight } = useOpenRows()
  const { indexes, before, after } = useWindowRows({ count: rows.length, scroller, opened })
  return (
    <section
      ref={scroller}
      aria-label={scheduleTexts.title}
      className="max-h-[32rem] overflow-auto rounded-control border border-line"
      {...REACHED_BY_KEYS}
    >
      <ul className="text-small tabular-nums">
        <Room height={before} />
        {indexes.map((index) => {
          const row = rows[index]
          if (!row) return null
          const isOpen = opened.has(index)
          return (
            <ListRow key={row.month} row={row} isOpen={isOpen} onToggle={() => toggle(index)}>
              {isOpen && <Payments row={row} onHeight={(height) => setHeight(index, height)} />}
            </ListRow>
          )
        })}
        <Room height={after} />
      </ul>
    </section>
  )
}

/** Which rows are open, by index, and how high is what they show. */
function useOpenRows() {
  const [open, setOpen] = useState<readonly number[]>([0])
  const [heights, setHeights] = useState<ReadonlyMap<number, number>>(() => new Map())
  const opened = useMemo(
    () => new Map(open.map((index) => [index, heights.get(index) ?? 0])),
    [open, heights],
  )
  const toggle = (index: number) =>
    setOpen((now) => (now.includes(index) ? now.filter((one) => one !== index) : [...now, index]))
  const setHeight = useCallback((index: number, height: number) => {
    setHeights((now) => (now.get(index) === height ? now : new Map(now).set(index, height)))
  }, [])
  return { opened, toggle, setHeight }
}

/** The room of the rows that are not drawn. */
function Room({ height }: { height: number }) {
  if (height === 0) return null
  return (
    <li aria-hidden="true">
      <Gap height={height} />
    </li>
  )
}

type ListRowProps = {
  row: ScheduleRow
  isOpen: boolean
  onToggle: () => void
  /** its payments, where it is open */
  children: ReactNode
}

function ListRow({ row, isOpen, onToggle, children }: ListRowProps) {
  const id = useId()
  return (
    <li>
      <button
        type="button"
        data-row
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        className="grid h-18 w-full grid-cols-[minmax(0,1fr)_auto] content-center items-center gap-x-2.5 gap-y-1 border-t border-line px-4 text-left"
        onClick={onToggle}
      >
        <span className="flex justify-between gap-3">
          <span className="font-[560]">{row.label} </span>
          <span>
            {exactMoney(row.paymentCents)} <span className="text-ink-3">{scheduleTexts.toPay}</span>
          </span>
        </span>
        <ChevronDown
          aria-hidden="true"
          className={classNames('row-span-2 size-5 text-ink-3', isOpen && 'rotate-180')}
        />
        <span className="flex items-center justify-between gap-3 text-tiny text-ink-2">
          <State row={row} isOpen={isOpen} />
        </span>
      </button>
      {children && <div id={id}>{children}</div>}
    </li>
  )
}

/** What is paid off after the month, or what is left, unless the row is open; and what of the month is paid already. */
function State({ row, isOpen }: { row: ScheduleRow; isOpen: boolean }) {
  const { ended, paidCents, balanceCents } = row
  return (
    <>
      {ended.length > 0 && (
        <Tag tone="gold" className="min-w-0">
          <span className="truncate">{ended.length > 1 ? scheduleTexts.debts(ended.length) : ended[0]}</span>{' '}
          <span>{ended.length > 1 ? scheduleTexts.debtsPaidOff : scheduleTexts.paidOff}</span>
        </Tag>
      )}
      {paidCents > 0 && <span>{scheduleTexts.paidOf(exactMoney(paidCents))}</span>}
      {!isOpen && ended.length === 0 && (
        <span className="ml-auto whitespace-nowrap">
          {scheduleTexts.balanceLeft(exactMoney(balanceCents))}
        </span>
      )}
    </>
  )
}

type PaymentsProps = { row: ScheduleRow; onHeight: (height: number) => void }

/** The payments of a month in the order of the debts, its interest, and what is left after it. */
function Payments({ row, onHeight }: PaymentsProps) {
  const box = useRef<HTMLDivElement>(null)
  const report = useRef(onHeight)
  useLayoutEffect(() => {
    report.current = onHeight
  }, [onHeight])
  useLayoutEffect(() => {
    const measured = box.current
    if (!measured) return
    const look = () => report.current(measured.offsetHeight)
    look()
    const observer = new ResizeObserver(look)
    observer.observe(measured)
    return () => observer.disconnect()
  }, [])
  return (
    <div ref={box} className="pb-3">
      <ul className="mr-4 ml-7">
        {row.parts
          .filter(({ paymentCents }) => paymentCents > 0)
          .map((part) => (
            <PaymentLine key={part.id} part={part} />
          ))}
        <Sum name={scheduleTexts.interestOfMonth} cents={row.interestCents} />
        <Sum name={scheduleTexts.leftAfter} cents={row.balanceCents} />
      </ul>
    </div>
  )
}

function PaymentLine({ part }: { part: SchedulePart }) {
  const { name, paymentCents, paidCents, getsExtra, isLast } = part
  const notes = [
    ...(getsExtra ? [scheduleTexts.extra] : []),
    ...(isLast ? [scheduleTexts.paidOff] : []),
    ...(paidCents === 0
      ? []
      : [paidCents === paymentCents ? scheduleTexts.paid : scheduleTexts.paidOf(exactMoney(paidCents))]),
  ]
  return (
    <li className={classNames('flex justify-between gap-3 py-1.5', getsExtra && 'font-[600]')}>
      <span className="min-w-0 break-words">{[name, ...notes].join(', ')}</span>
      <span>{exactMoney(paymentCents)}</span>
    </li>
  )
}

function Sum({ name, cents }: { name: string; cents: number }) {
  return (
    <li className="flex justify-between gap-3 py-1.5 text-tiny text-ink-3">
      <span>{name}</span>
      <span>{exactMoney(cents)}</span>
    </li>
  )
}
