import { CalendarClock } from 'lucide-react'
import { useMemo } from 'react'
import { Link, useParams } from 'react-router'
import { listHistories, listKeptPlans } from '#contracts/money/debt-plan.ts'
import { type Debt, listDebts } from '#contracts/money/debts.ts'
import { type MonthReview, reviewMonth, sumOfYear } from '#engine/debts/reality/month-review.ts'
import { indexOfMonth, monthText } from '#engine/debts/scenario/calendar-month.ts'
import { toDebt } from '#engine/debts/start/debt-record.ts'
import { monthIndex } from '#engine/money/calendar.ts'
import { useRead } from '#web/api/use-read.ts'
import { today as currentDay } from '#web/format/dates.ts'
import { debtMonthPath, paths } from '#web/paths.ts'
import { BackLink } from '#web/ui/back-link.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { LoadFailed } from '#web/ui/states/load-failed.tsx'
import { HEADER_ROWS, SkeletonRows } from '#web/ui/states/skeleton.tsx'
import { month as monthWords } from '../figures.ts'
import { DebtMonths } from './debt-months.tsx'
import { realityTexts as texts } from './messages.ts'
import { answerOf, dateWords, sinceWords, yearWords } from './reality-words.ts'

export const meta = () => [{ title: texts.pageTitle }]

/** The histories go back this far. */
const MOST_MONTHS = 24

/** A month that is over, beside what the plan said for it. */
export default function DebtMonthPage() {
  const { month: text = '' } = useParams()
  const last = monthIndex(currentDay()) - 1
  const month = /^\d{4}-(0[1-9]|1[0-2])$/.test(text) ? indexOfMonth(text) : null
  const isOver = month !== null && month <= last && month > last - MOST_MONTHS
  return (
    <div className="mx-auto grid w-full max-w-[56rem] grid-cols-1 gap-6">
      {isOver ? <Month key={month} month={month} last={last} /> : <NotOver last={last} />}
    </div>
  )
}

function NotOver({ last }: { last: number }) {
  return (
    <>
      <BackLink to={paths.debtTracker} isColored>
        {texts.place}
      </BackLink>
      <EmptyState icon={CalendarClock} title={texts.notOver} text={texts.notOverText}>
        <Link to={debtMonthPath(monthText(last))} className={buttonClass({})}>
          {texts.lastMonth}
        </Link>
      </EmptyState>
    </>
  )
}

type MonthProps = { month: number; last: number }

function Month({ month, last }: MonthProps) {
  const debts = useRead(listDebts)
  const histories = useRead(listHistories)
  const plans = useRead(listKeptPlans)
  const reads = [debts, histories, plans]
  const failed = reads.filter((read) => read.isError && !read.data)
  const given = useMemo(
    () =>
      debts.data && histories.data && plans.data
        ? { debts: debts.data.map(toDebt), histories: histories.data, plans: plans.data }
        : null,
    [debts.data, histories.data, plans.data],
  )
  const reviews = useMemo(() => given && reviewsOfYear(given, month), [given, month])
  const review = reviews?.at(-1)
  return (
    <>
      <header className="grid justify-items-start gap-3">
        <BackLink to={paths.debtTracker} isColored>
          {texts.place}
        </BackLink>
        <h1>{texts.title(monthWords(month))}</h1>
        {review && reviews && <Answer review={review} year={yearWords(sumOfYear(reviews), month)} />}
      </header>
      {failed.length > 0 ? (
        <LoadFailed title={texts.failed} reads={failed} />
      ) : review && debts.data ? (
        <Shown review={review} debts={debts.data} />
      ) : (
        <SkeletonRows label={texts.loading} rows={[...HEADER_ROWS, 'h-60']} />
      )}
      <OtherMonths month={month} last={last} />
    </>
  )
}

/** The months of the year up to one, oldest first. */
function reviewsOfYear(given: Parameters<typeof reviewMonth>[0], month: number): MonthReview[] {
  const january = month - (month % 12)
  return Array.from({ length: month - january + 1 }, (_, at) => reviewMonth(given, january + at))
}

function Answer({ review, year }: { review: MonthReview; year: string }) {
  return (
    <>
      <p className="max-w-text text-lead">{answerOf(review)}</p>
      {[dateWords(review), sinceWords(review), year].filter(Boolean).map((words) => (
        <p key={words} className="max-w-text text-ink-2">
          {words}
        </p>
      ))}
    </>
  )
}

function Shown({ review, debts }: { review: MonthReview; debts: readonly Debt[] }) {
  if (review.debts.length === 0) return <p className="text-ink-2">{texts.empty}</p>
  return <DebtMonths review={review} debts={debts} />
}

function OtherMonths({ month, last }: MonthProps) {
  const first = last - MOST_MONTHS + 1
  return (
    <nav aria-label={texts.otherMonths} className="flex flex-wrap gap-x-6 gap-y-2 print:hidden">
      {month > first && (
        <Link to={debtMonthPath(monthText(month - 1))} className="link inline-flex min-h-11 items-center">
          {texts.before(monthWords(month - 1))}
        </Link>
      )}
      {month < last && (
        <Link to={debtMonthPath(monthText(month + 1))} className="link inline-flex min-h-11 items-center">
          {texts.next(monthWords(month + 1))}
        </Link>
      )}
    </nav>
  )
}
