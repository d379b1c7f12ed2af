import { Trash2 } from 'lucide-react'
import { useRead } from '#web/api/use-read.ts'
import { formatMonth, formatShortDate } from '#web/format/dates.ts'
import { formatCents } from '#web/format/money.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { ListDialog, ListEntry } from '#web/ui/dialogs/list-dialog.tsx'
import { type BudgetCategory, listSpending, type Spending } from '#contracts/money/budget.ts'
import { indexOf } from '../months/budget-months.ts'
import { emptySpending } from '../messages.ts'
import { spendingTexts } from './messages.ts'
import { useUndoSpending } from './use-undo-spending.ts'

type SpendingListProps = {
  category: BudgetCategory
  month: string
  today: string
  onSpend: () => void
  onClose: () => void
}

/** The spending of a category in a month, newest first; each entry can be removed. */
export function SpendingListDialog({ category, month, today, onSpend, onClose }: SpendingListProps) {
  const spending = useRead(listSpending, { params: { id: category.id }, query: { month } })
  const undo = useUndoSpending(category.id)
  return (
    <ListDialog
      title={spendingTexts.listTitle(category.name)}
      description={spendingTexts.inAll(formatCents(category.spentAmount), formatMonth(indexOf(month)))}
      read={spending}
      what={spendingTexts.what}
      action={<Button onClick={onSpend}>{spendingTexts.record}</Button>}
      onClose={onClose}
    >
      {(entries) =>
        entries.length === 0 ? (
          <EmptyState isInset title={emptySpending.title} text={emptySpending.text} />
        ) : (
          <ul className="divide-y divide-line">
            {entries.map((entry) => (
              <EntryLine
                key={entry.id}
                entry={entry}
                today={today}
                isBusy={undo.isBusy}
                onRemove={() => void undo.takeBack(entry)}
              />
            ))}
          </ul>
        )
      }
    </ListDialog>
  )
}

type EntryLineProps = { entry: Spending; today: string; isBusy: boolean; onRemove: () => void }

function EntryLine({ entry, today, isBusy, onRemove }: EntryLineProps) {
  const cents = entry.amount
  const isRefund = cents < 0
  const amount = formatCents(Math.abs(cents))
  const day = formatShortDate(entry.spentOn, today)
  return (
    <ListEntry
      name={entry.note ?? (isRefund ? spendingTexts.refund : spendingTexts.spent)}
      note={isRefund && entry.note ? spendingTexts.refundOn(day) : day}
    >
      <p className={`tabular-nums ${isRefund ? 'text-brand' : ''}`}>
        {isRefund ? '−' : ''}
        {amount}
      </p>
      <Button
        variant="plain"
        size="small"
        className="w-11 px-0! text-ink-3"
        aria-label={spendingTexts.removeOf(amount, day)}
        disabled={isBusy}
        onClick={onRemove}
      >
        <Trash2 size={18} aria-hidden="true" />
      </Button>
    </ListEntry>
  )
}
