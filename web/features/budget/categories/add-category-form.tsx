import { useQueryClient } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import { useEffect, useId, useState } from 'react'
import type { BodyInputOf } from '#contracts/endpoint.ts'
import { createBudgetCategory } from '#contracts/money/budget.ts'
import { useWrite } from '#web/api/use-write.ts'
import type { FormFields } from '#web/forms/fields.ts'
import { Form } from '#web/forms/form.tsx'
import { useForm } from '#web/forms/use-form.ts'
import { Button } from '#web/ui/button.tsx'
import { Card, CardTitle } from '#web/ui/card.tsx'
import { fieldId, MoneyField, TextField } from '#web/ui/fields/field.tsx'
import { toast } from '#web/ui/toast/toast.tsx'
import type { FieldErrors, Read } from '#web/forms/problem.ts'
import { amountError } from '#web/forms/broken-rule.ts'
import { typedAmount } from '#web/forms/read-typed.ts'
import { AppearanceFields } from './appearance-fields.tsx'
import { PlaceFields, typedDueDay, type PlaceValues } from './place-fields.tsx'
import { budgetSentences, budgetToasts, categoryTexts } from '../messages.ts'
import { listKey } from '../use-budget.ts'
import { categoryFormTexts } from './messages.ts'

type AddCategoryFormProps = {
  month: string
  /** the form was opened on request: its first field takes the focus */
  isAsked: boolean
  onFocused: () => void
  /** null where the form has nowhere to go */
  onClose: (() => void) | null
}

const focusName = () => document.getElementById(fieldId('name'))?.focus()

/** A name and an amount; the look can wait. The form stays open, for the next category. */
export function AddCategoryForm({ month, isAsked, onFocused, onClose }: AddCategoryFormProps) {
  const client = useQueryClient()
  const create = useWrite(createBudgetCategory, {
    onSuccess: (made) => client.setQueryData(listKey(month), (list) => list && [...list, made]),
  })
  const [added, setAdded] = useState(0)
  const form = useForm({
    draft: 'budget:new',
    start: emptyCategoryForm,
    read: readCategoryForm,
    // spec 7: the payload of a new category
    send: (body) => create.mutateAsync({ body: { ...body, spentAmount: '0', isActive: true, month } }),
    failed: budgetToasts.createFailed,
    onSent: (_, __, { reset }) => {
      toast(budgetToasts.created)
      reset()
      setAdded((count) => count + 1)
    },
  })
  const titleId = useId()
  // After the form is reset: a field that loses the focus reads its value.
  useEffect(() => {
    if (added > 0) focusName()
  }, [added])
  useEffect(() => {
    if (!isAsked) return
    focusName()
    onFocused()
  }, [isAsked, onFocused])
  const close = () => {
    form.reset()
    onClose?.()
  }
  return (
    <Card aria-labelledby={titleId}>
      <CardTitle id={titleId} as="h3">
        {categoryFormTexts.title}
      </CardTitle>
      <Form form={form} isShort className="mt-4 grid grid-cols-1 gap-4">
        <div className="grid grid-cols-1 items-start gap-4 sm:grid-cols-2 lg:grid-cols-[1.4fr_1fr_auto]">
          <TextField
            label={categoryFormTexts.name}
            hint={categoryFormTexts.nameHint}
            required
            maxLength={60}
            {...form.field('name')}
          />
          <MoneyField
            label={categoryFormTexts.budget}
            hint={categoryFormTexts.budgetHint}
            required
            {...form.field('budgetAmount')}
          />
          <div className="flex flex-wrap gap-3 sm:col-span-2 lg:col-span-1 lg:mt-6.75">
            <Button type="submit" className="min-h-12 max-sm:flex-1" busy={form.isBusy}>
              {categoryFormTexts.add}
            </Button>
            {onClose && (
              <Button variant="quiet" className="min-h-12 max-sm:flex-1" onClick={close}>
                {categoryFormTexts.close}
              </Button>
            )}
          </div>
        </div>
        <Details form={form} />
      </Form>
    </Card>
  )
}

function Details({ form }: { form: FormFields<CategoryFormValues> }) {
  const [isOpened, setOpen] = useState(false)
  const isOpen = isOpened || form.problem.errors.dueDay !== undefined
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
        {categoryTexts.details}
        <ChevronDown aria-hidden="true" className={`size-4.5 ${isOpen ? 'rotate-180' : ''}`} />
      </button>
      {isOpen && (
        <div id={id} className="grid grid-cols-1 gap-5 pt-4">
          <PlaceFields form={form} />
          <AppearanceFields icon={form.values.icon} color={form.values.color} onChange={form.change} />
        </div>
      )}
    </div>
  )
}

type CategoryFormValues = PlaceValues & {
  name: string
  budgetAmount: string
  color: string | null
  icon: string | null
}

export const emptyCategoryForm: CategoryFormValues = {
  name: '',
  budgetAmount: '',
  dueDay: '',
  groupId: '',
  color: null,
  icon: null,
}

type CategoryBody = Pick<
  BodyInputOf<typeof createBudgetCategory>,
  'name' | 'budgetAmount' | 'color' | 'icon' | 'dueDay' | 'groupId'
>

/** The body to send, or what is missing, field by field (spec 5: a name, an amount above 0). */
export function readCategoryForm(values: CategoryFormValues): Read<CategoryFormValues, CategoryBody> {
  const errors: FieldErrors<CategoryFormValues> = {}
  const name = values.name.trim()
  if (!name) errors.name = budgetSentences.name
  const budgetAmount = typedAmount(values.budgetAmount)
  if (budgetAmount === null) {
    const rule = { name: categoryTexts.budget, unread: budgetSentences.budget }
    errors.budgetAmount = amountError(values.budgetAmount, rule)
  }
  const dueDay = typedDueDay(values.dueDay)
  if (dueDay === undefined) errors.dueDay = budgetSentences.dueDay
  if (budgetAmount === null || !name || dueDay === undefined) return { errors }
  const { color, icon, groupId } = values
  return { body: { name, budgetAmount, color, icon, dueDay, groupId: groupId || null } }
}
