import { BudgetParts } from '#web/features/budget/budget-parts.tsx'
import { GoalsScreen } from '#web/features/goals/goals-screen.tsx'
import { isAnsweredHere } from '#web/local/private-mode.ts'
import { paths } from '#web/paths.ts'

export function GoalsContent() {
  return (
    <>
      {/* a budget needs an account */}
      {isAnsweredHere() ? null : <BudgetParts current={paths.goals} />}
      <GoalsScreen />
    </>
  )
}
