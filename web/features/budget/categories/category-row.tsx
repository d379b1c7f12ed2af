import { ChevronDown } from 'lucide-react'
import { memo, useState } from 'react'
import type { BudgetCategory } from '#contracts/money/budget.ts'
import type { BudgetStatus } from '#engine/budget/usage.ts'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { leftWords, statusText, type CategoryLine } from '../budget-view.ts'
import { CategoryDetails } from './category-details.tsx'
import { CategoryMark } from './category-mark.tsx'
import { detailsTexts } from './messages.ts'
import { StatusTag } from './status-tag.tsx'

export type CategoryAction = 'spend' | 'list' | 'edit' | 'remove'

export type CategoryRowProps = {
  line: CategoryLine
  month: string
  today: string
  monthLabel: string
  /** under the heading of a group, or of all categories */
  heading: 'h3' | 'h4'
  onAction: (act: CategoryAction, category: BudgetCategory) => void
}

const barTones: Record<BudgetStatus, 'brand' | 'warn' | 'danger'> = {
  over: 'danger',
  paid: 'brand',
  due: 'brand',
  warning: 'warn',
  good: 'brand',
}

/** One category in one month: a line with what is left and how it stands, which opens to the rest. */
export const CategoryRow = memo(function CategoryRow(props: CategoryRowProps) {
  const { line, month, today, heading: Heading } = props
  const { category, usage } = line
  const [isOpen, setOpen] = useState(false)
  const [titleId, leftId, statusId, contentId] = ['title', 'left', 'status', 'content'].map(
    (part) => `category-${part}-${category.id}`,
  )
  return (
    <article aria-labelledby={titleId} className="border-t border-line first:border-t-0">
      <div className="relative grid grid-cols-[auto_minmax(0,1fr)_1.25rem] items-center gap-x-3 px-3 py-2 hover:bg-sunken sm:px-4">
        <CategoryMark icon={category.icon} color={category.color} isSmall />
        <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-0.5 md:grid md:grid-cols-[minmax(0,14rem)_minmax(0,1fr)_minmax(0,9rem)] md:gap-x-5">
          <Heading id={titleId} className="min-w-0 flex-[1_1_6rem] text-base leading-snug">
            <button
              type="button"
              aria-expanded={isOpen}
              aria-controls={isOpen ? contentId : undefined}
              aria-describedby={`${leftId} ${statusId}`}
              className="min-h-6 max-w-full text-left [overflow-wrap:anywhere] after:absolute after:inset-0"
              onClick={() => setOpen(!isOpen)}
            >
              {category.name}
            </button>
          </Heading>
          <p
            id={leftId}
            className="fig ml-auto min-w-0 text-right text-base leading-snug [overflow-wrap:anywhere] md:col-start-3 md:row-start-1"
          >
            {leftWords(usage)}
          </p>
          <div className="flex min-w-0 basis-full flex-wrap items-center gap-x-3 md:col-start-2 md:row-start-1">
            {/* A bill is paid or not: there is no way through the month to draw. */}
            {usage.status !== 'paid' && usage.status !== 'due' && (
              <ProgressBar
                percent={usage.percent ?? 100}
                tone={barTones[usage.status]}
                label={detailsTexts.usedOf(category.name)}
                className="h-1.5! flex-[1_1_5rem]"
              />
            )}
            <span className="ml-auto md:w-34">
              <StatusTag
                id={statusId ?? ''}
                status={usage.status}
                text={statusText(line, { month, today })}
              />
            </span>
          </div>
        </div>
        <ChevronDown
          aria-hidden="true"
          className={`size-5 text-ink-3 print:hidden ${isOpen ? 'rotate-180' : ''}`}
        />
      </div>
      {isOpen && (
        <div id={contentId} className="px-3 pt-1 pb-4 sm:px-4 sm:pl-15">
          <CategoryDetails {...props} />
        </div>
      )}
    </article>
  )
})
