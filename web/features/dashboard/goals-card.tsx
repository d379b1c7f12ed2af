import { Plus } from 'lucide-react'
import { Link } from 'react-router'
import type { Goal } from '#contracts/money/goals.ts'
import { goalProgress } from '#engine/goals/progress.ts'
import { formatMoney } from '#web/format/money.ts'
import { paths } from '#web/paths.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { Card, CardTitle } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { goalTexts } from './messages.ts'

const SHOWN = 3 // spec 9

/** The first three goals and how far each is. */
export function GoalsCard({ goals }: { goals: readonly Goal[] }) {
  const more = goals.length - SHOWN
  return (
    <Card aria-labelledby="goals-title" className="flex flex-col md:p-6">
      <div className="mb-1.5 flex flex-wrap items-baseline justify-between gap-x-4">
        <CardTitle id="goals-title">{goalTexts.title}</CardTitle>
        {goals.length > 0 && (
          <Link to={paths.goals} className="link -my-2 inline-flex min-h-11 items-center gap-1 text-small">
            <Plus size={16} aria-hidden="true" /> {goalTexts.add}
          </Link>
        )}
      </div>
      {goals.length === 0 ? (
        <EmptyState isInset title={goalTexts.empty} text={goalTexts.emptyText}>
          <Link to={paths.goals} className={buttonClass({ variant: 'quiet' })}>
            {goalTexts.create}
          </Link>
        </EmptyState>
      ) : (
        <ul>
          {goals.slice(0, SHOWN).map((goal) => (
            <GoalLine key={goal.id} goal={goal} />
          ))}
        </ul>
      )}
      {more > 0 && (
        <p className="mt-auto pt-2 text-small text-ink-2">
          and {more} more {more === 1 ? 'goal' : 'goals'}
        </p>
      )}
    </Card>
  )
}

function GoalLine({ goal }: { goal: Goal }) {
  const { currentAmount: currentCents, targetAmount: targetCents } = goal
  const { percent } = goalProgress({ currentCents, targetCents })
  return (
    <li className="border-t border-line py-3 first:border-t-0">
      <div className="flex items-baseline justify-between gap-3">
        <p className="min-w-0 font-[560] break-words">{goal.title}</p>
        <p className="text-small text-ink-2 tabular-nums">{percent}%</p>
      </div>
      <ProgressBar percent={percent} label={`Saved for ${goal.title}`} tone="gold" className="my-2" />
      <p className="flex flex-wrap justify-between gap-x-3 text-tiny text-ink-3 tabular-nums">
        <span>{formatMoney(currentCents)} saved</span>
        <span>of {formatMoney(targetCents)}</span>
      </p>
    </li>
  )
}
