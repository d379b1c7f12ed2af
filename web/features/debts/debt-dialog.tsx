import { ChevronDown } from 'lucide-react'
import { useId, useState, type FormEvent } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { DialogButtons } from '#web/ui/dialog-buttons.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import type { Debt } from '#contracts/debts.ts'
import { DebtDetails, hasDetailError, hasDetails } from './debt-details.tsx'
import { DebtMainFields } from './debt-fields.tsx'
import { apr, exactMoney } from './figures.ts'
import { summaryTitle } from './form-errors.ts'
import { useDebtForm } from './use-debt-form.ts'

type DebtDialogProps = {
  /** the debt to change; null adds one */
  debt: Debt | null
  onClose: () => void
}

/** Add a debt, or change one. Mounted while it is open, so that it starts from what is stored or drafted. */
export function DebtDialog({ debt, onClose }: DebtDialogProps) {
  const form = useDebtForm(debt, onClose)
  const formId = useId()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // After a conflict the newer version is what this save replaces: the person has seen it.
    void form.submit(form.newer?.version)
  }
  // Closing the window keeps what was typed; Cancel is meant.
  const cancel = () => {
    form.discard()
    onClose()
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={debt ? `Edit ${debt.name}` : 'Add a debt'}
      description={introOf(debt)}
      size="wide"
      footer={
        <DialogButtons
          form={formId}
          busy={form.isBusy}
          label={debt ? 'Save changes' : 'Add debt'}
          onCancel={cancel}
        />
      }
    >
      <form id={formId} onSubmit={submit} noValidate className="grid gap-5">
        <ErrorSummary errors={form.summary} title={summaryTitle(form.summary)} />
        {form.newer && <NewerDebt debt={form.newer} onTake={form.takeNewer} />}
        <DebtMainFields
          values={form.values}
          errors={form.errors}
          onChange={form.change}
          balanceHint={
            debt
              ? 'A change is kept as a correction. For a payment, use Record payment.'
              : 'What you owe today.'
          }
        />
        <Details form={form} />
      </form>
    </Dialog>
  )
}

function introOf(debt: Debt | null): string | undefined {
  if (!debt) return 'Take the figures from your latest statement. You can change them later.'
  return debt.bank
    ? `Linked to ${debt.bank.bankName}. A figure you change here is yours from then on: the bank no longer changes it.`
    : undefined
}

function Details({ form }: { form: ReturnType<typeof useDebtForm> }) {
  const [isOpened, setOpened] = useState(hasDetails(form.values))
  const isOpen = isOpened || hasDetailError(form.errors)
  const id = useId()
  return (
    <div className="border-t border-line pt-2">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        className="flex min-h-11 w-full items-center justify-between gap-3 rounded-control text-left font-[560]"
        onClick={() => setOpened(!isOpen)}
      >
        More details{' '}
        <span className="ml-auto text-small font-normal text-ink-3">offers, minimum rule, limit</span>
        <ChevronDown aria-hidden="true" className={`size-5 text-ink-3 ${isOpen ? 'rotate-180' : ''}`} />
      </button>
      {isOpen && (
        <div id={id} className="pt-3 pb-1">
          <DebtDetails values={form.values} errors={form.errors} onChange={form.change} />
        </div>
      )}
    </div>
  )
}

/** What is stored now, where it was changed since the dialog was opened; the person chooses. */
function NewerDebt({ debt, onTake }: { debt: Debt; onTake: () => void }) {
  const rate = debt.interestRate
  return (
    <section role="alert" className="rounded-control border border-warn bg-warn-soft p-4 text-small">
      <p className="font-[560] text-warn">This debt was changed since you opened it. Nothing was lost.</p>
      <p className="mt-1 text-ink">
        Saved now: {debt.name}, {exactMoney(debt.balance)}
        {rate === null ? '' : `, ${apr(rate)} APR`}
        {debt.minimumPayment === null ? '' : `, ${exactMoney(debt.minimumPayment)} minimum`}.
      </p>
      <p className="mt-1 text-ink">Save changes to keep yours, or take what is saved.</p>
      <Button variant="quiet" size="small" className="mt-3" onClick={onTake}>
        Use what is saved
      </Button>
    </section>
  )
}
