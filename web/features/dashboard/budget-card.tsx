import type { ComponentType } from 'react'
import { Link } from 'react-router'
import type { BudgetCategory } from '#contracts/money/budget.ts'
import { toCategoryMonth } from '#engine/budget/category-kind.ts'
import { categoryUsage, totalUsage, type BudgetStatus } from '#engine/budget/usage.ts'
import { shownDifference } from '#engine/money/format.ts'
import { formatMoney } from '#web/format/money.ts'
import { paths } from '#web/paths.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { Card, CardTitle } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { budgetTexts } from './messages.ts'

const SHOWN = 3 // spec 9

type Mark = ComponentType<Pick<BudgetCategory, 'icon' | 'color'>>

type BudgetCardProps = {
  categories: readonly BudgetCategory[]
  /** draws a category's icon in its color */
  mark: Mark
  /** cents; null where there is no budget */
  monthlySavings: number | null
}

/** How much of this month's budget is used, what is left, and the first three categories. */
export function BudgetCard({ categories, mark, monthlySavings }: BudgetCardProps) {
  const active = categories.filter((category) => category.isActive)
  return (
    <Card aria-labelledby="budget-title" className="flex flex-col md:p-6">
      <div className="mb-1.5 flex flex-wrap items-baseline justify-between gap-x-4">
        <CardTitle id="budget-title">{budgetTexts.title}</CardTitle>
        {active.length > 0 && (
          <Link to={paths.budgeting} className="link -my-2 inline-flex min-h-11 items-center text-small">
            {budgetTexts.view}
          </Link>
        )}
      </div>
      {active.length === 0 ? (
        <EmptyState isInset title={budgetTexts.empty} text={budgetTexts.emptyText}>
          <Link to={paths.budgeting} className={buttonClass({ variant: 'quiet' })}>
            {budgetTexts.create}
          </Link>
        </EmptyState>
      ) : (
        <>
          <Total categories={active} />
          <ul className="mt-3">
            {active.slice(0, SHOWN).map((category) => (
              <CategoryLine key={category.id} category={category} mark={mark} />
            ))}
          </ul>
          {monthlySavings !== null && <Savings categories={active} />}
        </>
      )}
    </Card>
  )
}

const tones: Record<BudgetStatus, 'brand' | 'warn' | 'danger'> = {
  good: 'brand',
  paid: 'brand',
  warning: 'warn',
  over: 'danger',
}

function Total({ categories }: { categories: readonly BudgetCategory[] }) {
  const { percent, spentCents, availableCents, status } = totalUsage(categories.map(toCategoryMonth))
  return (
    <div>
      <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-3 text-small">
        <span className="tabular-nums">
          {formatMoney(spentCents)} spent of {formatMoney(availableCents)}
        </span>
        <span className="text-ink-2 tabular-nums">{percent === null ? 'over' : `${percent}%`} used</span>
      </div>
      <ProgressBar percent={percent ?? 100} label="Used of this month's budget" tone={tones[status]} />
    </div>
  )
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
        {status === 'paid' && <span className="block text-tiny text-ink-3">{budgetTexts.paid}</span>}
      </p>
    </li>
  )
}

/** The amount left, as the difference of the two amounts shown above it. */
function Savings({ categories }: { categories: readonly BudgetCategory[] }) {
  const { availableCents, spentCents } = totalUsage(categories.map(toCategoryMonth))
  const cents = Math.max(0, shownDifference(availableCents, spentCents))
  return (
    <div className="mt-auto border-t border-line pt-3">
      <p className="flex items-baseline justify-between gap-3">
        <span className="text-small">{budgetTexts.savingsLabel}</span>
        <span className="fig text-lead">{formatMoney(cents)}</span>
      </p>
      <p className="text-tiny text-ink-3">{budgetTexts.savingsWhy}</p>
    </div>
  )
}
