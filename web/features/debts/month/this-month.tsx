import { Check } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { SpinnerMark } from '#web/ui/states/spinner.tsx'
import { CashRows, useShowShort } from '../cash/cash-rows.tsx'
import { CliffNextStep } from '../cliffs/late-cliffs.tsx'
import { nextWords, stepTitle } from '../due/due-words.ts'
import { missedDay, nextStepOf, paidLateDay, paymentAfter } from '../due/next-step.ts'
import { day, exactMoney, money } from '../figures.ts'
import type { DebtPlan } from '../plan/plan-view.ts'
import { monthTexts } from './month-messages.ts'
import { monthOfPlan, type Month, type MonthRow } from './month-rows.ts'
import { LookBack } from '../reality/look-back.tsx'
import { useRecordMonth } from './use-record-month.ts'

/** More rows than this are shown when asked for: what comes below must be near. */
const MOST_ROWS = 6

/** What to pay to whom by when, what is done and what is left. One press records what the plan proposes. */
export function ThisMonth({ plan }: { plan: DebtPlan }) {
  const month = monthOfPlan(plan)
  const { record, recording, failures } = useRecordMonth(plan.today)
  const [isWhole, setWhole] = useState(false)
  const showShort = useShowShort()
  const title = useFocusAfter(recording.ids.size)
  const { open, now, done } = month
  if (open.length + done.length === 0) return null
  const pay = (rows: readonly MonthRow[]) =>
    void record(rows.map(({ debt, due }) => ({ debt, payCents: due.leftCents })))
  const rows = [...open, ...done]
  const shown = isWhole ? rows : rows.slice(0, MOST_ROWS)
  return (
    <Card aria-labelledby="this-month-title" className="md:p-6">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h2 id="this-month-title" ref={title} tabIndex={-1} className="scroll-mt-24 outline-none">
            {monthTexts.title}
          </h2>
          <p className="mt-1">{answerOf(plan, month)}</p>
          {month.uncoveredCents > 0 && (
            <button
              type="button"
              className="link inline-flex min-h-11 items-center text-small print:hidden"
              onClick={showShort}
            >
              {monthTexts.seeUncovered}
            </button>
          )}
          {plan.short === null && <CliffNextStep plan={plan} isShort />}
        </div>
        {now.length > 1 && (
          <Button
            variant="quiet"
            className="print:hidden"
            busy={now.every(({ debt }) => recording.ids.has(debt.id))}
            onClick={() => pay(now)}
          >
            {monthTexts.markAll}
          </Button>
        )}
      </div>
      <ul className="mt-3 divide-y divide-line border-t border-line">
        {shown.map((row) =>
          open.includes(row) ? (
            <OpenRow
              key={row.debt.id}
              plan={plan}
              row={row}
              isBusy={recording.ids.has(row.debt.id)}
              failure={failures.get(row.debt.id)}
              onPay={() => pay([row])}
            />
          ) : (
            <DoneRow key={row.debt.id} plan={plan} row={row} />
          ),
        )}
      </ul>
      {shown.length < rows.length && (
        <Button variant="plain" className="mt-2 -ml-2.5 print:hidden" onClick={() => setWhole(true)}>
          {monthTexts.more(rows.length)}
        </Button>
      )}
      <LookBack debts={plan.debts} today={plan.today} />
      <Progress count={recording.ids.size} done={recording.done} />
      {plan.totalCents > 0 && <CashRows plan={plan} />}
    </Card>
  )
}

/** The sum that is left and by when; once nothing is, that the month is done, and what comes next. */
function answerOf(plan: DebtPlan, month: Month): string {
  const { leftCents, paidCents, lastDay } = month
  if (plan.short !== null) return shortAnswer(plan, month, plan.short.until)
  if (lastDay === null) {
    const step = nextStepOf(plan)
    return step ? `${stepTitle(plan, step)}. ${nextWords(plan, step)}` : ''
  }
  const [left, by] = [money(leftCents), day(lastDay, plan.today)]
  if (paidCents === 0) return monthTexts.toPay(left, by)
  return monthTexts.leftToPay(left, { by, paid: money(paidCents) })
}

