import { useId, useState, type FormEvent } from 'react'
import { ApiError, fieldMessages, serverMessage } from '#web/api/api-error.ts'
import { useDraft } from '#web/api/use-draft.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { DialogButtons } from '#web/ui/dialog-buttons.tsx'
import { ErrorSummary, type FormError } from '#web/ui/error-summary.tsx'
import { TextField } from '#web/ui/field.tsx'
import { toast } from '#web/ui/toast.tsx'
import type { BudgetCategory } from '#contracts/budget.ts'
import { summaryOf, summaryTitle } from './form-errors.ts'
import { LookFields } from './look-fields.tsx'
import { budgetSentences, budgetToasts, notSaved } from './messages.ts'
import { useUpdateCategory } from './use-budget.ts'

type EditCategoryProps = { category: BudgetCategory; month: string; onClose: () => void }

const NO_ERRORS: FormError[] = []

/** The name and the look of a category; its amount is edited on its card. */
export function EditCategoryDialog({ category, month, onClose }: EditCategoryProps) {
  const form = useEditCategory(category, month, onClose)
  const formId = useId()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void form.submit()
  }
  const cancel = () => {
    form.discard()
    onClose()
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Edit ${category.name}`}
      footer={<DialogButtons form={formId} busy={form.isBusy} label="Save changes" onCancel={cancel} />}
    >
      <form id={formId} onSubmit={submit} noValidate className="grid gap-5">
        <ErrorSummary errors={form.summary} title={summaryTitle(form.summary)} />
        <TextField
          name="categoryName"
          label="Name"
          required
          maxLength={60}
          autoComplete="off"
          value={form.values.name}
          error={form.nameError}
          onValueChange={(name) => form.change({ name })}
        />
        <LookFields icon={form.values.icon} color={form.values.color} onChange={form.change} />
      </form>
    </Dialog>
  )
}

function useEditCategory(category: BudgetCategory, month: string, onDone: () => void) {
  const { id, name, color, icon } = category
  const { values, change, forget } = useDraft(`budget:${id}:${category.version}`, { name, color, icon })
  const [version, setVersion] = useState(category.version)
  const [nameError, setNameError] = useState<string>()
  const [summary, setSummary] = useState(NO_ERRORS)
  const update = useUpdateCategory(month)

  function show(found: { categoryName?: string | undefined }, general?: string | null) {
    setNameError(found.categoryName)
    setSummary(summaryOf(found, general))
  }

  function fail(error: unknown) {
    toast({ ...budgetToasts.saveFailed, variant: 'destructive' })
    if (error instanceof ApiError && error.status === 409) {
      setVersion((error.answer?.current as BudgetCategory | undefined)?.version ?? version)
      return show({}, budgetSentences.namedElsewhere)
    }
    const wrong = fieldMessages(error)['name']
    show({ categoryName: wrong }, wrong ? null : (serverMessage(error) ?? notSaved.unreachable))
  }

  async function submit() {
    const typed = values.name.trim()
    if (!typed) return show({ categoryName: budgetSentences.name })
    try {
      const body = { name: typed, color: values.color, icon: values.icon, month, version }
      await update.mutateAsync({ id, body })
    } catch (error) {
      return fail(error)
    }
    forget()
    toast(budgetToasts.saved(typed))
    onDone()
  }

  return { values, change, nameError, summary, submit, discard: forget, isBusy: update.isPending }
}
