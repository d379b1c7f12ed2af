import type { BudgetCategory } from '#contracts/money/budget.ts'
import { FormDialog } from '#web/forms/form-dialog.tsx'
import { useForm } from '#web/forms/use-form.ts'
import { TextField } from '#web/ui/field.tsx'
import { toast } from '#web/ui/toast.tsx'
import { LookFields } from './look-fields.tsx'
import { budgetSentences, budgetToasts } from './messages.ts'
import { useUpdateCategory } from './use-budget.ts'

type EditCategoryProps = { category: BudgetCategory; month: string; onClose: () => void }

/** The name and the look of a category; its amount is edited on its card. */
export function EditCategoryDialog({ category, month, onClose }: EditCategoryProps) {
  const update = useUpdateCategory(month)
  const form = useForm({
    draft: `budget:${category.id}:${category.version}`,
    // The form below the dialog has a field called name.
    start: { categoryName: category.name, color: category.color, icon: category.icon },
    stored: category,
    read: ({ categoryName, color, icon }) => {
      const name = categoryName.trim()
      return name ? { body: { name, color, icon } } : { errors: { categoryName: budgetSentences.name } }
    },
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
    <FormDialog form={form} title={`Edit ${category.name}`} label="Save changes" onClose={onClose}>
      <TextField label="Name" required maxLength={60} autoComplete="off" {...form.field('categoryName')} />
      <LookFields icon={icon} color={color} onChange={form.change} />
    </FormDialog>
  )
}
