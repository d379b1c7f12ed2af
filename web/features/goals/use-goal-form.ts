import { useState } from 'react'
import { ApiError, fieldMessages, serverMessage } from '#web/api/api-error.ts'
import { useDraft } from '#web/api/use-draft.ts'
import type { FormError } from '#web/ui/error-summary.tsx'
import { toast } from '#web/ui/toast.tsx'
import type { Goal } from '#contracts/goals.ts'
import { summaryOf } from './form-errors.ts'
import { emptyGoalForm, formOfGoal, readGoalForm, type GoalFormErrors } from './goal-form.ts'
import { goalSentences, goalToasts, notSaved } from './messages.ts'
import { useCreateGoal, useUpdateGoal } from './use-goals.ts'

const NO_ERRORS: FormError[] = []

type GoalFormStart = { goal: Goal | null; today: string; onDone: () => void }

/** The state of the dialog that adds or changes a goal. */
export function useGoalForm({ goal, today, onDone }: GoalFormStart) {
  const key = goal ? `goal:${goal.id}:${goal.version}` : 'goal:new'
  const { values, change, forget } = useDraft(key, goal ? formOfGoal(goal) : emptyGoalForm)
  const [errors, setErrors] = useState<GoalFormErrors>({})
  const [summary, setSummary] = useState(NO_ERRORS)
  const [version, setVersion] = useState(goal?.version)
  const create = useCreateGoal()
  const update = useUpdateGoal()

  function show(found: GoalFormErrors, general?: string | null) {
    setErrors(found)
    setSummary(summaryOf(found, general))
  }

  function fail(error: unknown) {
    toast({ ...(goal ? goalToasts.saveFailed : goalToasts.addFailed), variant: 'destructive' })
    if (error instanceof ApiError && error.status === 409) {
      // The next save knows of the change: the person has been told.
      setVersion((error.answer?.current as Goal | undefined)?.version ?? version)
      return show({}, goalSentences.changedElsewhere)
    }
    const { '': whole, ...fields } = fieldMessages(error)
    const isField = Object.keys(fields).length > 0
    show(fields, whole ?? (isField ? null : (serverMessage(error) ?? notSaved.unreachable)))
  }

  async function submit() {
    const { body, errors: found } = readGoalForm(values, today, goal ?? undefined)
    show(found ?? {})
    if (!body) return
    const { currentAmount, ...changed } = body
    try {
      if (goal) await update.mutateAsync({ id: goal.id, body: { ...changed, version } })
      else await create.mutateAsync({ ...changed, currentAmount })
    } catch (error) {
      return fail(error)
    }
    forget()
    toast(goal ? goalToasts.saved(body.title) : goalToasts.added(body.title))
    onDone()
  }

  return {
    values,
    change,
    errors,
    summary,
    submit,
    discard: forget,
    isBusy: create.isPending || update.isPending,
  }
}
