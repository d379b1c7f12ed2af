import type { ComponentType } from 'react'
import { Link } from 'react-router'
import type { BudgetCategory } from '#contracts/money/budget.ts'
import { toCategoryMonth } from '#engine/budget/category-kind.ts'
import { categoryUsage, totalUsage, wasDueOn, type BudgetStatus } from '#engine/budget/usage.ts'
import { dueDateIn } from '#engine/budget/due-day.ts'
import { shownDifference } from '#engine/money/format.ts'
import { formatShortDate, today as currentDay } from '#web/format/dates.ts'
import { formatMoney } from '#web/format/money.ts'
import { paths } from '#web/paths.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { OpenRow, type RowState } from '#web/ui/rows/open-row.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { budgetTexts } from '../messages.ts'

const SHOWN = 3 // spec 9

/** Bills named in the note; the rest is a number. */
const NAMED = 2

type Mark = ComponentType<Pick<BudgetCategory, 'icon' | 'color'>>

type BudgetRowProps = {
  row: RowState
  categories: readonly BudgetCategory[]
  /** draws a category's icon in its color */
  mark: Mark
  /** cents; null where there is no budget */
  monthlySavings: number | null
}

/** What is left of this month's budget and what is over it; its usage and the first three categories are inside. */
export function BudgetRow({ categories, mark, monthlySavings, row }: BudgetRowProps) {
  const active = categories.filter((category) => category.isActive)
  if (active.length === 0) return <NoBudget row={row} />
  return (
    <OpenRow
      {...row}
      title={budgetTexts.title}
      note={noteOf(active)}
      figure={monthlySavings === null ? null : budgetTexts.left(leftOf(active))}
    >
      <div className="max-w-text">
        <Total categories={active} />
        <ul className="mt-3">
          {active.slice(0, SHOWN).map((category) => (
            <CategoryLine key={category.id} category={category} mark={mark} />
          ))}
        </ul>
        <p className="mt-2 mb-3 text-tiny text-ink-3">{budgetTexts.savingsWhy}</p>
        <Link to={paths.budgeting} className={buttonClass({ variant: 'quiet' })}>
          {budgetTexts.view}
        </Link>
      </div>
    </OpenRow>
  )
}

function NoBudget({ row }: { row: RowState }) {
  return (
    <OpenRow {...row} title={budgetTexts.title} note={budgetTexts.empty}>
      <p className="mb-3 text-small text-ink-2">{budgetTexts.emptyText}</p>
      <Link to={paths.budgeting} className={buttonClass({ variant: 'quiet' })}>
        {budgetTexts.create}
      </Link>
    </OpenRow>
  )
}

/** The bills whose day has passed, then the categories that are over, else those nearly used up; by name where it is one. */
function noteOf(categories: readonly BudgetCategory[]): string {
  const past = pastNote(categories)
  const used = usedNote(categories, past === null)
  return [past, used].filter(Boolean).join(' ') || budgetTexts.onTrack
}

/** The day a bill of this month was due on, where that has passed and the bill is not paid; else null. */
function pastDay(category: BudgetCategory): string | null {
  const today = currentDay()
  const day = wasDueOn(toCategoryMonth(category), { month: today.slice(0, 7), today })
  return day === null ? null : formatShortDate(day, today)
}

function pastNote(categories: readonly BudgetCategory[]): string | null {
  const past = categories.flatMap((one) => {
    const day = pastDay(one)
    return day === null ? [] : [{ name: one.name, day }]
  })
  if (past.length > 1) {
    const names = past.slice(0, NAMED).map(({ name }) => name)
    return budgetTexts.manyPastDue(names, past.length - names.length)
  }
  return past[0] ? budgetTexts.onePastDue(past[0].name, past[0].day) : null
}

/** A bill is never nearly used up. */
function usedNote(categories: readonly BudgetCategory[], isAlone: boolean): string | null {
  const having = (status: BudgetStatus) =>
    categories.filter((one) => categoryUsage(toCategoryMonth(one)).status === status)
  const over = having('over')
  const tight = having('warning')
  if (over.length > 1) return budgetTexts.manyOver(over.length)
  if (over[0]) return budgetTexts.oneOver(over[0].name)
  if (tight.length > 1) return budgetTexts.manyTight(tight.length)
  if (!tight[0]) return null
  return isAlone ? budgetTexts.onlyTight(tight[0].name) : budgetTexts.oneTight(tight[0].name)
}

/** The amount left, as the difference of the two amounts shown inside. */
function leftOf(categories: readonly BudgetCategory[]): string {
  const { availableCents, spentCents } = totalUsage(categories.map(toCategoryMonth))
  return formatMoney(Math.max(0, shownDifference(availableCents, spentCents)))
}

const tones: Record<BudgetStatus, 'brand' | 'warn' | 'danger'> = {
  good: 'brand',
  paid: 'brand',
  due: 'brand',
  warning: 'warn',
  over: 'danger',
}

function Total({ categories }: { categories: readonly BudgetCategory[] }) {
  const { percent, spentCents, availableCents, status } = totalUsage(categories.map(toCategoryMonth))
  return (
    <div>
      <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-3 text-small">
        <span className="tabular-nums">
          {budgetTexts.spentOf(formatMoney(spentCents), formatMoney(availableCents))}
        </span>
        <span className="text-ink-2 tabular-nums">
          {percent === null ? budgetTexts.usedBeyond : budgetTexts.used(percent)}
        </span>
      </div>
      <ProgressBar percent={percent ?? 100} label={budgetTexts.usedLabel} tone={tones[status]} />
    </div>
  )
}

/** When a bill of this month is due, or was. */
function dueText(category: BudgetCategory): string {
  if (category.dueDay === null) return ''
  const past = pastDay(category)
  if (past !== null) return budgetTexts.wasDueOn(past)
  const today = currentDay()
  return budgetTexts.dueOn(formatShortDate(dueDateIn(today.slice(0, 7), category.dueDay), today))
}

function CategoryLine({ category, mark: Mark }: { category: BudgetCategory; mark: Mark }) {
  const { spentCents, availableCents, status } = categoryUsage(toCategoryMonth(category))
  return (
    <li className="flex items-center gap-3 border-t border-line py-2.5 first:border-t-0">
      <Mark icon={category.icon} color={category.color} />
      <p className="min-w-0 flex-1 break-words">{category.name}</p>
      <p className="text-right text-small tabular-nums">
        {formatMoney(spentCents)} / {formatMoney(availableCents)}
        {status === 'over' && <span className="block text-tiny text-danger">{budgetTexts.over}</span>}
        {status === 'due' && <span className="block text-tiny text-ink-3">{dueText(category)}</span>}
        {status === 'paid' && <span className="block text-tiny text-ink-3">{budgetTexts.paid}</span>}
      </p>
    </li>
  )
}
