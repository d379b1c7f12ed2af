import { firstInOrder } from '#engine/debts/payoff/orders.ts'
import { settled } from '#engine/debts/run/settled.ts'
import type { PayoffDebt } from '#engine/debts/debt.ts'
import { OrderList } from '#web/ui/rows/order-list.tsx'
import type { DebtPlan } from '../plan/plan-view.ts'
import { orderTexts as texts } from './messages.ts'
import type { PanelProps } from './what-if-panel.tsx'

/** The debts in the order in which the plan takes them now. */
function inOrder({ start, debts }: DebtPlan): string[] {
  const open = new Set(debts.filter(({ balance }) => balance > 0).map(({ id }) => id))
  let left: PayoffDebt[] = start.debts.filter(({ id }) => open.has(id))
  const ids: string[] = []
  const { order } = settled(start.input)
  for (let next = firstInOrder(left, order, 1); next !== null;) {
    ids.push(next)
    left = left.filter(({ id }) => id !== next)
    next = firstInOrder(left, order, 1)
  }
  return ids
}

/** The order of payment as a list to be moved about. */
export function OrderPanel({ plan, whatIf }: PanelProps) {
  const { settings, ask } = whatIf
  const { adjustments, order } = settings
  const shown = inOrder(plan)
  // What was just moved is ahead of the plan, which follows a moment later.
  const own = adjustments.ownOrder.filter((id) => shown.includes(id))
  const ids = order === 'own' ? [...own, ...shown.filter((id) => !own.includes(id))] : shown
  const names = new Map(plan.debts.map(({ id, name }) => [id, name]))
  function move(id: string, to: number): void {
    const ownOrder = ids.filter((one) => one !== id).toSpliced(to, 0, id)
    ask({ ...settings, order: 'own', adjustments: { ...adjustments, ownOrder } })
  }
  return (
    <div className="grid grid-cols-1 gap-3">
      <p className="text-tiny text-ink-2">{texts.lead}</p>
      <OrderList
        label={texts.list}
        items={ids.map((id) => ({ id, name: names.get(id) ?? '' }))}
        onMove={move}
      />
    </div>
  )
}
