import { deleteGoal, type Goal, listGoals } from '#contracts/money/goals.ts'
import { readOf } from '#web/api/read.ts'
import { useWrite } from '#web/api/use-write.ts'
import { RemoveDialog } from '#web/ui/dialogs/remove-dialog.tsx'
import { ContributionDialog } from './contribution-dialog.tsx'
import { removeGoalTexts } from './dialog-messages.ts'
import type { GoalAction } from '../goal-card.tsx'
import { GoalDialog } from './goal-dialog.tsx'
import { GoalHistoryDialog } from './goal-history-dialog.tsx'
import type { GoalsView } from '../goal-view.ts'
import { goalToasts } from '../messages.ts'

export type OpenGoalDialog = { act: 'add' } | { act: Exclude<GoalAction, 'complete' | 'reopen'>; goal: Goal }

type GoalDialogsProps = { open: OpenGoalDialog; view: GoalsView; onClose: () => void }

/** The dialog of the goals that is open; fetched with the first of them. */
export function GoalDialogs({ open, view, onClose }: GoalDialogsProps) {
  const { today } = view
  if (open.act === 'add') return <GoalDialog key="add" goal={null} today={today} onClose={onClose} />
  const { act, goal } = open
  if (act === 'edit') return <GoalDialog key={goal.id} goal={goal} today={today} onClose={onClose} />
  if (act === 'remove') return <RemoveGoal goal={goal} onClose={onClose} />
  const line = [...view.open, ...view.done].find((one) => one.goal.id === goal.id)
  if (!line) return null
  if (act === 'history') return <GoalHistoryDialog line={line} today={today} onClose={onClose} />
  return <ContributionDialog line={line} today={today} onClose={onClose} />
}

function RemoveGoal({ goal, onClose }: { goal: Goal; onClose: () => void }) {
  const { mutateAsync } = useWrite(deleteGoal, { list: readOf(listGoals).queryKey })
  return (
    <RemoveDialog
      title={removeGoalTexts.title(goal.title)}
      description={removeGoalTexts.description}
      label={removeGoalTexts.confirm}
      remove={() => mutateAsync({ params: { id: goal.id } })}
      removed={goalToasts.removed(goal.title)}
      failed={goalToasts.removeFailed}
      onClose={onClose}
    />
  )
}
