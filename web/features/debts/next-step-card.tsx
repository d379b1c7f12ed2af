import { Link } from 'react-router'
import { paths } from '#web/paths.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import type { Debt } from '#contracts/debts.ts'
import { day, money, nextDueDate, plural } from './figures.ts'
import { nextStepOf, type DebtPlan, type NextStep } from './plan-view.ts'
import { stepReason } from './plan-words.ts'

type NextStepCardProps = { plan: DebtPlan; onPay: (debt: Debt) => void }

/** The one payment that matters most this month, and why. */
export function NextStepCard({ plan, onPay }: NextStepCardProps) {
  const step = nextStepOf(plan)
  if (!step) return null
  const { debt } = step
  const by = debt.paymentDueDate
    ? ` by ${day(nextDueDate(debt.paymentDueDate, plan.today), plan.today)}`
    : ' this month'
  return (
    <Card aria-labelledby="next-step-title" className="flex flex-col md:p-6">
      <p className="text-tiny text-ink-3">Next step</p>
      <h2 id="next-step-title" className="mt-1 mb-1.5 text-h2">
        Pay {money(step.payCents)} to {debt.name}
        {by}
      </h2>
      <p className="text-small text-ink-2">{whyOf(plan, step)}</p>
      <div className="mt-auto flex flex-wrap gap-2 pt-4 sm:gap-3">
        <Button className="flex-1 max-sm:px-3 sm:flex-none" onClick={() => onPay(debt)}>
          Record payment
        </Button>
        <Link
          to={`${paths.debtTracker}#strategies`}
          className={buttonClass({ variant: 'quiet', className: 'max-sm:px-3' })}
        >
          See the plan
        </Link>
      </div>
    </Card>
  )
}

function whyOf(plan: DebtPlan, step: NextStep): string {
  const gone = step.goneIn === null ? '' : ` Gone in ${plural(step.goneIn, 'month')} at this pace.`
  const least = step.aboveCents > 0 ? ` That is ${money(step.aboveCents)} above its minimum.` : ''
  return `${stepReason(plan, step)}${least}${gone}`
}
