import { Target } from 'lucide-react'
import { Link } from 'react-router'
import { paths } from '#web/paths.ts'
import { Card, CardTitle } from '#web/ui/card.tsx'
import { SampleTag } from '#web/ui/tag.tsx'
import { OwnDebtsLink } from './freedom-panel.tsx'
import { apr, money, month, plural } from '../figures.ts'
import { type DebtPlan, monthOf, targetOf } from '../plan/plan-view.ts'
import { orderNames, savedAgainstMinimums } from '../plan/plan-words.ts'
import { sampleImpact, sampleStrategy } from './sample-figures.ts'
import { type NextFifty, useNextFifty } from '../plan/use-plan.ts'

/** Which debt comes next and what the chosen order saves; a sample until a debt is entered. */
export function StrategyCard({ plan }: { plan: DebtPlan | null }) {
  return (
    <Card aria-labelledby="strategy-title" className="flex flex-col md:p-6">
      <div className="flex items-start justify-between gap-3">
        <CardTitle id="strategy-title" className="text-h3">
          Debt payoff strategy
        </CardTitle>
        {plan ? <Target size={20} className="text-brand" aria-hidden="true" /> : <SampleTag />}
      </div>
      {plan ? <OwnStrategy plan={plan} /> : <SampleStrategy />}
    </Card>
  )
}

function OwnStrategy({ plan }: { plan: DebtPlan }) {
  const target = targetOf(plan)
  const rate = target ? target.interestRate : null
  return (
    <>
      <p className="mt-3 text-small text-ink-2">{orderNames[plan.settings.order]}. Next target:</p>
      <p className="fig mt-0.5 text-figure-s">
        {target ? `${target.name}${rate === null ? '' : `, ${apr(rate)} APR`}` : 'Nothing left to pay'}
      </p>
      <p className="mt-1.5 text-small text-ink-2">{savingOf(plan)}</p>
      <Link
        to={`${paths.debtTracker}#strategies`}
        className="link mt-auto inline-flex min-h-11 items-center pt-1 text-small"
      >
        Compare the two orders
      </Link>
    </>
  )
}

function SampleStrategy() {
  return (
    <>
      <p className="mt-3 text-small text-ink-2">Next target:</p>
      <p className="fig mt-0.5 text-figure-s">Credit card, {apr(sampleStrategy.aprPpm)} APR</p>
      <p className="mt-1.5 text-small text-ink-2">
        Paying it first saves {money(sampleStrategy.savedCents)} of interest.
      </p>
      <div className="mt-auto pt-1">
        <OwnDebtsLink />
      </div>
    </>
  )
}

function savingOf(plan: DebtPlan): string {
  if (plan.chosen.status !== 'paid') return 'This plan has no end date yet. More a month would change that.'
  const saved = savedAgainstMinimums(plan)
  if (saved === null) return 'The minimums alone would not get there within 50 years.'
  return saved > 0
    ? `Saves ${money(saved)} in interest compared with the minimums alone.`
    : 'Costs as much interest as the minimums alone.'
}

/** The effect of another $50 a month; a sample until a debt is entered. */
export function ImpactTile({ plan }: { plan: DebtPlan | null }) {
  return (
    <section
      aria-labelledby="impact-title"
      className="flex flex-col rounded-card bg-gold-soft p-5 text-gold-ink md:p-6"
    >
      <div className="flex items-start justify-between gap-3">
        <h2 id="impact-title" className="text-h3">
          Extra payment impact
        </h2>
        {!plan && <SampleTag />}
      </div>
      {plan ? <OwnImpact plan={plan} /> : <SampleImpact />}
    </section>
  )
}

function OwnImpact({ plan }: { plan: DebtPlan }) {
  const next = useNextFifty(plan)
  return (
    <>
      {next ? (
        <Gain plan={plan} next={next} />
      ) : (
        <p className="mt-3 text-small">
          A little more a month can bring the day nearer. Move the slider and see it at once.
        </p>
      )}
      <Link
        to={`${paths.debtTracker}#strategies`}
        className="mt-auto inline-flex min-h-11 items-center pt-1 text-small underline underline-offset-3"
      >
        Try another amount
      </Link>
    </>
  )
}

function Gain({ plan, next }: { plan: DebtPlan; next: NextFifty }) {
  const faster = plan.chosen.months - next.months
  return (
    <>
      <p className="fig mt-3 text-figure-s">
        {money(next.addCents)} extra ={' '}
        {faster > 0 ? `${plural(faster, 'month')} faster` : `${money(next.savedCents)} less interest`}
      </p>
      <p className="mt-1.5 text-small">
        On top of what you pay now, each month. Debt-free in {month(monthOf(plan, next.months))}
        {faster > 0 && next.savedCents > 0 ? `, with ${money(next.savedCents)} less interest.` : '.'}
      </p>
    </>
  )
}

function SampleImpact() {
  const { addCents, monthsFaster } = sampleImpact
  return (
    <>
      <p className="fig mt-3 text-figure-s">
        {money(addCents)} extra = {plural(monthsFaster, 'month')} faster
      </p>
      <div className="mt-auto pt-1 text-gold-ink [&_a]:text-gold-ink">
        <OwnDebtsLink />
      </div>
    </>
  )
}
