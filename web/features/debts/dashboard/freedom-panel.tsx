import { useMemo } from 'react'
import { Link } from 'react-router'
import { FreedomSketch } from '#web/ui/charts/freedom-line/freedom-sketch.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { paths } from '#web/paths.ts'
import { assumedShortly } from '../assumed/assumed-rates.ts'
import { money } from '../figures.ts'
import { type DebtPlan, progressOf, seriesOf } from '../plan/plan-view.ts'
import { orderWords } from '../plan/plan-messages.ts'
import { answerOf, rangeSentence } from '../plan/plan-words.ts'
import { usePayoffSpan } from '../plan/use-plan.ts'
import { dashboardDebts as texts } from './dashboard-messages.ts'

/** The date the person could be free, the balances falling to it, how far they are, and what it rests on. */
export function FreedomPanel({ plan }: { plan: DebtPlan }) {
  const progress = progressOf(plan.debts)
  const { before, date } = answerOf(plan)
  const range = rangeSentence(plan, usePayoffSpan(plan))
  return (
    <section
      aria-labelledby="freedom-title"
      className="flex min-w-0 flex-col rounded-card bg-jubilee p-4 text-jubilee-ink [print-color-adjust:exact] md:p-6"
    >
      <h2 id="freedom-title" className={date ? 'font-sans font-normal tracking-normal' : 'text-figure-s'}>
        {date ? (
          <>
            <span className="block text-small opacity-90">{before} </span>
            <span className="fig block text-[2.125rem] leading-tight font-[560] md:text-[2.625rem]">
              {date}
            </span>
          </>
        ) : (
          before
        )}
      </h2>
      {plan.totalCents > 0 && (
        <p className="mt-1.5 text-small opacity-90">
          {range} {texts.basis(money(plan.budgetCents), orderWords[plan.settings.order])}{' '}
          {assumedShortly(plan.debts)}
        </p>
      )}
      <Sketch plan={plan} />
      <ProgressBar percent={progress} label={texts.progress} onJubilee className="mt-auto shrink-0" />
      <div className="mt-1 flex flex-wrap items-center justify-between gap-x-4 text-small opacity-90">
        <span>{texts.left(money(plan.totalCents), progress)}</span>
        <Link
          to={`${paths.debtTracker}#strategies`}
          className="inline-flex min-h-11 items-center text-jubilee-ink underline underline-offset-3"
        >
          {texts.seePlan}
        </Link>
      </div>
    </section>
  )
}

/** A plan of a single month has nothing to draw. */
function Sketch({ plan }: { plan: DebtPlan }) {
  const { debts, planned, chosen } = plan
  const series = useMemo(() => seriesOf({ debts, planned, chosen }), [debts, planned, chosen])
  if (plan.totalCents === 0 || chosen.plan.schedule.length < 2) return <div className="h-4" />
  return (
    <FreedomSketch
      series={series}
      freeMonth={chosen.status === 'paid' ? chosen.months : null}
      className="my-3 h-14 w-full md:h-32"
    />
  )
}
