import { ChevronLeft, ChevronRight, FileUp, Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { paths } from '#web/paths.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { formatMoney } from '#web/format/money.ts'
import { plural } from '#web/format/amounts.ts'
import { formatMonth } from '#web/format/dates.ts'
import { answerOf, type BudgetView } from './budget-view.ts'
import { daysLeft, indexOf, monthName, adjacentMonths } from './months/budget-months.ts'

type BudgetHeaderProps = {
  /** null while the month is loading or could not be loaded */
  view: BudgetView | null
  isLoading: boolean
  chooser: ReactNode
  onAdd: () => void
  /** while the form is open, its own button is the one that matters */
  isAdding: boolean
}

/** The answer first, in one sentence with one number; then the month, and the one thing to do. */
export function BudgetHeader({ view, isLoading, chooser, onAdd, isAdding }: BudgetHeaderProps) {
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
      <div className="max-w-text min-w-0">
        <p className="mb-2 text-small text-ink-2">Budget Management</p>
        {isLoading ? <Waiting /> : <Answer view={view} />}
      </div>
      <div className="flex w-full flex-wrap items-center justify-between gap-3 lg:w-auto print:hidden">
        {chooser}
        <Link
          to={paths.budgetImport}
          className={buttonClass({ variant: 'quiet', className: 'max-sm:flex-auto max-sm:px-3' })}
        >
          <FileUp size={18} aria-hidden="true" />
          <span>
            Import<span className="max-sm:sr-only"> transactions</span>
          </span>
        </Link>
        <Button
          variant={isAdding ? 'quiet' : 'primary'}
          className="max-sm:flex-auto max-sm:px-3"
          onClick={onAdd}
        >
          <Plus size={18} aria-hidden="true" /> New category
        </Button>
      </div>
    </header>
  )
}

/** The room of an answer of two lines, so that nothing moves when it comes. */
function Waiting() {
  return (
    <>
      <h1 className="sr-only">Budget Management</h1>
      <Skeleton className="h-[2.24em] w-80 max-w-full text-h1" />
      <Skeleton className="mt-3 h-6 w-64 max-w-full" />
    </>
  )
}

function Answer({ view }: { view: BudgetView | null }) {
  if (!view) return <h1>Your month</h1>
  if (view.lines.length === 0) return <Start view={view} />
  const { before, figure, after } = answerOf(view)
  return (
    <>
      <h1>
        {before} <span className={view.total.leftCents < 0 ? 'text-danger' : 'text-brand'}>{figure}</span>{' '}
        {after}
      </h1>
    </>
  )
}

function Start({ view }: { view: BudgetView }) {
  return (
    <>
      <h1>
        You have {formatMoney(0)} planned for {monthName(view.month, view.today)}.
      </h1>
      <p className="mt-3 text-ink-2">One category is enough to begin.</p>
    </>
  )
}

/** Total Budget, Total Spent, Remaining (spec 2). What remains stands in the answer as an amount; here it is a share. */
export function BudgetSummary({ view }: { view: BudgetView }) {
  const { total } = view
  return (
    <section
      aria-label="Summary"
      className="flex flex-wrap gap-px overflow-hidden rounded-card border border-line bg-line"
    >
      <Total label="Total Budget" figure={formatMoney(total.availableCents)} note={totalNote(view)} />
      <Total label="Total Spent" figure={formatMoney(total.spentCents)} note={spentNote(view)} />
      <Total label="Remaining" figure={remainingShare(total.percent)} note={remainingNote(view)} />
    </section>
  )
}

type TotalProps = { label: string; figure: string; note: string }

function Total({ label, figure, note }: TotalProps) {
  return (
    <div className="min-w-0 flex-[1_1_5.5rem] bg-raised px-2.5 py-2.5 sm:px-5 sm:py-3.5">
      <p className="text-tiny text-ink-2 sm:text-small">{label}</p>
      <p className="fig text-lead leading-snug [overflow-wrap:anywhere] sm:text-figure">{figure}</p>
      {note !== '' && <p className="text-tiny text-ink-3">{note}</p>}
    </div>
  )
}

/** The share of the budget that is not spent; 0 % where more was spent. */
const remainingShare = (percent: number | null) => `${Math.max(0, 100 - (percent ?? 100))}%`

function totalNote({ lines, budgetCents, carriedCents }: BudgetView): string {
  if (lines.length === 0) return 'nothing planned yet'
  return carriedCents === 0 ? '' : `${formatMoney(budgetCents)} set`
}

function spentNote({ total, month, today }: BudgetView): string {
  if (total.spentCents === 0) return 'nothing recorded yet'
  return month === today.slice(0, 7) ? 'so far' : ''
}

/** In this month: for how many days it must last. */
function remainingNote({ lines, total, month, today }: BudgetView): string {
  if (lines.length === 0) return ''
  if (total.leftCents < 0) return 'more spent than planned'
  if (month !== today.slice(0, 7)) return 'not spent'
  return `for ${plural(daysLeft(today), 'more day')}`
}

type MonthChooserProps = { month: string; today: string; onMonth: (month: string) => void }

/** The month shown, the one before and the one after, and the way back to this one. */
export function MonthChooser({ month, today, onMonth }: MonthChooserProps) {
  const { before, after } = adjacentMonths(month, today)
  const now = today.slice(0, 7)
  return (
    <fieldset className="flex min-w-0 flex-wrap items-center gap-x-1 gap-y-2">
      <legend className="sr-only">Month</legend>
      <Step name="Previous month" target={before} onMonth={onMonth} Icon={ChevronLeft} />
      <p aria-live="polite" className="min-w-34 px-1 text-center font-[560] whitespace-nowrap">
        {formatMonth(indexOf(month))}
      </p>
      <Step name="Next month" target={after} onMonth={onMonth} Icon={ChevronRight} />
      {month !== now && (
        <Button variant="plain" size="small" onClick={() => onMonth(now)}>
          This month
        </Button>
      )}
    </fieldset>
  )
}

type StepProps = {
  name: string
  target: string | null
  onMonth: (month: string) => void
  Icon: typeof ChevronLeft
}

function Step({ name, target, onMonth, Icon }: StepProps) {
  return (
    <Button
      variant="quiet"
      size="small"
      className="w-11 px-0!"
      aria-label={name}
      disabled={target === null}
      onClick={() => target && onMonth(target)}
    >
      <Icon size={20} aria-hidden="true" />
    </Button>
  )
}