/** What a short month still pays, and what it does not cover. */
function shortAnswer({ today }: DebtPlan, { leftCents, paidCents, uncoveredCents }: Month, until: string) {
  const by = day(until, today)
  return [
    leftCents > 0 ? monthTexts.short(money(leftCents), by) : monthTexts.shortDone(by),
    ...(uncoveredCents > 0 ? [monthTexts.uncovered(money(uncoveredCents))] : []),
    ...(paidCents > 0 ? [monthTexts.paid(money(paidCents))] : []),
  ].join(' ')
}

type OpenRowProps = {
  plan: DebtPlan
  row: MonthRow
  isBusy: boolean
  /** why it was not recorded */
  failure: string | undefined
  onPay: () => void
}

function OpenRow({ plan, row, isBusy, failure, onPay }: OpenRowProps) {
  const { debt, due, aboveCents } = row
  const left = exactMoney(due.leftCents)
  const missed = missedDay(plan, debt)
  const late = paidLateDay(plan, debt)
  const notes = [
    monthTexts.by(day(due.dueOn, plan.today)),
    ...(plan.short !== null && due.short === null ? [monthTexts.fromNextPay] : []),
    ...(due.short && due.short.uncoveredCents > 0
      ? [monthTexts.notCovered(exactMoney(due.short.uncoveredCents))]
      : []),
    ...(due.state === 'part'
      ? [monthTexts.soFar(exactMoney(due.paidCents), exactMoney(due.plannedCents))]
      : []),
    ...(due.state !== 'part' && aboveCents > 0 ? [monthTexts.above(exactMoney(aboveCents))] : []),
    ...(missed === null ? [] : [monthTexts.late(exactMoney(due.missedCents), day(missed, plan.today))]),
    ...(late === null ? [] : [monthTexts.paidLate(exactMoney(due.lateCents), day(late, plan.today))]),
  ]
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-0.5 py-3 sm:grid-cols-[minmax(0,1fr)_auto_auto]">
      <p className="font-[560] break-words">{debt.name}</p>
      <span className="text-right tabular-nums sm:col-start-2 sm:row-span-2 sm:row-start-1">{left}</span>
      <div className="text-tiny sm:col-start-1 sm:row-start-2">
        <p className="text-ink-2">{notes.join(', ')}</p>
        {failure && <p className="text-danger">{failure}</p>}
      </div>
      {due.leftCents > 0 && (
        <Button
          variant="quiet"
          size="small"
          className="justify-self-end sm:col-start-3 sm:row-span-2 sm:row-start-1 print:hidden"
          busy={isBusy}
          aria-label={monthTexts.markLabel(left, debt.name)}
          onClick={onPay}
        >
          {monthTexts.mark}
        </Button>
      )}
    </li>
  )
}

function DoneRow({ plan, row: { debt, due } }: { plan: DebtPlan; row: MonthRow }) {
  const next = paymentAfter(plan, debt)
  const notes = [
    monthTexts.done(exactMoney(due.paidCents)),
    ...(debt.balance === 0
      ? [monthTexts.paidOff]
      : next
        ? [monthTexts.next(day(next.dueOn, plan.today))]
        : []),
  ]
  return (
    <li className="flex items-center gap-2.5 py-3 text-ink-2">
      <Check size={18} aria-hidden="true" className="shrink-0 text-brand" />
      <p className="min-w-0 break-words">
        {debt.name} <span className="text-tiny">{notes.join(', ')}</span>
      </p>
    </li>
  )
}

/** Said while several payments are recorded. */
function Progress({ count, done }: { count: number; done: number }) {
  return (
    <p aria-live="polite" className="text-tiny text-ink-2">
      {count > 1 ? (
        <span className="mt-2 inline-flex items-center gap-2">
          <SpinnerMark /> {monthTexts.busy(Math.min(done + 1, count), count)}
        </span>
      ) : null}
    </p>
  )
}

/** The button that had the focus goes with the payment that it recorded: the title takes the focus then. */
function useFocusAfter(underWay: number) {
  const title = useRef<HTMLHeadingElement>(null)
  const before = useRef(underWay)
  useEffect(() => {
    const hasEnded = underWay < before.current
    before.current = underWay
    if (hasEnded && document.activeElement === document.body) title.current?.focus({ preventScroll: true })
  }, [underWay])
  return title
}
