import type { Goal } from '#contracts/money/goals.ts'
import { goalProgress } from '#engine/goals/progress.ts'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { goalCardTexts } from './goal-card-messages.ts'

type GoalBarProps = { goal: Pick<Goal, 'title' | 'currentAmount' | 'targetAmount'>; className?: string }

/** How far a goal is, wherever it is shown: green on its way, gold once it is reached. */
export function GoalBar({ goal, className = '' }: GoalBarProps) {
  const { title, currentAmount: currentCents, targetAmount: targetCents } = goal
  const { percent, isReached } = goalProgress({ currentCents, targetCents })
  return (
    <ProgressBar
      percent={percent}
      tone={isReached ? 'gold' : 'brand'}
      label={goalCardTexts.savedFor(title)}
      className={className}
    />
  )
}
