import { Link } from 'react-router'
import { paths } from '#web/paths.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import type { Debt } from '#contracts/money/debts.ts'
import { doneWords, lateWords, nextWords, stepTitle } from './due-words.ts'
import { stepTexts } from './due-messages.ts'
import { nextStepOf } from './next-step.ts'
import type { DebtPlan } from './plan-view.ts'
import { whyStep } from './plan-words.ts'

type NextStepCardProps = { plan: DebtPlan; onPay: (debt: Debt) => void }

/** The one payment that matters most this month, and why; once all are made, that they are, and what comes next. */
export function NextStepCard({ plan, onPay }: NextStepCardProps) {
  const step = nextStepOf(plan)
  if (!step) return null
  const late = lateWords(plan, step)
  return (
    <Card aria-labelledby="next-step-title" className="flex flex-col md:p-6">
      <p className="text-tiny text-ink-3">{stepTexts.title}</p>
      <h2 id="next-step-title" className="mt-1 mb-1.5 text-h2">
        {stepTitle(plan, step)}
      </h2>
      {step.open === null && <p className="mb-1.5">{nextWords(plan, step)}</p>}
      <p className="text-small text-ink-2">{whyStep(plan, step)}</p>
      {late && <p className="mt-2 text-small text-ink-2">{late}</p>}
      {doneWords(plan, step).map((done) => (
        <p key={done} className="mt-2 text-small text-ink-2">
          {done}
        </p>
      ))}
      <div className="mt-auto flex flex-wrap gap-2 pt-4 sm:gap-3">
        <Button className="flex-1 max-sm:px-3 sm:flex-none" onClick={() => onPay(step.debt)}>
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
