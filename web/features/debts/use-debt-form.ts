import { useState } from 'react'
import { ApiError, fieldMessages, serverMessage } from '#web/api/api-error.ts'
import { toast } from '#web/ui/toast.tsx'
import type { FormError } from '#web/ui/error-summary.tsx'
import { updateDebt, type Debt } from '#contracts/debts.ts'
import {
  emptyDebtForm,
  errorsOfAnswer,
  formOfDebt,
  readDebtForm,
  type DebtBody,
  type DebtFormErrors,
  type DebtFormValues,
} from './debt-form.ts'
import { summaryOf } from './form-errors.ts'
import { debtToasts, notSaved } from './messages.ts'
import { useCreateDebt } from './use-create-debt.ts'
import { useDraft } from '#web/api/use-draft.ts'
import { useWrite } from '#web/api/use-write.ts'

const NO_ERRORS: FormError[] = []

/** The state of the add and the edit dialog: what is typed, what is wrong, what was changed meanwhile. */
export function useDebtForm(debt: Debt | null, onDone: () => void) {
  const key = debt ? `debt:${debt.id}:${debt.version}` : 'debt:new'
  const { values, change, forget } = useDraft<DebtFormValues>(key, debt ? formOfDebt(debt) : emptyDebtForm)
  const [errors, setErrors] = useState<DebtFormErrors>({})
  const [summary, setSummary] = useState(NO_ERRORS)
  const [newer, setNewer] = useState<Debt | null>(null)
  const create = useCreateDebt()
  const update = useWrite(updateDebt)

  function show(found: DebtFormErrors, general?: string | null) {
    setErrors(found)
    setSummary(summaryOf(found, general))
  }

  function fail(error: unknown) {
    if (error instanceof ApiError && error.status === 409 && debt) {
      setNewer((error.answer?.current as Debt | undefined) ?? null)
      return show({})
    }
    const fields = errorsOfAnswer(fieldMessages(error))
    const hasFields = Object.keys(fields).length > 0
    show(fields, hasFields ? null : (serverMessage(error) ?? notSaved.unreachable))
    toast({ ...(debt ? debtToasts.changeFailed : debtToasts.addFailed), variant: 'destructive' })
  }

  async function send(body: DebtBody, version: number | undefined) {
    try {
      if (debt) await update.mutateAsync({ params: { id: debt.id }, body: { ...body, version } })
      else await create.mutateAsync(body)
    } catch (error) {
      return fail(error)
    }
    forget()
    toast(debt ? debtToasts.changed(body.name) : debtToasts.added(body.name))
    onDone()
  }

  /** `version` names the stored debt that is meant to be replaced. */
  async function submit(version = debt?.version) {
    const { body, errors: found } = readDebtForm(values, newer ?? debt ?? undefined)
    show(found ?? {})
    if (body) await send(body, version)
  }

  function takeNewer() {
    if (!newer) return
    change(formOfDebt(newer))
    show({})
  }

  return {
    values,
    change,
    errors,
    summary,
    newer,
    takeNewer,
    submit,
    isBusy: create.isPending || update.isPending,
    discard: forget,
  }
}
