import { Link } from 'react-router'
import { paths } from '#web/paths.ts'
import { buttonClass } from '#web/ui/button.tsx'

/** The way to what makes the figures real, or more exact. */
export function ToMyDebts({ hasDebts }: { hasDebts: boolean }) {
  return (
    <p className="mt-6 print:hidden">
      <Link className={buttonClass({ variant: 'quiet' })} to={paths.debtTracker}>
        {hasDebts ? 'Open My Debts' : 'Add your debts'}
      </Link>
    </p>
  )
}
