import { useMemo, type ReactNode } from 'react'
import { FreedomLine } from '#web/ui/charts/freedom-line/freedom-line.tsx'
import { axisMoney, money, month, shortMonth } from '../figures.ts'
import { keptLine, keptLineNote } from '../what-if/kept-line.ts'
import { changesOf } from './chart-changes.ts'
import { minimumsOnlyTexts } from './plan-messages.ts'
import { monthOf, seriesOf, type DebtPlan } from './plan-view.ts'
import { lineNote, lineSummary, lineTitle, minimumsEnd } from './plan-words.ts'

type PlanLineProps = {
  plan: DebtPlan
  /** another plan as the thin line, in place of the minimums alone */
  against?: DebtPlan | null
  controls?: ReactNode
  headingLevel?: 2 | 3
  hasTable?: boolean
  /** names what changes over the months */
  hasChanges?: boolean
}

/** The freedom line of a plan, with the minimums alone or another plan as the thin line. */
export function PlanLine(props: PlanLineProps) {
  const { plan, against = null, controls, headingLevel = 2, hasTable = true, hasChanges } = props
  const series = useMemo(
    () => seriesOf({ debts: plan.debts, planned: plan.planned, chosen: plan.chosen }),
    [plan.debts, plan.planned, plan.chosen],
  )
  const minimums = plan.comparison.minimumsOnly
  // A plan that never ends is proven within a few months, so there is no line to draw: the note explains it instead.
  const alternative = useMemo(
    () =>
      against
        ? keptLine(against)
        : minimums.status === 'never'
          ? null
          : {
              name: minimumsOnlyTexts.name,
              summary: minimumsEnd(plan),
              values: [plan.totalCents, ...minimums.totalCents.slice(1)],
            },
    [against, minimums, plan],
  )
  const changes = useMemo(() => (hasChanges ? changesOf(plan) : []), [hasChanges, plan])
  return (
    <FreedomLine
      title={lineTitle(plan)}
      note={against ? keptLineNote : lineNote(plan)}
      controls={controls}
      summary={lineSummary(plan)}
      series={series}
      alternative={alternative}
      changes={changes}
      freeMonth={plan.chosen.status === 'paid' ? plan.chosen.months : null}
      startMonth={monthOf(plan, 0)}
      formatMonth={monthText}
      formatValue={money}
      formatGridline={axisMoney}
      headingLevel={headingLevel}
      hasTable={hasTable}
    />
  )
}

function monthText(index: number, style: 'long' | 'short' | 'year'): string {
  if (style === 'long') return month(index)
  const [name = '', year = ''] = shortMonth(index).split(' ')
  return style === 'year' ? year : `${name} ${year}`
}
