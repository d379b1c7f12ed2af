import { Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'
import { money, month } from '../figures.ts'
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
      <p className="mt-1">
        {!isPaid && advice.addCents > 0 && (
          <>What would work: {money(advice.addCents)} more a month pays everything in the end. </>
        )}
        With {money(advice.tenYearAddCents)} more a month ({money(advice.tenYearBudgetCents)} in all) you are
        done within 10 years.
        {!isPaid && ' A lower rate helps too: ask the lender, or a nonprofit credit counselor.'}
      </p>
      {advice.tenYearAddCents > 0 && (
        <Button
          variant="quiet"
          size="small"
          className="mt-3 print:hidden"
          onClick={() => onExtra(tenYearExtra)}
        >
          Try {money(tenYearExtra)} extra
        </Button>
      )}
    </Notice>
  )
}

function reasonOf({ chosen }: DebtPlan): string {
  if (chosen.status === 'paid') return 'Not finished within 10 years' // reading 9
  if (chosen.status === 'never') return 'At this pace the interest outruns the payments'
  if (chosen.status === 'short') return 'The payments fall short of the minimums'
  return `Not finished within ${Math.floor(chosen.months / 12)} years`
}

function whyOf(plan: DebtPlan): string {
  const { chosen } = plan
  if (chosen.status === 'paid') return `The true date is ${month(monthOf(plan, chosen.months))}.`
  if (chosen.status === 'never') {
    return 'Each month as much interest is added as you pay, or more. So the plan has no date yet.'
  }
  if (chosen.status === 'short') {
    return `From ${month(monthOf(plan, chosen.months + 1))} on your lenders ask for more than this plan pays.`
  }
  return 'The balances fall, but very slowly.'
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
