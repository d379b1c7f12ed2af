import { listBudgetMonths } from '#contracts/money/budget.ts'
import { useRead } from '#web/api/use-read.ts'
import { useMemo } from 'react'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { SeparateCards } from '#web/ui/states/error-boundary.tsx'
import { LoadFailed } from '#web/ui/states/load-failed.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { toCategoryMonth } from '#engine/budget/category-kind.ts'
import { type BudgetHealth, wasDueOn } from '#engine/budget/usage.ts'
import { formatShortDate } from '#web/format/dates.ts'
import { monthName } from './budget-months.ts'
import { leftWords, type BudgetView } from '../budget-view.ts'
import { emptyOverview, monthsFailed } from '../messages.ts'
import { MonthsChart } from './months-chart.tsx'
import { healthTexts, overviewTexts } from './messages.ts'
import { monthLines, usedLines } from './months-view.ts'
import { statusLooks } from '../categories/status-tag.tsx'

/** How many categories stand where, and six months of budget and spending; both wait until two months can be compared. */
export function MonthOverview({ view }: { view: BudgetView }) {
  const months = useRead(listBudgetMonths, { query: { month: view.month } })
  const lines = useMemo(() => monthLines(months.data ?? []), [months.data])
  if (months.isPending) return <Skeleton className="h-96" />
  if (months.isError) return <LoadFailed {...monthsFailed} reads={months} />
  if (usedLines(lines).length < 2) return <EmptyState {...emptyOverview} />
  return (
    <div className="grid grid-cols-1 gap-4">
      <SeparateCards>
        {view.lines.length > 0 && <Health view={view} />}
        <Card className="min-w-0 md:p-6">
          <MonthsChart lines={lines} />
        </Card>
      </SeparateCards>
    </div>
  )
}

const kinds = [
  { status: 'good', count: 'onTrack' },
  { status: 'paid', count: 'paid' },
  { status: 'warning', count: 'pastDue' },
  { status: 'warning', count: 'atRisk' },
  { status: 'over', count: 'over' },
] as const // spec 9

const FOR_BILLS: readonly string[] = ['paid', 'pastDue']

const columns: Record<number, string> = {
  3: 'sm:grid-cols-3',
  4: 'sm:grid-cols-2 lg:grid-cols-4',
  5: 'sm:grid-cols-2 lg:grid-cols-5',
}

/** Names listed under a count; the rest is a number. */
const NAMED = 4

function Health({ view }: { view: BudgetView }) {
  // Who keeps no bills in the budget needs no count of them.
  const shown = kinds.filter(({ count }) => !FOR_BILLS.includes(count) || view.health[count] > 0)
  return (
    <Card aria-labelledby="health-title" className="md:p-6">
      <h2 id="health-title" className="text-lead md:text-h2">
        {overviewTexts.title(monthName(view.month, view.today))}
      </h2>
      <dl className={`mt-4 grid gap-4 ${columns[shown.length]}`}>
        {shown.map(({ status, count }) => {
          const { Icon, text } = statusLooks[status]
          const { name, note } = healthTexts[count]
          return (
            <div key={count} className="min-w-0">
              <dt className={`flex items-center gap-2 text-small font-[560] ${text}`}>
                <Icon size={18} aria-hidden="true" /> {name}
              </dt>
              <dd>
                <p className="fig text-figure">{view.health[count]}</p>
                <p className="text-tiny text-ink-3">{note}</p>
                {count !== 'onTrack' && count !== 'paid' && <Names names={namesOf(view, count)} />}
              </dd>
            </div>
          )
        })}
      </dl>
    </Card>
  )
}

type Named = { id: string; text: string }

/** What each category of a count says of itself. */
function namesOf({ lines, month, today }: BudgetView, count: keyof BudgetHealth): Named[] {
  return lines.flatMap(({ category, usage }) => {
    const { id, name } = category
    if (count === 'pastDue') {
      const day = wasDueOn(toCategoryMonth(category), { month, today })
      return day === null ? [] : [{ id, text: `${name}: ${formatShortDate(day, today)}` }]
    }
    const isNamed = usage.status === (count === 'atRisk' ? 'warning' : count)
    return isNamed ? [{ id, text: `${name}: ${leftWords(usage)}` }] : []
  })
}

function Names({ names }: { names: readonly Named[] }) {
  if (names.length === 0) return null
  return (
    <ul className="mt-2 grid gap-1 text-small">
      {names.slice(0, NAMED).map(({ id, text }) => (
        <li key={id} className="break-words">
          {text}
        </li>
      ))}
      {names.length > NAMED && <li className="text-ink-2">{overviewTexts.more(names.length - NAMED)}</li>}
    </ul>
  )
}
