import { useRead } from '#web/api/use-read.ts'
import { Trash2 } from 'lucide-react'
import { formatMonth, formatShortDate } from '#web/format/dates.ts'
import { formatCents } from '#web/format/money.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LoadFailed } from '#web/ui/load-failed.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'
import { type BudgetCategory, listSpending, type Spending } from '#contracts/money/budget.ts'
import { indexOf } from './budget-months.ts'
import { emptySpending } from './messages.ts'
import { useUndoSpending } from './use-undo-spending.ts'

type SpendingListProps = {
  category: BudgetCategory
  month: string
  today: string
  onSpend: () => void
  onClose: () => void
}

/** What was spent in a category in a month, newest first; each entry can be taken out. */
export function SpendingListDialog({ category, month, today, onSpend, onClose }: SpendingListProps) {
  const spending = useRead(listSpending, { params: { id: category.id }, query: { month } })
  const undo = useUndoSpending(category.id)
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Spending in ${category.name}`}
      description={`${formatMonth(indexOf(month))}: ${formatCents(category.spentAmount)} in all.`}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            Close
          </Button>
          <Button onClick={onSpend}>Record spending</Button>
        </>
      }
    >
      {spending.isPending && (
        <SkeletonRows label="Loading the spending" className="gap-3" rows={['h-14', 'h-14', 'h-14']} />
      )}
      {spending.isError && (
        <LoadFailed
          isInset
          title="The spending could not be loaded. Nothing was lost."
          text={null}
          reads={spending}
        />
      )}
      {spending.data?.length === 0 && (
        <EmptyState isInset title={emptySpending.title} text={emptySpending.text} />
      )}
      {spending.data && spending.data.length > 0 && (
        <ul className="divide-y divide-line">
          {spending.data.map((entry) => (
            <EntryLine
              key={entry.id}
              entry={entry}
              today={today}
              isBusy={undo.isBusy}
              onRemove={() => void undo.takeBack(entry)}
            />
          ))}
        </ul>
      )}
    </Dialog>
  )
}

type EntryLineProps = { entry: Spending; today: string; isBusy: boolean; onRemove: () => void }

function EntryLine({ entry, today, isBusy, onRemove }: EntryLineProps) {
  const cents = entry.amount
  const isRefund = cents < 0
  const amount = formatCents(Math.abs(cents))
  const day = formatShortDate(entry.spentOn, today)
  return (
    <li className="flex items-center gap-3 py-3">
      <div className="min-w-0 flex-1">
        <p className="font-[560] break-words">{entry.note ?? (isRefund ? 'Refund' : 'Spent')}</p>
        <p className="text-tiny text-ink-3">
          {day}
          {isRefund && entry.note ? ' · refund' : ''}
        </p>
      </div>
      <p className={`tabular-nums ${isRefund ? 'text-brand' : ''}`}>
        {isRefund ? '−' : ''}
        {amount}
      </p>
      <Button
        variant="plain"
        size="small"
        className="w-11 px-0! text-ink-3"
        aria-label={`Remove ${amount} of ${day}`}
        disabled={isBusy}
        onClick={onRemove}
      >
        <Trash2 size={18} aria-hidden="true" />
      </Button>
    </li>
  )
}
