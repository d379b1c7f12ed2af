import { useRef, useState } from 'react'
import { closeDebt, listDebts, recordPayment, type Debt } from '#contracts/money/debts.ts'
import { centsToDecimal } from '#engine/money/cents.ts'
import type { RestOutcome } from '#engine/debts/entries/closing.ts'
import { readOf } from '#web/api/read.ts'
import { useWrite } from '#web/api/use-write.ts'
import { FormDialog } from '#web/forms/form-dialog.tsx'
import { useForm } from '#web/forms/use-form.ts'
import { ConfirmDialog } from '#web/ui/dialogs/confirm-dialog.tsx'
import { ChoiceField } from '#web/ui/fields/choice-field.tsx'
import { toast } from '#web/ui/toast/toast.tsx'
import { toastOutcome } from '#web/ui/toast/toast-outcome.ts'
import { exactMoney } from '../figures.ts'
import { debtActions } from '../messages.ts'
import { useUndoPayment } from '../payments/use-undo-payment.ts'
import { closing } from './leaving-messages.ts'
import { useReopenDebt } from './use-leaving.ts'

type CloseDebtProps = { debt: Debt; onClose: () => void }

/** Closes a debt. Where something is still owed, it asks what came of it first. */
export function CloseDebt(props: CloseDebtProps) {
  return props.debt.balance === 0 ? <ClosePaid {...props} /> : <CloseOwed {...props} />
}

const useClose = () => useWrite(closeDebt, { list: readOf(listDebts).queryKey })

function ClosePaid({ debt, onClose }: CloseDebtProps) {
  const { mutateAsync: close } = useClose()
  const reopen = useReopenDebt()
  const [isBusy, setBusy] = useState(false)
  async function confirm() {
    setBusy(true)
    const closed = await toastOutcome(close({ params: { id: debt.id }, body: {} }), {
      done: {
        ...closing.done(debt.name),
        action: { label: debtActions.undo, onPress: () => void reopen(debt) },
      },
      failed: closing.failed,
    })
    setBusy(false)
    if (closed) onClose()
  }
  return (
    <ConfirmDialog
      onOpenChange={(open) => !open && onClose()}
      title={closing.title(debt.name)}
      description={closing.paidText}
      confirmLabel={closing.label}
      tone="primary"
      busy={isBusy}
      onConfirm={() => void confirm()}
    />
  )
}

type Outcome = 'paid' | RestOutcome
const outcomes: readonly Outcome[] = ['paid', 'refinanced', 'forgiven', 'other']

function CloseOwed({ debt, onClose }: CloseDebtProps) {
  const { id, name, balance, version } = debt
  const { mutateAsync: close } = useClose()
  const { mutateAsync: record } = useWrite(recordPayment)
  const reopen = useReopenDebt()
  const undoPayment = useUndoPayment()
  // The payment is recorded once, also where closing fails after it and is pressed again.
  const paymentId = useRef<string | null>(null)

  async function send(how: Outcome) {
    if (how !== 'paid') return close({ params: { id }, body: { rest: how, version } })
    paymentId.current ??= (
      await record({ params: { id }, body: { amount: centsToDecimal(balance) } })
    ).paymentId
    return close({ params: { id }, body: {} })
  }
  // A payment that is taken back reopens the debt by itself.
  const undo = () =>
    paymentId.current === null ? reopen(debt) : undoPayment({ id, paymentId: paymentId.current })

  const form = useForm({
    start: { how: '' as Outcome | '' },
    read: ({ how }) => (how === '' ? { errors: { how: closing.missing } } : { body: how }),
    send,
    failed: closing.failed,
    onSent: () => {
      toast({ ...closing.done(name), action: { label: debtActions.undo, onPress: () => void undo() } })
      onClose()
    },
  })
  const owed = exactMoney(balance)
  const noteOf = (how: Outcome) => (how === 'paid' ? closing.notes.paid(owed) : closing.notes[how])
  return (
    <FormDialog
      form={form}
      title={closing.title(name)}
      description={closing.owedText(owed)}
      label={closing.label}
      onClose={onClose}
    >
      <ChoiceField
        {...form.field('how')}
        label={closing.choice}
        layout="cards"
        choices={outcomes.map((value) => ({ value, label: closing.choices[value], note: noteOf(value) }))}
      />
    </FormDialog>
  )
}
