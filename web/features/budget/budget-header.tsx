import { ChevronLeft, ChevronRight, FileUp, Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { paths } from '#web/paths.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { MarkedText } from '#web/ui/reading/marked-text.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { formatMoney } from '#web/format/money.ts'
import { formatMonth } from '#web/format/dates.ts'
import { answerOf, type BudgetView } from './budget-view.ts'
import { budgetHeaderTexts, budgetScreenTexts, budgetSummaryTexts } from './messages.ts'
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
        <p className="mb-2 text-small text-ink-2">{budgetScreenTexts.title}</p>
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
            <MarkedText text={budgetHeaderTexts.importAll} parts={importParts} />
          </span>
        </Link>
        <Button
          variant={isAdding ? 'quiet' : 'primary'}
          className="max-sm:flex-auto max-sm:px-3"
          onClick={onAdd}
        >
          <Plus size={18} aria-hidden="true" /> {budgetHeaderTexts.newCategory}
        </Button>
      </div>
    </header>
  )
}

/** The room of an answer of two lines, so that nothing moves when it comes. */
function Waiting() {
  return (
    <>
      <h1 className="sr-only">{budgetScreenTexts.title}</h1>
      <Skeleton className="h-[2.24em] w-80 max-w-full text-h1" />
      <Skeleton className="mt-3 h-6 w-64 max-w-full" />
    </>
  )
}

const importParts = { rest: (words: string) => <span className="max-sm:sr-only">{words}</span> }
const leftParts = { figure: (words: string) => <span className="text-brand">{words}</span> }
const overParts = { figure: (words: string) => <span className="text-danger">{words}</span> }

function Answer({ view }: { view: BudgetView | null }) {
  if (!view) return <h1>{budgetHeaderTexts.yourMonth}</h1>
  if (view.lines.length === 0) return <Start view={view} />
  return (
    <h1>
      <MarkedText text={answerOf(view)} parts={view.total.leftCents < 0 ? overParts : leftParts} />
    </h1>
  )
}

function Start({ view }: { view: BudgetView }) {
  return (
    <>
      <h1>{budgetHeaderTexts.planned(formatMoney(0), monthName(view.month, view.today))}</h1>
      <p className="mt-3 text-ink-2">{budgetHeaderTexts.oneIsEnough}</p>
    </>
  )
}

/** Total Budget, Total Spent, Remaining (spec 2). What remains stands in the answer as an amount; here it is a share. */
export function BudgetSummary({ view }: { view: BudgetView }) {
  const { total } = view
  return (
    <section
      aria-label={budgetSummaryTexts.label}
      className="flex flex-wrap gap-px overflow-hidden rounded-card border border-line bg-line"
    >
      <Total
        label={budgetSummaryTexts.total}
        figure={formatMoney(total.availableCents)}
        note={totalNote(view)}
      />
      <Total label={budgetSummaryTexts.spent} figure={formatMoney(total.spentCents)} note={spentNote(view)} />
      <Total
        label={budgetSummaryTexts.remaining}
        figure={remainingShare(total.percent)}
        note={remainingNote(view)}
      />
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
  if (lines.length === 0) return budgetSummaryTexts.nothingPlanned
  return carriedCents === 0 ? '' : budgetSummaryTexts.set(formatMoney(budgetCents))
}

function spentNote({ total, month, today }: BudgetView): string {
  if (total.spentCents === 0) return budgetSummaryTexts.nothingRecorded
  return month === today.slice(0, 7) ? budgetSummaryTexts.soFar : ''
}

/** In this month: for how many days it must last. */
function remainingNote({ lines, total, month, today }: BudgetView): string {
  if (lines.length === 0) return ''
  if (total.leftCents < 0) return budgetSummaryTexts.overPlan
  if (month !== today.slice(0, 7)) return budgetSummaryTexts.notSpent
  return budgetSummaryTexts.forDays(daysLeft(today))
}

type MonthChooserProps = { month: string; today: string; onMonth: (month: string) => void }

/** The month shown, the one before and the one after, and the way back to this one. */
export function MonthChooser({ month, today, onMonth }: MonthChooserProps) {
  const { before, after } = adjacentMonths(month, today)
  const now = today.slice(0, 7)
  return (
    <fieldset className="flex min-w-0 flex-wrap items-center gap-x-1 gap-y-2">
      <legend className="sr-only">{budgetHeaderTexts.month}</legend>
      <Step name={budgetHeaderTexts.previous} target={before} onMonth={onMonth} Icon={ChevronLeft} />
      <p aria-live="polite" className="min-w-34 px-1 text-center font-[560] whitespace-nowrap">
        {formatMonth(indexOf(month))}
      </p>
      <Step name={budgetHeaderTexts.next} target={after} onMonth={onMonth} Icon={ChevronRight} />
      {month !== now && (
        <Button variant="plain" size="small" onClick={() => onMonth(now)}>
          {budgetHeaderTexts.thisMonth}
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
