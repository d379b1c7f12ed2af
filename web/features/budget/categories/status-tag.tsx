import { CircleAlert, CircleCheck, CircleCheckBig, TriangleAlert, type LucideIcon } from 'lucide-react'
import { classNames } from '#web/ui/class-names.ts'
import type { BudgetStatus } from '#engine/budget/usage.ts'
import { statusWords } from '../budget-view.ts'

export const statusLooks: Record<BudgetStatus, { Icon: LucideIcon; className: string; text: string }> = {
  over: { Icon: CircleAlert, className: 'bg-danger-soft text-danger', text: 'text-danger' },
  warning: { Icon: TriangleAlert, className: 'bg-warn-soft text-warn', text: 'text-warn' },
  paid: { Icon: CircleCheckBig, className: 'bg-sunken text-ink-2', text: 'text-ink-2' },
  good: { Icon: CircleCheck, className: 'bg-brand-soft text-brand-deep', text: 'text-brand' },
}

/** Where a category stands: a word and a shape; the color only helps. */
export function StatusTag({ status }: { status: BudgetStatus }) {
  const { Icon, className } = statusLooks[status]
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-1.5 rounded-tag px-2 py-1 text-micro leading-none font-[560] whitespace-nowrap',
        className,
      )}
    >
      <Icon size={14} aria-hidden="true" />
      {statusWords[status]}
    </span>
  )
}
