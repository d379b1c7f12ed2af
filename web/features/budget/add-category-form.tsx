import { ChevronDown } from 'lucide-react'
import { useEffect, useId, useRef, useState, type FormEvent } from 'react'
import { fieldMessages, serverMessage } from '#web/api/api-error.ts'
import { useDraft } from '#web/api/use-draft.ts'
import { Button } from '#web/ui/button.tsx'
import { Card, CardTitle } from '#web/ui/card.tsx'
import { MoneyField, TextField } from '#web/ui/field.tsx'
import { toast } from '#web/ui/toast.tsx'
import { emptyCategoryForm, readCategoryForm, type CategoryFormErrors } from './category-form.ts'
import { LookFields } from './look-fields.tsx'
import { budgetToasts, notSaved } from './messages.ts'
import { useCreateCategory } from './use-budget.ts'

type AddCategoryFormProps = {
  month: string
  /** the form was asked for: its first field takes the focus */
  isAsked: boolean
  onFocused: () => void
  /** null where the form has nowhere to go */
  onClose: (() => void) | null
}

/** A name and an amount; the look can wait. The form stays open, for the next category. */
export function AddCategoryForm({ month, isAsked, onFocused, onClose }: AddCategoryFormProps) {
  const form = useAddCategory(month)
  const titleId = useId()
  const box = useRef<HTMLFormElement>(null)
  const focusName = () => box.current?.querySelector<HTMLInputElement>('input[name=name]')?.focus()
  useEffect(() => {
    if (!isAsked) return
    box.current?.querySelector<HTMLInputElement>('input[name=name]')?.focus()
    onFocused()
  }, [isAsked, onFocused])
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const wrong = await form.submit()
    if (wrong === null) focusName()
    else box.current?.querySelector<HTMLInputElement>(`input[name=${wrong}]`)?.focus()
  }
  return (
    <Card aria-labelledby={titleId}>
      <CardTitle id={titleId} as="h3">
        Add a category
      </CardTitle>
      <form
        ref={box}
        noValidate
        onSubmit={(event) => void submit(event)}
        className="mt-4 grid grid-cols-1 gap-4"
      >
        <div className="grid grid-cols-1 items-start gap-4 sm:grid-cols-2 lg:grid-cols-[1.4fr_1fr_auto]">
          <TextField
            name="name"
            label="Name"
            hint="Such as Groceries or Rent."
            required
            maxLength={60}
            autoComplete="off"
            value={form.values.name}
            error={form.errors.name}
            onValueChange={(name) => form.change({ name })}
          />
          <MoneyField
            name="budgetAmount"
            label="Budget for a month"
            hint="The most you plan to spend."
            required
            value={form.values.budgetAmount}
            error={form.errors.budgetAmount}
            onValueChange={(budgetAmount) => form.change({ budgetAmount })}
          />
          <FormButtons form={form} onClose={onClose} />
        </div>
        {form.general && (
          <p role="alert" className="text-small font-[560] text-danger">
            {notSaved.title} {form.general}
          </p>
        )}
        <Look form={form} />
      </form>
    </Card>
  )
}

type FormButtonsProps = { form: ReturnType<typeof useAddCategory>; onClose: (() => void) | null }

function FormButtons({ form, onClose }: FormButtonsProps) {
  const close = () => {
    form.discard()
    onClose?.()
  }
  return (
    <div className="flex flex-wrap gap-3 sm:col-span-2 lg:col-span-1 lg:mt-6.75">
      <Button type="submit" className="min-h-12 max-sm:flex-1" busy={form.isBusy}>
        Add category
      </Button>
      {onClose && (
        <Button variant="quiet" className="min-h-12 max-sm:flex-1" onClick={close}>
          Close
        </Button>
      )}
    </div>
  )
}

function Look({ form }: { form: ReturnType<typeof useAddCategory> }) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  return (
    <div>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        className="-my-2 inline-flex min-h-11 items-center gap-2 rounded-control text-small font-[560] text-brand"
        onClick={() => setOpen(!isOpen)}
      >
        Icon and color
        <ChevronDown aria-hidden="true" className={`size-4.5 ${isOpen ? 'rotate-180' : ''}`} />
      </button>
      {isOpen && (
        <div id={id} className="pt-4">
          <LookFields icon={form.values.icon} color={form.values.color} onChange={form.change} />
        </div>
      )}
    </div>
  )
}

/** What is typed and what is missing. `submit` gives the field to go to, or null when the category is there. */
function useAddCategory(month: string) {
  const { values, change, forget } = useDraft('budget:new', emptyCategoryForm)
  const [errors, setErrors] = useState<CategoryFormErrors>({})
  const [general, setGeneral] = useState<string | null>(null)
  const create = useCreateCategory(month)
  const discard = () => {
    change(emptyCategoryForm)
    forget()
    setErrors({})
    setGeneral(null)
  }
  const show = (found: CategoryFormErrors) => {
    setErrors(found)
    return found.name ? 'name' : 'budgetAmount'
  }
  async function submit(): Promise<'name' | 'budgetAmount' | null> {
    setGeneral(null)
    const { body, errors: found } = readCategoryForm(values)
    if (found) return show(found)
    try {
      // spec 7: the payload of a new category
      await create.mutateAsync({ ...body, spentAmount: '0', isActive: true, month })
    } catch (error) {
      toast({ ...budgetToasts.createFailed, variant: 'destructive' })
      const { '': whole, ...fields } = fieldMessages(error)
      const isField = Boolean(fields['name'] ?? fields['budgetAmount'])
      setGeneral(whole ?? (isField ? null : (serverMessage(error) ?? notSaved.unreachable)))
      return show(fields)
    }
    toast(budgetToasts.created)
    discard()
    return null
  }
  return { values, change, errors, general, submit, discard, isBusy: create.isPending }
}
