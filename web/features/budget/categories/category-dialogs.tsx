import { useQueryClient } from '@tanstack/react-query'
import { type BudgetCategory, deleteBudgetCategory } from '#contracts/money/budget.ts'
import { useWrite } from '#web/api/use-write.ts'
import { RemoveDialog } from '#web/ui/dialogs/remove-dialog.tsx'
import { FormDialog } from '#web/forms/form-dialog.tsx'
import { useForm } from '#web/forms/use-form.ts'
import type { FieldErrors, Read } from '#web/forms/problem.ts'
import { TextField } from '#web/ui/fields/field.tsx'
import { toast } from '#web/ui/toast/toast.tsx'
import type { BudgetView } from '../budget-view.ts'
import type { CategoryAction } from './category-row.tsx'
import { budgetSentences, budgetToasts } from '../messages.ts'
import { SpendingDialog } from '../spending/spending-dialog.tsx'
import { SpendingListDialog } from '../spending/spending-list-dialog.tsx'
import { lists, useUpdateCategory } from '../use-budget.ts'
import { AppearanceFields } from './appearance-fields.tsx'
import { categoryDialogTexts, categoryFormTexts } from './messages.ts'
import { PlaceFields, typedDueDay, type PlaceValues } from './place-fields.tsx'

export type OpenCategoryDialog = { act: CategoryAction; category: BudgetCategory }

type CategoryDialogsProps = {
  open: OpenCategoryDialog
  view: BudgetView
  onAct: (act: CategoryAction, category: BudgetCategory) => void
  onClose: () => void
}

/** The dialog of a category that is open; fetched with the first of them. */
export function CategoryDialogs({ open, view, onAct, onClose }: CategoryDialogsProps) {
  const { act, category } = open
  const { month, today } = view
  // The list follows what is stored now; the forms keep what they were opened with.
  const current = view.lines.find((line) => line.category.id === category.id)?.category ?? category
  if (act === 'remove') return <RemoveCategory category={current} onClose={onClose} />
  if (act === 'edit') return <EditCategoryDialog category={category} month={month} onClose={onClose} />
  if (act === 'spend') {
    return <SpendingDialog category={category} month={month} today={today} onClose={onClose} />
  }
  return (
    <SpendingListDialog
      category={current}
      month={month}
      today={today}
      onSpend={() => onAct('spend', current)}
      onClose={onClose}
    />
  )
}

function RemoveCategory({ category, onClose }: { category: BudgetCategory; onClose: () => void }) {
  const client = useQueryClient()
  const { mutateAsync } = useWrite(deleteBudgetCategory, {
    onSuccess: (_, { params: { id } }) =>
      client.setQueriesData<BudgetCategory[]>(lists, (list) => list?.filter((one) => one.id !== id)),
  })
  return (
    <RemoveDialog
      title={categoryDialogTexts.removeTitle(category.name)}
      description={categoryDialogTexts.removeText}
      label={categoryDialogTexts.removeLabel}
      remove={() => mutateAsync({ params: { id: category.id } })}
      removed={budgetToasts.removed(category.name)}
      failed={budgetToasts.removeFailed}
      onClose={onClose}
    />
  )
}

type EditCategoryProps = { category: BudgetCategory; month: string; onClose: () => void }

/** The name, the due day, the group and the look of a category; its amount is edited on its line. */
function EditCategoryDialog({ category, month, onClose }: EditCategoryProps) {
  const update = useUpdateCategory(month)
  const form = useForm({
    draft: `budget:${category.id}:${category.version}`,
    // The form below the dialog has a field called name.
    start: {
      categoryName: category.name,
      dueDay: category.dueDay === null ? '' : String(category.dueDay),
      groupId: category.groupId ?? '',
      color: category.color,
      icon: category.icon,
    },
    stored: category,
    read: readEditForm,
    send: (body, { version }) =>
      update.mutateAsync({ params: { id: category.id }, body: { ...body, month, version } }),
    failed: budgetToasts.saveFailed,
    changedElsewhere: budgetSentences.namedElsewhere,
    names: { name: 'categoryName' },
    onSent: (_, { name }) => {
      toast(budgetToasts.saved(name))
      onClose()
    },
  })
  const { icon, color } = form.values
  return (
    <FormDialog
      form={form}
      title={categoryDialogTexts.editTitle(category.name)}
      label={categoryDialogTexts.save}
      onClose={onClose}
    >
      <TextField label={categoryFormTexts.name} required maxLength={60} {...form.field('categoryName')} />
      <PlaceFields form={form} />
      <AppearanceFields icon={icon} color={color} onChange={form.change} />
    </FormDialog>
  )
}

type EditFormValues = PlaceValues & { categoryName: string; color: string | null; icon: string | null }
type EditBody = Pick<BudgetCategory, 'name' | 'color' | 'icon' | 'dueDay' | 'groupId'>

/** The body to send, or what is wrong, field by field. */
function readEditForm(values: EditFormValues): Read<EditFormValues, EditBody> {
  const { color, icon, groupId } = values
  const errors: FieldErrors<EditFormValues> = {}
  const name = values.categoryName.trim()
  if (!name) errors.categoryName = budgetSentences.name
  const dueDay = typedDueDay(values.dueDay)
  if (dueDay === undefined) errors.dueDay = budgetSentences.dueDay
  if (!name || dueDay === undefined) return { errors }
  return { body: { name, color, icon, dueDay, groupId: groupId || null } }
}
