import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Debt } from '#contracts/money/debts.ts'
import { paths } from '#web/paths.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { stepTexts } from '../due/due-messages.ts'
import { doneWords, lateWords, nextWords, stepTitle } from '../due/due-words.ts'
import { dashboardDebts } from '../messages.ts'
import { nextStepOf } from '../due/next-step.ts'
import type { DebtPlan } from '../plan/plan-view.ts'
import { whyStep } from '../plan/plan-words.ts'

type NextStepCardProps = { plan: DebtPlan; onPay: (debt: Debt) => void }

/** The one payment that matters most this month, and why; once all are made, that they are, and what comes next. */
export function NextStepCard({ plan, onPay }: NextStepCardProps) {
  const step = nextStepOf(plan)
  if (!step) return null
  const late = lateWords(plan, step)
  return (
    <StepCard
      title={stepTitle(plan, step)}
      actions={
        <>
          <Button className="flex-1 max-sm:px-3 sm:flex-none" onClick={() => onPay(step.debt)}>
            Record payment
          </Button>
          <Link
            to={`${paths.debtTracker}#strategies`}
            className={buttonClass({ variant: 'quiet', className: 'max-sm:px-3' })}
          >
            See the plan
          </Link>
        </>
      }
    >
      {step.open === null && <p className="mb-1.5">{nextWords(plan, step)}</p>}
      <p className="text-small text-ink-2">{whyStep(plan, step)}</p>
      {late && <p className="mt-2 text-small text-ink-2">{late}</p>}
      {doneWords(plan, step).map((done) => (
        <p key={done} className="mt-2 text-small text-ink-2">
          {done}
        </p>
      ))}
    </StepCard>
  )
}

/** The first step of a person without debts: it turns the samples into their own figures. */
export function FirstDebtCard({ onAdd }: { onAdd: () => void }) {
  const { title, text, action } = dashboardDebts.first
  return (
    <StepCard title={title} actions={<Button onClick={onAdd}>{action}</Button>}>
      <p className="text-small text-ink-2">{text}</p>
    </StepCard>
  )
}

/** In place of a step, where nothing is owed any more. */
export function AllPaidCard() {
  const { title, text, action } = dashboardDebts.allPaid
  const link = (
    <Link to={paths.goals} className={buttonClass({})}>
      {action}
    </Link>
  )
  return (
    <StepCard title={title} isStep={false} actions={link}>
      <p className="text-small text-ink-2">{text}</p>
    </StepCard>
  )
}

type StepCardProps = { title: string; isStep?: boolean; actions: ReactNode; children: ReactNode }

function StepCard({ title, isStep = true, actions, children }: StepCardProps) {
  return (
    <Card aria-labelledby="next-step-title" className="flex flex-col md:p-6">
      {isStep && <p className="text-tiny text-ink-3">{stepTexts.title}</p>}
      <h2 id="next-step-title" className={isStep ? 'mt-1 mb-1.5 text-h2' : 'mb-1.5'}>
        {title}
      </h2>
      {children}
      <div className="mt-auto flex flex-wrap gap-2 pt-4 sm:gap-3">{actions}</div>
    </Card>
  )
}
