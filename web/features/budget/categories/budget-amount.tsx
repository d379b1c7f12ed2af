import { centsToTyped } from '#engine/money/cents.ts'
import { Pencil } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { BudgetCategory } from '#contracts/money/budget.ts'
import { Form } from '#web/forms/form.tsx'
import { amountError } from '#web/forms/broken-rule.ts'
import { typedAmount } from '#web/forms/read-typed.ts'
import { useForm } from '#web/forms/use-form.ts'
import { formatMoney } from '#web/format/money.ts'
import { Button } from '#web/ui/button.tsx'
import { MoneyField } from '#web/ui/fields/field.tsx'
import { MarkedText } from '#web/ui/reading/marked-text.tsx'
import { toast } from '#web/ui/toast/toast.tsx'
import { budgetSentences, budgetToasts, categoryTexts } from '../messages.ts'
import { useUpdateCategory } from '../use-budget.ts'
import { budgetAmountTexts } from './messages.ts'

type BudgetAmountProps = { category: BudgetCategory; month: string; monthLabel: string }

const amountParts = { unit: (words: string) => <span className="text-tiny text-ink-3">{words}</span> }

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
        <MarkedText
          text={budgetAmountTexts.aMonth(formatMoney(props.category.budgetAmount))}
          parts={amountParts}
        />
      </span>
      <button
        ref={pencil}
        type="button"
        aria-label={budgetAmountTexts.editOf(props.category.name)}
        className="-my-2 grid size-11 place-items-center rounded-control text-brand hover:bg-brand-soft"
        onClick={() => setOpen(true)}
      >
        <Pencil size={17} aria-hidden="true" />
      </button>
    </p>
  )
}

const rule = { name: categoryTexts.budget, unread: budgetSentences.budget }

function AmountForm({ category, month, monthLabel, onClose }: BudgetAmountProps & { onClose: () => void }) {
  const id = `budget-${category.id}`
  const update = useUpdateCategory(month)
  const form = useForm({
    start: { budgetAmount: centsToTyped(category.budgetAmount) },
    stored: category,
    read: (values) => {
      const budgetAmount = typedAmount(values.budgetAmount)
      return budgetAmount === null
        ? { errors: { budgetAmount: amountError(values.budgetAmount, rule) } }
        : { body: { budgetAmount, month } }
    },
    send: (body, { version }) =>
      update.mutateAsync({ params: { id: category.id }, body: { ...body, version } }),
    failed: budgetToasts.updateFailed,
    onSent: () => {
      toast(budgetToasts.updated)
      onClose()
    },
  })
  useEffect(() => (document.getElementById(id) as HTMLInputElement | null)?.select(), [id])
  const { error, ...field } = form.field('budgetAmount')
  const changed = form.newer && budgetSentences.changedElsewhere(formatMoney(form.newer.budgetAmount))
  return (
    <Form form={form} isShort className="grid basis-full grid-cols-1 gap-3 rounded-control bg-sunken p-3">
      <MoneyField
        label={budgetAmountTexts.budgetFor(category.name)}
        hint={budgetAmountTexts.fromMonth(monthLabel)}
        required
        {...field}
        id={id}
        error={error ?? changed ?? undefined}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onClose()
        }}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="small" busy={form.isBusy}>
          {budgetAmountTexts.save}
        </Button>
        <Button variant="quiet" size="small" onClick={onClose}>
          {budgetAmountTexts.cancel}
        </Button>
      </div>
    </Form>
  )
}
