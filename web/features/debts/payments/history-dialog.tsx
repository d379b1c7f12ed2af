import { Undo2 } from 'lucide-react'
import { useRead } from '#web/api/use-read.ts'
import { today as currentDay } from '#web/format/dates.ts'
import { Button } from '#web/ui/button.tsx'
import { ListDialog, ListEntry } from '#web/ui/dialogs/list-dialog.tsx'
import { listPayments, type Debt, type DebtEntry } from '#contracts/money/debts.ts'
import { balanceInWords } from '#engine/debts/balances/balance-words.ts'
import { noteInWords } from '#engine/debts/entries/note-words.ts'
import { day, exactMoney } from '../figures.ts'
import { LookBack } from '../reality/look-back.tsx'
import { entryNames, historyTexts as texts } from './payment-messages.ts'
import { useUndoPayment } from './use-undo-payment.ts'

/** Everything that happened to a debt, newest first, with the balance after each line. */
export function HistoryDialog({ debt, onClose }: { debt: Debt; onClose: () => void }) {
  const history = useRead(listPayments, { params: { id: debt.id } })
  return (
    <ListDialog
      title={texts.title(debt.name)}
      description={texts.totals(exactMoney(debt.paidTotal), exactMoney(debt.balance))}
      read={history}
      what={texts.what}
      onClose={onClose}
    >
      {(entries) => (
        <>
          <LookBack debts={[debt]} today={currentDay()} />
          <ul className="divide-y divide-line">
            {entries.toReversed().map((entry) => (
              <EntryLine key={entry.id} entry={entry} debtId={debt.id} />
            ))}
          </ul>
        </>
      )}
    </ListDialog>
  )
}

/** 'Purchases $110.00, Transfer $40.00' of a card with several balances; empty for any other. */
const splitWords = ({ split }: DebtEntry) =>
  split?.map(({ name, amount }) => `${balanceInWords(name)} ${exactMoney(amount)}`).join(', ') ?? ''

function EntryLine({ entry, debtId }: { entry: DebtEntry; debtId: string }) {
  const undo = useUndoPayment()
  const cents = entry.amount
  const isPayment = entry.kind === 'payment'
  const { paymentId } = entry
  const isLower = isPayment || cents < 0
  const name = entry.kind === 'charge' && paymentId === null ? texts.correction : entryNames[entry.kind]
  return (
    <ListEntry
      name={name}
      note={[day(entry.occurredOn, currentDay()), entry.note && noteInWords(entry.note), splitWords(entry)]
        .filter(Boolean)
        .join(' · ')}
    >
      {isPayment && paymentId && (
        <Button
          variant="plain"
          size="small"
          aria-label={texts.undoLabel(exactMoney(cents))}
          onClick={() => void undo({ id: debtId, paymentId })}
        >
          <Undo2 size={16} aria-hidden="true" /> {texts.undo}
        </Button>
      )}
      <div className="text-right tabular-nums">
        <p className={isLower ? 'text-brand' : ''}>
          {isLower ? '−' : entry.kind === 'opening' ? '' : '+'}
          {exactMoney(Math.abs(cents))}
        </p>
        <p className="text-tiny text-ink-3">{texts.left(exactMoney(entry.balanceAfter))}</p>
      </div>
    </ListEntry>
  )
}
