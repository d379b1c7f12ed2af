import { useState } from 'react'
import { fieldMessages, serverMessage } from '#web/api/api-error.ts'
import { useDraft } from '#web/api/use-draft.ts'
import { formatCents } from '#web/format/money.ts'
import type { FormError } from '#web/ui/error-summary.tsx'
import { toast } from '#web/ui/toast.tsx'
import type { Goal } from '#contracts/goals.ts'
import {
  heldAfter,
  readContributionForm,
  type ContributionFormErrors,
  type ContributionFormValues,
} from './contribution-form.ts'
import { summaryOf } from './form-errors.ts'
import { goalToasts, notSaved } from './messages.ts'
import { useAddContribution } from './use-goals.ts'
import { useUndoContribution } from './use-undo-contribution.ts'

const NO_ERRORS: FormError[] = []

type ContributionStart = { goal: Goal; today: string; suggested: string; onDone: () => void }

/** The state of the dialog that puts money in or takes some out. `suggested` is the amount it starts with. */
export function useContributionForm({ goal, today, suggested, onDone }: ContributionStart) {
  const { values, change, forget } = useDraft<ContributionFormValues>(`contribution:${goal.id}`, {
    amount: suggested,
    direction: 'in',
    contributedOn: today,
    requestId: crypto.randomUUID(),
  })
  const [errors, setErrors] = useState<ContributionFormErrors>({})
  const [summary, setSummary] = useState(NO_ERRORS)
  const add = useAddContribution()
  const { takeBack } = useUndoContribution()
  const currentCents = goal.currentAmount

  function show(found: ContributionFormErrors, general?: string | null) {
    setErrors(found)
    setSummary(summaryOf(found, general))
  }

  async function submit() {
    const { body, errors: found } = readContributionForm(values, { currentCents, today })
    show(found ?? {})
    if (!body) return
    try {
      const { contribution } = await add.mutateAsync({ id: goal.id, body })
      forget()
      const amount = formatCents(Math.abs(contribution.amount))
      toast({
        ...(body.isWithdrawal ? goalToasts.withdrawn : goalToasts.contributed)(amount, goal.title),
        action: {
          label: 'Undo',
          onPress: () => void takeBack({ id: goal.id, contributionId: contribution.id }),
        },
      })
      onDone()
    } catch (error) {
      const { '': whole, ...fields } = fieldMessages(error)
      const isField = Object.keys(fields).length > 0
      show(fields, whole ?? (isField ? null : (serverMessage(error) ?? notSaved.unreachable)))
      toast({ ...goalToasts.moveFailed, variant: 'destructive' })
    }
  }

  return {
    values,
    change,
    errors,
    summary,
    submit,
    today,
    currentCents,
    afterCents: heldAfter(currentCents, values),
    discard: forget,
    isBusy: add.isPending,
  }
}
