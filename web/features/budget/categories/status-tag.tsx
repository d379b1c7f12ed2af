import {
  CalendarDays,
  CircleAlert,
  CircleCheck,
  CircleCheckBig,
  TriangleAlert,
  type LucideIcon,
} from 'lucide-react'
import { classNames } from '#web/ui/class-names.ts'
import type { BudgetStatus } from '#engine/budget/usage.ts'

export const statusLooks: Record<BudgetStatus, { Icon: LucideIcon; className: string; text: string }> = {
  over: { Icon: CircleAlert, className: 'text-danger', text: 'text-danger' },
  warning: { Icon: TriangleAlert, className: 'text-warn', text: 'text-warn' },
  paid: { Icon: CircleCheckBig, className: 'text-brand', text: 'text-ink-2' },
  due: { Icon: CalendarDays, className: 'text-ink-2', text: 'text-ink-2' },
  good: { Icon: CircleCheck, className: 'text-ink-3', text: 'text-brand' },
}

/** Where a category stands: words and a shape; the color only helps. */
export function StatusTag({ status, text, id }: { status: BudgetStatus; text: string; id: string }) {
  const { Icon, className } = statusLooks[status]
  return (
    <span
      id={id}
      className={classNames('inline-flex items-center gap-1.5 text-tiny leading-tight font-[520]', className)}
    >
      <Icon size={14} aria-hidden="true" className="shrink-0" />
      {text}
    </span>
  )
}
