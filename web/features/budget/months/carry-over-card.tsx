import { CornerDownRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { carryBudgetOver, dropCarryOver } from '#contracts/money/budget.ts'
import { useWrite } from '#web/api/use-write.ts'
import { formatMoney } from '#web/format/money.ts'
import { Button } from '#web/ui/button.tsx'
import { toastOutcome } from '#web/ui/toast/toast-outcome.ts'
import { monthName } from './budget-months.ts'
import { leftoverCents, type BudgetView } from '../budget-view.ts'
import { budgetToasts, undoLabel } from '../messages.ts'
import { useMonthBefore, listKey } from '../use-budget.ts'
import { carryOverTexts } from './messages.ts'

/** Money left over from last month: the amount it adds here, and a button to undo that. */
export function CarryOverCard({ view }: { view: BudgetView }) {
  const { month, today, carriedCents } = view
  const { before: monthBefore, data } = useMonthBefore(month, today)
  const carry = useCarry(month)
  const name = monthName(monthBefore, today)
  const leftCents = leftoverCents(data ?? [])
  if (carriedCents !== 0) {
    return (
      <Strip text={carryOverTexts.carried(formatMoney(carriedCents), name)}>
        <Button variant="plain" size="small" busy={carry.isBusy} onClick={() => void carry.drop()}>
          {carryOverTexts.undo}
        </Button>
      </Strip>
    )
  }
  if (leftCents === 0) return null
  return (
    <Strip text={carryOverTexts.left(formatMoney(leftCents), name)}>
      <Button variant="quiet" size="small" busy={carry.isBusy} onClick={() => void carry.carry(leftCents)}>
        {carryOverTexts.carry(formatMoney(leftCents))}
      </Button>
    </Strip>
  )
}

function Strip({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 rounded-card border border-line bg-raised py-1 pr-1 pl-4">
      <p className="flex min-w-[min(100%,11rem)] flex-1 items-center gap-3 py-1.5 text-small text-ink-2">
        <CornerDownRight size={18} aria-hidden="true" className="shrink-0 text-ink-3" />
        {text}
      </p>
      {children}
    </div>
  )
}

function useCarry(month: string) {
  const shows = listKey(month)
  const carryOver = useWrite(carryBudgetOver, { shows })
  const dropCarry = useWrite(dropCarryOver, { shows })

  const drop = () =>
    toastOutcome(dropCarry.mutateAsync({ params: { month } }), {
      done: budgetToasts.carryTakenBack,
      failed: budgetToasts.carryTakeBackFailed,
    })
  const carry = (cents: number) =>
    toastOutcome(carryOver.mutateAsync({ params: { month } }), {
      done: {
        ...budgetToasts.carried(formatMoney(cents)),
        action: { label: undoLabel, onPress: () => void drop() },
      },
      failed: budgetToasts.carryFailed,
    })
  return { carry, drop, isBusy: carryOver.isPending || dropCarry.isPending }
}
