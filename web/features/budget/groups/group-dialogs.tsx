import {
  createBudgetGroup,
  deleteBudgetGroup,
  updateBudgetGroup,
  type BudgetGroup,
} from '#contracts/money/budget.ts'
import { useWrite } from '#web/api/use-write.ts'
import { FormDialog } from '#web/forms/form-dialog.tsx'
import { readRequired } from '#web/forms/read-required.ts'
import { useForm } from '#web/forms/use-form.ts'
import { RemoveDialog } from '#web/ui/dialogs/remove-dialog.tsx'
import { TextField } from '#web/ui/fields/field.tsx'
import { toast } from '#web/ui/toast/toast.tsx'
import { budgetSentences, budgetToasts, groupTexts } from '../messages.ts'

type GroupDialogProps = {
  /** the group to rename; null adds one */
  group: BudgetGroup | null
  onClose: () => void
}

/** Adds a group, or renames one. */
export function GroupDialog({ group, onClose }: GroupDialogProps) {
  const create = useWrite(createBudgetGroup)
  const update = useWrite(updateBudgetGroup)
  const form = useForm({
    draft: `budget-group:${group?.id ?? 'new'}`,
    start: { name: group?.name ?? '' },
    read: (values) => readRequired(values, { name: budgetSentences.group }),
    send: (body) =>
      group ? update.mutateAsync({ params: { id: group.id }, body }) : create.mutateAsync({ body }),
    failed: budgetToasts.groupFailed,
    onSent: ({ name }) => {
      toast(group ? budgetToasts.groupSaved(name) : budgetToasts.groupAdded(name))
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      title={group ? groupTexts.rename(group.name) : groupTexts.addTitle}
      label={group ? groupTexts.renameLabel : groupTexts.addLabel}
      onClose={onClose}
    >
      <TextField
        label={groupTexts.name}
        hint={groupTexts.hint}
        required
        maxLength={60}
        {...form.field('name')}
      />
    </FormDialog>
  )
}

/** Asks before a group is removed: its categories stay. */
export function RemoveGroup({ group: { id, name }, onClose }: { group: BudgetGroup; onClose: () => void }) {
  const { mutateAsync } = useWrite(deleteBudgetGroup)
  return (
    <RemoveDialog
      title={groupTexts.removeTitle(name)}
      description={groupTexts.removeText}
      label={groupTexts.removeLabel}
      remove={() => mutateAsync({ params: { id } })}
      removed={budgetToasts.groupRemoved(name)}
      failed={budgetToasts.groupRemoveFailed}
      onClose={onClose}
    />
  )
}
