import { Link } from 'react-router'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { paths } from '#web/paths.ts'
import { monthIndex } from '#engine/money/calendar.ts'
import { Card } from '#web/ui/card.tsx'
import { SampleTag } from '#web/ui/tag.tsx'
import { money, month, timeSpan } from '../figures.ts'
import { type DebtPlan, monthOf, progressOf } from '../plan/plan-view.ts'
import { basisOf } from '../plan/plan-words.ts'
import { dashboardDebts } from '../messages.ts'
import { sampleFreedom } from './sample-figures.ts'

/** The date the person could be free, how far they are, and what it rests on. */
export function FreedomPanel({ plan }: { plan: DebtPlan }) {
  const progress = progressOf(plan.debts)
  return (
    <section
      aria-labelledby="freedom-title"
      className="flex flex-col rounded-card bg-jubilee p-5 text-jubilee-ink [print-color-adjust:exact] md:p-6"
    >
      <div className="flex items-baseline justify-between gap-4">
        <h2 id="freedom-title" className="font-sans text-small font-normal tracking-normal opacity-85">
          Debt-free
        </h2>
        {isDated(plan) && <p className="text-small opacity-85">{timeSpan(plan.chosen.months)} to go</p>}
      </div>
      <p className="fig mt-0.5 mb-4 text-[2.125rem] leading-tight">{headline(plan)}</p>
      <ProgressBar percent={progress} label="Paid of all debts" onJubilee className="mt-auto" />
      <div className="mt-2.5 flex justify-between gap-3 text-tiny opacity-90">
        <span>{progress}% paid</span>
        <span>{money(plan.totalCents)} left</span>
      </div>
      {plan.totalCents > 0 && <p className="mt-3 text-tiny opacity-85">{basisOf(plan)}</p>}
    </section>
  )
}

function isDated(plan: DebtPlan): boolean {
  return plan.totalCents > 0 && plan.chosen.status === 'paid'
}

function headline(plan: DebtPlan): string {
  if (plan.totalCents === 0) return 'Today'
  return isDated(plan) ? month(monthOf(plan, plan.chosen.months)) : 'No date yet'
}

/** The link from a sample to the person's own figures, in every sample card of debts. */
export function OwnDebtsLink() {
  return (
    <Link to={paths.debtTracker} className="link inline-flex min-h-11 items-center text-small">
      {dashboardDebts.ownFigures}
    </Link>
  )
}

/** The freedom panel of a person without debts: the specification's figures, as a sample. */
export function SampleFreedomPanel({ today }: { today: string }) {
  const { months, percent, totalCents, paymentCents } = sampleFreedom
  return (
    <Card aria-labelledby="freedom-title" className="flex flex-col border-dashed md:p-6">
      <div className="flex items-center justify-between gap-4">
        <h2 id="freedom-title" className="font-sans text-small font-normal tracking-normal text-ink-2">
          Debt-free
        </h2>
        <SampleTag />
      </div>
      <p className="fig mt-0.5 text-[2.125rem] leading-tight">{month(monthIndex(today) + months)}</p>
      <p className="mb-4 text-small text-ink-2">
        {timeSpan(months)} to go, at {money(paymentCents)} a month
      </p>
      <ProgressBar percent={percent} label="Paid in the sample" tone="gold" className="mt-auto" />
      <div className="mt-2.5 flex justify-between gap-3 text-tiny text-ink-3">
        <span>{percent}% paid</span>
        <span>{money(totalCents)} left</span>
      </div>
    </Card>
  )
}
