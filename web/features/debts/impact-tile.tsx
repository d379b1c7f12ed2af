import { Link } from 'react-router'
import { paths } from '#web/paths.ts'
import { SampleTag } from '#web/ui/tag.tsx'
import { OwnDebtsLink } from './dashboard-samples.tsx'
import { money, month, plural } from './figures.ts'
import { monthOf, type DebtPlan } from './plan-view.ts'
import { sampleImpact } from './sample-figures.ts'
import { useNextFifty } from './use-plan.ts'

/** What another $50 a month would do; a sample until a debt is entered. */
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
  if (!next) return <NoImpact />
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
      <TryLink />
    </>
  )
}

function NoImpact() {
  return (
    <>
      <p className="mt-3 text-small">
        A little more a month can bring the day nearer. Move the slider and see it at once.
      </p>
      <TryLink />
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

function TryLink() {
  return (
    <Link
      to={`${paths.debtTracker}#strategies`}
      className="mt-auto inline-flex min-h-11 items-center pt-1 text-small underline underline-offset-3"
    >
      Try another amount
    </Link>
  )
}
