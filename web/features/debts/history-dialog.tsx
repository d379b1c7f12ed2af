import { Undo2 } from 'lucide-react'
import { useRead } from '#web/api/use-read.ts'
import { today as currentDay } from '#web/format/dates.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { LoadFailed } from '#web/ui/load-failed.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'
import { listPayments, type Debt, type DebtEntry } from '#contracts/money/debts.ts'
import { day, exactMoney } from './figures.ts'
import { useUndoPayment } from './use-undo-payment.ts'

/** Everything that happened to a debt, newest first, with the balance after each line. */
export function HistoryDialog({ debt, onClose }: { debt: Debt; onClose: () => void }) {
  const history = useRead(listPayments, { params: { id: debt.id } })
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`History of ${debt.name}`}
      description={`Paid so far: ${exactMoney(debt.paidTotal)}. Owed now: ${exactMoney(debt.balance)}.`}
      footer={
        <Button variant="quiet" onClick={onClose}>
          Close
        </Button>
      }
    >
      {history.isPending && (
        <SkeletonRows label="Loading the history" className="gap-3" rows={['h-14', 'h-14', 'h-14']} />
      )}
      {history.isError && (
        <LoadFailed
          isInset
          title="The history could not be loaded. Nothing was lost."
          text={null}
          reads={history}
        />
      )}
      {history.data && (
        <ul className="divide-y divide-line">
          {history.data.toReversed().map((entry) => (
            <EntryLine key={entry.id} entry={entry} debtId={debt.id} />
          ))}
        </ul>
      )}
    </Dialog>
  )
}

const NAMES: Record<DebtEntry['kind'], string> = {
  opening: 'Starting balance',
  charge: 'New charges',
  interest: 'Interest',
  fee: 'Fees',
  payment: 'Payment',
}

function EntryLine({ entry, debtId }: { entry: DebtEntry; debtId: string }) {
  const undo = useUndoPayment()
  const cents = entry.amount
  const isPayment = entry.kind === 'payment'
  const { paymentId } = entry
  const isLower = isPayment || cents < 0
  const name = entry.kind === 'charge' && paymentId === null ? 'Correction' : NAMES[entry.kind]
  return (
    <li className="flex items-center gap-3 py-3">
      <div className="min-w-0 flex-1">
        <p className="font-[560]">{name}</p>
        <p className="text-tiny text-ink-3">
          {day(entry.occurredOn, currentDay())}
          {entry.note ? ` · ${entry.note}` : ''}
        </p>
      </div>
      {isPayment && paymentId && (
        <Button
          variant="plain"
          size="small"
          aria-label={`Undo the payment of ${exactMoney(cents)}`}
          onClick={() => void undo({ id: debtId, paymentId })}
        >
          <Undo2 size={16} aria-hidden="true" /> Undo
        </Button>
      )}
      <div className="text-right tabular-nums">
        <p className={isLower ? 'text-brand' : ''}>
          {isLower ? '−' : entry.kind === 'opening' ? '' : '+'}
          {exactMoney(Math.abs(cents))}
        </p>
        <p className="text-tiny text-ink-3">{exactMoney(entry.balanceAfter)} left</p>
      </div>
    </li>
  )
}
