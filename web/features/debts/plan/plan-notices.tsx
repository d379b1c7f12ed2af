import { Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'
import type { Advice } from '#engine/debts/payoff/solve.ts'
import { money, month } from '../figures.ts'
import { noticeTexts as texts } from './plan-messages.ts'
import { monthOf, type DebtPlan } from './plan-view.ts'
import { useAdvice } from './use-plan.ts'

type PlanNoticesProps = { plan: DebtPlan; onExtra: (cents: number) => void }

/** A warning before the chart can be trusted: the plan does not end, or takes long, and what would work. */
export function PlanNotices({ plan, onExtra }: PlanNoticesProps) {
  const advice = useAdvice(plan)
  if (!advice) return null
  const tenYearExtra = plan.extraCents + advice.tenYearAddCents
  // A long loan that ends is no alarm: the notice has its date and a way to an earlier one.
  const isPaid = plan.chosen.status === 'paid'
  return (
    <Notice title={reasonOf(plan)} isCalm={isPaid}>
      <p>{whyOf(plan)}</p>
      <p className="mt-1">{whatWorks(advice, isPaid)}</p>
      {advice.tenYearAddCents > 0 && (
        <Button
          variant="quiet"
          size="small"
          className="mt-3 print:hidden"
          onClick={() => onExtra(tenYearExtra)}
        >
          {texts.tryExtra(money(tenYearExtra))}
        </Button>
      )}
    </Notice>
  )
}

/** The amounts that work; a plan that ends is only told the one of ten years. */
function whatWorks({ addCents, tenYearAddCents, tenYearBudgetCents }: Advice, isPaid: boolean): string {
  const tenYears = texts.tenYears(money(tenYearAddCents), money(tenYearBudgetCents))
  if (isPaid) return tenYears
  return [...(addCents > 0 ? [texts.works(money(addCents))] : []), tenYears, texts.lowerRate].join(' ')
}

function reasonOf({ chosen }: DebtPlan): string {
  if (chosen.status === 'paid') return texts.slow
  if (chosen.status === 'beyondHorizon') return texts.beyond(Math.floor(chosen.months / 12))
  return texts[chosen.status]
}

function whyOf(plan: DebtPlan): string {
  const { status, months } = plan.chosen
  if (status === 'paid') return texts.trueDate(month(monthOf(plan, months)))
  if (status === 'never') return texts.noDate
  return status === 'short' ? texts.shortFrom(month(monthOf(plan, months + 1))) : texts.verySlow
}

type NoticeProps = { title: string; isCalm?: boolean; children: ReactNode }

function Notice({ title, isCalm = false, children }: NoticeProps) {
  const tone = isCalm ? 'border-line bg-sunken' : 'border-warn/40 bg-warn-soft'
  const Icon = isCalm ? Info : TriangleAlert
  return (
    <div className={`flex gap-3 rounded-control border px-4 py-3.5 text-small ${tone}`}>
      <Icon
        size={18}
        aria-hidden="true"
        className={`mt-0.5 shrink-0 ${isCalm ? 'text-ink-2' : 'text-warn'}`}
      />
      <div>
        <p className={`font-[600] ${isCalm ? 'text-ink' : 'text-warn'}`}>{title}</p>
        <div className="mt-0.5 text-ink">{children}</div>
      </div>
    </div>
  )
}
