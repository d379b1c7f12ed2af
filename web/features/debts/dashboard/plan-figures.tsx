import { SampleTag } from '#web/ui/tag.tsx'
import { Stat } from '#web/ui/figures/stat.tsx'
import { OwnDebtsLink } from './freedom-panel.tsx'
import { money, plural } from '../figures.ts'
import type { DebtPlan } from '../plan/plan-view.ts'
import { savedAgainstMinimums, withoutSavingNote } from '../plan/plan-words.ts'
import { sampleFigures } from './sample-figures.ts'
import { useNextFifty } from '../plan/use-plan.ts'

type Figure = { label: string; figure: string; note: string }

/** Monthly payment, what is above the minimums, interest saved, months to freedom; a sample until a debt is entered. */
export function PlanFigures({ plan }: { plan: DebtPlan | null }) {
  return (
    <section aria-labelledby="plan-figures-title">
      <div className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-0">
        <h2 id="plan-figures-title">Your plan in figures</h2>
        {!plan && (
          <>
            <SampleTag />
            <OwnDebtsLink />
          </>
        )}
      </div>
      {plan ? <OwnFigures plan={plan} /> : <Figures figures={samples()} />}
    </section>
  )
}

function OwnFigures({ plan }: { plan: DebtPlan }) {
  const next = useNextFifty(plan)
  const { chosen, minimumsCents, budgetCents, settings } = plan
  const isPaid = chosen.status === 'paid'
  const saved = savedAgainstMinimums(plan)
  return (
    <Figures
      figures={[
        { label: 'Monthly payment', figure: money(budgetCents), note: 'all debts together' },
        {
          label: 'Above minimums',
          figure: money(settings.extraCents),
          note: `minimums are ${money(minimumsCents)}`,
        },
        {
          label: 'Interest saved',
          figure: saved === null ? '–' : money(Math.max(0, saved)),
          note:
            saved === null
              ? withoutSavingNote(plan)
              : next && next.savedCents > 0
                ? `+${money(next.savedCents)} with ${money(next.addCents)} more a month`
                : 'compared with the minimums alone',
        },
        {
          label: 'Months to freedom',
          figure: isPaid ? String(chosen.months) : '–',
          note: isPaid ? monthsNote(plan) : 'no end date yet',
        },
      ]}
    />
  )
}

function monthsNote(plan: DebtPlan): string {
  const { chosen, comparison } = plan
  const minimums = comparison.minimumsOnly
  if (minimums.status !== 'paid') return withoutSavingNote(plan)
  return minimums.months > chosen.months ? `down from ${minimums.months}` : 'as with the minimums alone'
}

function samples(): Figure[] {
  const { monthlyCents, aboveCents, savedCents, nextSavedCents, months, monthsBefore } = sampleFigures
  return [
    { label: 'Monthly payment', figure: money(monthlyCents), note: 'all debts together' },
    { label: 'Above minimums', figure: money(aboveCents), note: `of ${money(monthlyCents)}` },
    {
      label: 'Interest saved',
      figure: money(savedCents),
      note: `+${money(nextSavedCents)} with more a month`,
    },
    {
      label: 'Months to freedom',
      figure: String(months),
      note: `down from ${plural(monthsBefore, 'month')}`,
    },
  ]
}

function Figures({ figures }: { figures: readonly Figure[] }) {
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] gap-3 sm:grid-cols-2 sm:gap-4 lg:grid-cols-4">
      {figures.map(({ label, figure, note }) => (
        <Stat
          key={label}
          label={label}
          figure={<span className="max-sm:text-figure-s">{figure}</span>}
          note={note}
          className="min-w-0 max-sm:px-4"
        />
      ))}
    </div>
  )
}
