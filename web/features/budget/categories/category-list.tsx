import { ArrowUpDown, Check } from 'lucide-react'
import { useMemo, useState, type ReactNode } from 'react'
import { listBudgetGroups, type BudgetCategory } from '#contracts/money/budget.ts'
import { useRead } from '#web/api/use-read.ts'
import { Button } from '#web/ui/button.tsx'
import { latePart } from '#web/ui/late/late-part.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { groupLines, groupSum, type BudgetView, type GroupedLines } from '../budget-view.ts'
import { budgetScreenTexts, groupTexts } from '../messages.ts'
import { CarryOverCard } from '../months/carry-over-card.tsx'
import { monthName } from '../months/budget-months.ts'
import { CategoryRow, type CategoryAction } from './category-row.tsx'

type CategoryListProps = {
  view: BudgetView
  /** the form that adds a category, while it is open */
  form: ReactNode
  onAction: (act: CategoryAction, category: BudgetCategory) => void
}

const ArrangeList = latePart(
  async () => (await import('../groups/arrange-list.tsx')).ArrangeList,
  <Skeleton className="h-96" />,
)

/** A line for each category in the person's order, under its group; or the list in which groups and order change. */
export function CategoryList({ view, form, onAction }: CategoryListProps) {
  const [isArranging, setArranging] = useState(false)
  const groups = useRead(listBudgetGroups)
  const { lines, month } = view
  const sections = useMemo(() => groupLines(lines, groups.data ?? []), [lines, groups.data])
  return (
    <div className="grid grid-cols-1 gap-4">
      <h2 className="sr-only">{budgetScreenTexts.categories}</h2>
      {form}
      <CarryOverCard view={view} />
      {lines.length > 0 && (
        <div className="-my-1 flex flex-wrap items-center justify-between gap-x-4">
          <p className="text-small text-ink-2">{groupTexts.count(lines.length)}</p>
          <Button
            variant="plain"
            size="small"
            onPointerOver={ArrangeList.fetch}
            onFocus={ArrangeList.fetch}
            onClick={() => setArranging(!isArranging)}
          >
            {isArranging ? (
              <Check size={18} aria-hidden="true" />
            ) : (
              <ArrowUpDown size={18} aria-hidden="true" />
            )}
            {isArranging ? groupTexts.done : groupTexts.arrange}
          </Button>
        </div>
      )}
      {isArranging ? (
        <ArrangeList sections={sections} month={month} />
      ) : (
        sections.map((section) => (
          <Section
            key={section.group?.id ?? ''}
            section={section}
            isAlone={sections.length === 1 && section.group === null}
            view={view}
            onAction={onAction}
          />
        ))
      )}
    </div>
  )
}

// In a long list, lines far off are not drawn until they come near.
const MANY = 20
const farOff =
  '*:[contain-intrinsic-size:auto_3.75rem] *:[content-visibility:auto] print:*:[content-visibility:visible]'

type SectionProps = Pick<CategoryListProps, 'view' | 'onAction'> & {
  section: GroupedLines
  /** without groups the list needs no heading */
  isAlone: boolean
}

function Section({ section: { group, lines, total }, isAlone, view, onAction }: SectionProps) {
  const { month, today } = view
  const titleId = `group-${group?.id ?? 'none'}`
  const monthLabel = monthName(month, today)
  return (
    <section {...(isAlone ? {} : { 'aria-labelledby': titleId })}>
      {!isAlone && (
        <div className="mb-1.5 flex flex-wrap items-baseline justify-between gap-x-4 px-1">
          <h3 id={titleId} className="min-w-0 text-base [overflow-wrap:anywhere]">
            {group?.name ?? groupTexts.others}
          </h3>
          {lines.length > 0 && (
            <p className="ml-auto text-small text-ink-2 tabular-nums">{groupSum(total)}</p>
          )}
        </div>
      )}
      {lines.length === 0 ? (
        <p className="rounded-card border border-dashed border-line px-4 py-3 text-small text-ink-2">
          {groupTexts.empty}
        </p>
      ) : (
        <div
          className={`overflow-hidden rounded-card border border-line bg-raised ${lines.length > MANY ? farOff : ''}`}
        >
          {lines.map((line) => (
            <CategoryRow
              key={line.category.id}
              line={line}
              month={month}
              today={today}
              monthLabel={monthLabel}
              heading={isAlone ? 'h3' : 'h4'}
              onAction={onAction}
            />
          ))}
        </div>
      )}
    </section>
  )
}
