import { latePart } from '#web/ui/late/late-part.tsx'
import { OpenRow, type RowState } from '#web/ui/rows/open-row.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { money } from '../figures.ts'
import { type DebtPlan, targetOf } from '../plan/plan-view.ts'
import { orderNames } from '../plan/plan-messages.ts'
import { savedAgainstMinimums } from '../plan/plan-words.ts'
import { planRowTexts as texts } from './dashboard-messages.ts'

const PlanDetails = latePart(
  async () => (await import('./plan-details.tsx')).PlanDetails,
  <Skeleton className="h-96" />,
)

type PlanRowProps = {
  plan: DebtPlan
  row: RowState
  /** the tips are part of paid access (spec 6) */
  hasTips: boolean
}

/** Which order the plan follows and what it saves; its figures, its line and what would make it faster are inside. */
export function PlanRow({ plan, row, hasTips }: PlanRowProps) {
  const target = targetOf(plan)
  const saved = savedAgainstMinimums(plan)
  return (
    <OpenRow
      {...row}
      onNear={PlanDetails.fetch}
      title={texts.title}
      note={texts.note(orderNames[plan.settings.order], target?.name ?? null)}
      figure={saved !== null && saved > 0 ? texts.saves(money(saved)) : null}
    >
      <PlanDetails plan={plan} hasTips={hasTips} />
    </OpenRow>
  )
}
