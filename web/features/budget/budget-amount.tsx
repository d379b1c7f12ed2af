import { Pencil } from 'lucide-react'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { ApiError, fieldMessages, serverMessage } from '#web/api/api-error.ts'
import { formatMoney } from '#web/format/money.ts'
import { Button } from '#web/ui/button.tsx'
import { MoneyField } from '#web/ui/field.tsx'
import { toast } from '#web/ui/toast.tsx'
import type { BudgetCategory } from '#contracts/budget.ts'
import { centsToTyped } from '#engine/money/cents.ts'
import { typedAmount } from './category-form.ts'
import { budgetSentences, budgetToasts, notSaved } from './messages.ts'
import { useUpdateCategory } from './use-budget.ts'

type BudgetAmountProps = { category: BudgetCategory; month: string; monthLabel: string }

/** The amount of a category: the pencil opens an input, Enter saves, Cancel (or Escape) closes. */
export function BudgetAmount(props: BudgetAmountProps) {
  const [isOpen, setOpen] = useState(false)
  const pencil = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(false)
  useEffect(() => {
    if (wasOpen.current && !isOpen) pencil.current?.focus({ preventScroll: true })
    wasOpen.current = isOpen
  }, [isOpen])
  if (isOpen) return <AmountForm {...props} onClose={() => setOpen(false)} />
  return (
    <p className="flex items-center gap-1 text-small text-ink-2">
      <span className="whitespace-nowrap">
        {formatMoney(props.category.budgetAmount)} <span className="text-tiny text-ink-3">a month</span>
      </span>
      <button
        ref={pencil}
        type="button"
        aria-label={`Edit the budget of ${props.category.name}`}
        className="-my-2 grid size-11 place-items-center rounded-control text-brand hover:bg-brand-soft"
        onClick={() => setOpen(true)}
      >
        <Pencil size={17} aria-hidden="true" />
      </button>
    </p>
  )
}

function AmountForm({ category, month, monthLabel, onClose }: BudgetAmountProps & { onClose: () => void }) {
  const form = useAmountForm(category, month, onClose)
  const box = useRef<HTMLFormElement>(null)
  useEffect(() => box.current?.querySelector('input')?.select(), [])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void form.submit()
  }
  return (
    <form
      ref={box}
      noValidate
      onSubmit={submit}
      className="grid basis-full grid-cols-1 gap-3 rounded-control bg-sunken p-3"
    >
      <MoneyField
        id={`budget-${category.id}`}
        label={`Budget for ${category.name}`}
        hint={`Holds from ${monthLabel} on.`}
        required
        value={form.typed}
        error={form.error}
        onValueChange={form.change}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onClose()
        }}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="small" busy={form.isBusy}>
          Save
        </Button>
        <Button variant="quiet" size="small" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  )
}

function useAmountForm(category: BudgetCategory, month: string, onDone: () => void) {
  const [typed, setTyped] = useState(centsToTyped(category.budgetAmount))
  const [error, setError] = useState<string>()
  const [version, setVersion] = useState(category.version)
  const update = useUpdateCategory(month)

  function fail(problem: unknown) {
    if (problem instanceof ApiError && problem.status === 409) {
      const newer = problem.answer?.current as BudgetCategory | undefined
      // The next save knows of the change: the person has seen it.
      setVersion(newer?.version ?? version)
      return setError(budgetSentences.changedElsewhere(formatMoney(newer?.budgetAmount ?? 0)))
    }
    setError(fieldMessages(problem)['budgetAmount'] ?? serverMessage(problem) ?? notSaved.unreachable)
    toast({ ...budgetToasts.updateFailed, variant: 'destructive' })
  }

  async function submit() {
    const budgetAmount = typedAmount(typed)
    if (budgetAmount === null) return setError(budgetSentences.budget)
    try {
      await update.mutateAsync({ id: category.id, body: { budgetAmount, month, version } })
    } catch (problem) {
      return fail(problem)
    }
    toast(budgetToasts.updated)
    onDone()
  }
  const change = (text: string) => {
    setTyped(text)
    setError(undefined)
  }
  return { typed, change, error, submit, isBusy: update.isPending }
}
