import { BudgetParts } from '#web/features/budget/budget-parts.tsx'
import { GoalsScreen } from '#web/features/goals/goals-screen.tsx'
import { paths } from '#web/paths.ts'

export const meta = () => [{ title: 'Financial Goals, Jubilee' }]

export default function GoalsPage() {
  return (
    <>
      <BudgetParts current={paths.goals} />
      <GoalsScreen />
    </>
  )
}
