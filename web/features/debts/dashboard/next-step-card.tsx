import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Debt } from '#contracts/money/debts.ts'
import { addDays } from '#engine/money/calendar.ts'
import { paths, shortMonthPath } from '#web/paths.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { CliffNextStep } from '../cliffs/late-cliffs.tsx'
import { stepTexts } from '../due/due-messages.ts'
import { doneWords, lateWords, nextWords, stepTitle } from '../due/due-words.ts'
import { day, money } from '../figures.ts'
import { debtActions } from '../messages.ts'
import { type NextStep, nextStepOf, uncoveredCents } from '../due/next-step.ts'
import type { DebtPlan } from '../plan/plan-view.ts'
import { whyStep } from '../plan/plan-words.ts'
import { alsoDueTexts, dashboardDebts } from './dashboard-messages.ts'

type NextStepCardProps = { plan: DebtPlan; onPay: (debt: Debt) => void }

/** The one payment that matters most this month, and why, then what else is due; once all are made, what comes next. */
export function NextStepCard({ plan, onPay }: NextStepCardProps) {
  const step = nextStepOf(plan)
  if (!step) return null
  const late = lateWords(plan, step)
  return (
    <StepCard title={stepTitle(plan, step)} actions={<StepActions plan={plan} step={step} onPay={onPay} />}>
      {step.open === null && <p className="mb-1.5">{nextWords(plan, step)}</p>}
      <p className="text-small text-ink-2">{whyStep(plan, step)}</p>
      <NotCovered plan={plan} step={step} />
      {late && <p className="mt-2 text-small text-ink-2">{late}</p>}
      {plan.short === null && <CliffNextStep plan={plan} />}
      {doneWords(plan, step).map((done) => (
        <p key={done} className="mt-2 text-small text-ink-2">
          {done}
        </p>
      ))}
      <AlsoDue plan={plan} step={step} />
    </StepCard>
  )
}

/** Records the payment; where a short month leaves something out, the way to what follows from that and what to say. */
function StepActions({ plan, step, onPay }: NextStepCardProps & { step: NextStep }) {
  const isOnlyCall = step.open !== null && step.payCents === 0
  return (
    <>
      {!isOnlyCall && (
        <Button className="max-sm:flex-auto" onClick={() => onPay(step.debt)}>
          {debtActions.recordPayment}
        </Button>
      )}
      {uncoveredCents(plan) > 0 && (
        <Link
          to={shortMonthPath}
          className={buttonClass({
            variant: isOnlyCall ? 'primary' : 'quiet',
            className: 'max-sm:flex-auto',
          })}
        >
          {stepTexts.uncovered}
        </Link>
      )}
    </>
  )
}

/** What a short month does not cover of all minimums, where it is more than the step says. */
function NotCovered({ plan, step }: { plan: DebtPlan; step: NextStep }) {
  const cents = uncoveredCents(plan)
  if (plan.short === null || cents === (step.open?.short?.uncoveredCents ?? 0)) return null
  return (
    <p className="mt-2 text-small text-ink-2">
      {stepTexts.uncoveredSum(money(cents), day(plan.short.until, plan.today))}
    </p>
  )
}

const SHOWN = 2
/** What was paid a few days ago is due again later than this. */
const SOON_DAYS = 21

/** The other payments that are still open and due soon, the next ones first. */
function AlsoDue({ plan, step }: { plan: DebtPlan; step: NextStep }) {
  const { due, debts, today } = plan
  const others = debts
    .flatMap((debt) => {
      const open = due.get(debt.id)
      return open && open.leftCents > 0 && debt.id !== step.debt.id ? [{ debt, ...open }] : []
    })
    .filter(({ dueOn }) => dueOn <= addDays(today, SOON_DAYS))
    .toSorted((a, b) => a.dueOn.localeCompare(b.dueOn))
  const more = others.slice(SHOWN)
  const moreCents = more.reduce((sum, { leftCents }) => sum + leftCents, 0)
  if (step.open === null || others.length === 0) return null
  return (
    <div className="mt-3 border-t border-line pt-2 text-small">
      <p id="also-due" className="text-tiny text-ink-3">
        {alsoDueTexts.title}
      </p>
      <ul aria-labelledby="also-due">
        {others.slice(0, SHOWN).map(({ debt, dueOn, leftCents }) => (
          <Due key={debt.id} name={`${debt.name}, ${day(dueOn, today)}`} amount={money(leftCents)} />
        ))}
        {more.length > 0 && <Due name={alsoDueTexts.more(more.length)} amount={money(moreCents)} />}
      </ul>
    </div>
  )
}

function Due({ name, amount }: { name: string; amount: string }) {
  return (
    <li className="flex justify-between gap-3 py-0.5">
      <span className="min-w-0 break-words text-ink-2">{name}</span>
      <span className="tabular-nums">{amount}</span>
    </li>
  )
}

/** The first step of a person without debts. */
export function FirstDebtCard() {
  const { title, text, action } = dashboardDebts.first
  const link = (
    <Link to={paths.start} className={buttonClass({})}>
      {action}
    </Link>
  )
  return (
    <StepCard title={title} isStep={false} actions={link}>
      <p className="max-w-text text-ink-2">{text}</p>
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
    <Card aria-labelledby="next-step-title" className="flex flex-col max-md:p-4 md:p-6">
      {isStep && <p className="text-tiny text-ink-3">{stepTexts.title}</p>}
      <h2 id="next-step-title" className={isStep ? 'mt-1 mb-1.5 text-h2' : 'mb-1.5'}>
        {title}
      </h2>
      {children}
      <div className="mt-auto flex flex-wrap gap-2 pt-4 sm:gap-3">{actions}</div>
    </Card>
  )
}
