import { Target } from 'lucide-react'
import { Link } from 'react-router'
import { paths } from '#web/paths.ts'
import { Card, CardTitle } from '#web/ui/card.tsx'
import { SampleTag } from '#web/ui/tag.tsx'
import { OwnDebtsLink } from './dashboard-samples.tsx'
import { apr, money } from './figures.ts'
import { targetOf, type DebtPlan } from './plan-view.ts'
import { orderNames, savedAgainstMinimums } from './plan-words.ts'
import { sampleStrategy } from './sample-figures.ts'

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
    ? `Saves ${money(saved)} of interest next to the minimums alone.`
    : 'Costs as much interest as the minimums alone.'
}
