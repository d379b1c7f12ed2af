import { updateBudgetCategory, type BudgetCategory, type BudgetGroup } from '#contracts/money/budget.ts'
import { useWrite } from '#web/api/use-write.ts'
import { toastOutcome } from '#web/ui/toast/toast-outcome.ts'
import { budgetToasts, categoryTexts, groupTexts } from '../messages.ts'

type GroupSelectProps = { category: BudgetCategory; groups: readonly BudgetGroup[] }

/** The group that a category is in; choosing another one moves it at once. */
export function GroupSelect({ category: { id, name, groupId }, groups }: GroupSelectProps) {
  const { mutateAsync, isPending, variables } = useWrite(updateBudgetCategory)
  const chosen = isPending ? variables.body.groupId : groupId
  const move = (to: string | null) => {
    const group = groups.find((one) => one.id === to)
    void toastOutcome(mutateAsync({ params: { id }, body: { groupId: to } }), {
      done: group ? budgetToasts.groupMoved(name, group.name) : budgetToasts.groupLeft(name),
      failed: budgetToasts.groupMoveFailed,
    })
  }
  return (
    <select
      aria-label={groupTexts.groupOf(name)}
      value={groups.some((one) => one.id === chosen) ? (chosen ?? '') : ''}
      onChange={({ target }) => move(target.value || null)}
      className="min-h-11 w-36 max-w-full min-w-0 rounded-control border border-field bg-raised px-2.5 text-small hover:border-ink-3"
    >
      <option value="">{categoryTexts.noGroup}</option>
      {groups.map((group) => (
        <option key={group.id} value={group.id}>
          {group.name}
        </option>
      ))}
    </select>
  )
}
