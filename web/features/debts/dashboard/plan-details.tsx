import { Link } from 'react-router'
import { paths } from '#web/paths.ts'
import { DetailList, type Detail } from '#web/ui/figures/detail-list.tsx'
import { rateWords } from '../assumed/assumed-rates.ts'
import { money, month } from '../figures.ts'
import { PlanLine } from '../plan/plan-line.tsx'
import { type DebtPlan, monthOf, targetOf } from '../plan/plan-view.ts'
import { savedAgainstMinimums, withoutSavingNote } from '../plan/plan-words.ts'
import { useNextFifty, type NextFifty } from '../plan/use-plan.ts'
import { AccelerationTips } from './acceleration-tips.tsx'
import { planRowTexts as texts } from './dashboard-messages.ts'

/** The plan in figures, each once, beside its line; below them what would make it faster. */
export function PlanDetails({ plan, hasTips }: { plan: DebtPlan; hasTips: boolean }) {
  const next = useNextFifty(plan)
  const hasPicture = plan.chosen.plan.schedule.length > 1
  return (
    <div className="grid grid-cols-1 gap-6">
      <div
        className={`grid grid-cols-1 items-start gap-6 ${hasPicture ? 'lg:grid-cols-[minmax(0,1fr)_minmax(0,1.6fr)]' : ''}`}
      >
        <div>
          <DetailList details={detailsOf(plan, next)} />
          <p className="mt-2 flex flex-wrap gap-x-5">
            <PlanLink text={texts.compare} />
            <PlanLink text={texts.tryAmount} />
          </p>
        </div>
        {hasPicture && <PlanLine plan={plan} headingLevel={3} />}
      </div>
      {hasTips && <AccelerationTips plan={plan} />}
    </div>
  )
}

function PlanLink({ text }: { text: string }) {
  return (
    <Link
      to={`${paths.debtTracker}#strategies`}
      className="link inline-flex min-h-11 items-center text-small"
    >
      {text}
    </Link>
  )
}

function detailsOf(plan: DebtPlan, next: NextFifty | null): Detail[] {
  const { chosen, minimumsCents } = plan
  const target = targetOf(plan)
  const saved = savedAgainstMinimums(plan)
  const isPaid = chosen.status === 'paid'
  return [
    {
      label: texts.target,
      figure: target ? `${target.name}, ${rateWords(target)}` : texts.noTarget,
    },
    {
      label: texts.above,
      figure: money(plan.extraCents),
      note: texts.minimums(money(minimumsCents)),
    },
    {
      label: texts.saved,
      figure: saved === null ? '–' : money(Math.max(0, saved)),
      note: saved === null ? withoutSavingNote(plan) : texts.comparedWith,
    },
    {
      label: texts.months,
      figure: isPaid ? String(chosen.months) : '–',
      note: isPaid ? monthsNote(plan) : texts.noEnd,
    },
    { label: texts.impact, ...impactOf(plan, next) },
  ]
}

function monthsNote(plan: DebtPlan): string {
  const { chosen, comparison } = plan
  const minimums = comparison.minimumsOnly
  if (minimums.status !== 'paid') return withoutSavingNote(plan)
  return minimums.months > chosen.months ? texts.downFrom(minimums.months) : texts.asMinimums
}

/** What another $50 a month does. */
function impactOf(plan: DebtPlan, next: NextFifty | null): Omit<Detail, 'label'> {
  if (!next) return { figure: texts.noImpact }
  const faster = plan.chosen.months - next.months
  const isFaster = faster > 0
  const less = money(next.savedCents)
  return {
    figure: texts.extra(money(next.addCents), isFaster ? texts.faster(faster) : texts.lessInterest(less)),
    note: texts.after(
      month(monthOf(plan, next.months)),
      isFaster && next.savedCents > 0 ? texts.lessInterest(less) : null,
    ),
  }
}
