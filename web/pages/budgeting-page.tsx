import { BudgetParts } from '#web/features/budget/budget-parts.tsx'
import { BudgetScreen } from '#web/features/budget/budget-screen.tsx'
import { paths } from '#web/paths.ts'

export const meta = () => [{ title: 'Budget Management, Jubilee' }]

export default function BudgetingPage() {
  return (
    <>
      <BudgetParts current={paths.budgeting} />
      <BudgetScreen />
    </>
  )
}
