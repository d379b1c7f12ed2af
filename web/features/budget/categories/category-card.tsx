import { List, Plus, Settings2, Trash2 } from 'lucide-react'
import { memo } from 'react'
import { formatMoney } from '#web/format/money.ts'
import { Button } from '#web/ui/button.tsx'
import { CardAction } from '#web/ui/card-action.tsx'
import { Card } from '#web/ui/card.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import type { BudgetCategory } from '#contracts/money/budget.ts'
import type { BudgetStatus } from '#engine/budget/usage.ts'
import { BudgetAmount } from './budget-amount.tsx'
import { carriedShown, leftWords, paceWords, type CategoryLine } from '../budget-view.ts'
import { CategoryMark } from './category-mark.tsx'
import { StatusTag } from './status-tag.tsx'

export type CategoryAction = 'spend' | 'list' | 'edit' | 'remove'

type CategoryCardProps = {
  line: CategoryLine
  month: string
  today: string
  monthLabel: string
  onAction: (act: CategoryAction, category: BudgetCategory) => void
}

const barTones: Record<BudgetStatus, 'brand' | 'warn' | 'danger'> = {
  over: 'danger',
  paid: 'brand',
  warning: 'warn',
  good: 'brand',
}

/** One category in one month: what is left, how it stands, and what can be done. */
export const CategoryCard = memo(function CategoryCard(props: CategoryCardProps) {
  const { line, month, today, monthLabel, onAction } = props
  const { category, usage, carriedCents } = line
  const pace = paceWords(usage, month, today)
  const titleId = `category-${category.id}`
  return (
    <Card as="article" aria-labelledby={titleId} className="flex flex-col gap-4">
      <div className="flex flex-wrap items-start gap-x-3 gap-y-2">
        <CategoryMark icon={category.icon} color={category.color} />
        <div className="min-w-[min(100%,11rem)] flex-1">
          <h3 id={titleId} className="break-words">
            {category.name}
          </h3>
          <BudgetAmount category={category} month={month} monthLabel={monthLabel} />
        </div>
        <StatusTag status={usage.status} />
      </div>
      <div>
        <ProgressBar
          percent={usage.percent ?? 100}
          tone={barTones[usage.status]}
          label={`${category.name} used`}
        />
        <div className="mt-2 flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1">
          <p className="text-tiny text-ink-3">
            {formatMoney(usage.spentCents)} of {formatMoney(usage.availableCents)} spent
            {usage.percent === null ? '' : `, ${usage.percent}%`}
          </p>
          <p className="fig text-lead leading-tight">{leftWords(usage)}</p>
        </div>
        {carriedCents !== 0 && (
          <p className="text-tiny text-ink-3">
            {formatMoney(carriedShown(usage, carriedCents))} of it carried over
          </p>
        )}
        {pace !== null && <p className="text-tiny text-ink-3">{pace}</p>}
      </div>
      <Acts category={category} onAction={onAction} />
    </Card>
  )
})

function Acts({ category, onAction }: { category: BudgetCategory; onAction: CategoryCardProps['onAction'] }) {
  const { name } = category
  return (
    <div className="mt-auto flex flex-wrap items-center gap-x-1 print:hidden">
      <Button
        variant="quiet"
        size="small"
        className="mr-1 max-sm:px-2.5"
        aria-label={`Record spending in ${name}`}
        onClick={() => onAction('spend', category)}
      >
        <Plus size={16} aria-hidden="true" /> Spending
      </Button>
      <CardAction
        name="List"
        label={`List spending in ${name}`}
        icon={List}
        onPress={() => onAction('list', category)}
      />
      <CardAction
        name="Edit"
        label={`Edit ${name}`}
        icon={Settings2}
        onPress={() => onAction('edit', category)}
      />
      <CardAction
        name="Remove"
        label={`Remove ${name}`}
        icon={Trash2}
        className="ml-auto text-ink-3"
        onPress={() => onAction('remove', category)}
      />
    </div>
  )
}
