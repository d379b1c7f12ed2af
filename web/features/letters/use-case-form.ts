import { useMemo, useState } from 'react'
import type { LetterCase } from '#contracts/letters.ts'
import { ApiError, fieldMessages, serverMessage } from '#web/api/api-error.ts'
import { useDraft } from '#web/api/use-draft.ts'
import { today as currentDay } from '#web/format/dates.ts'
import type { FormError } from '#web/ui/error-summary.tsx'
import { toast } from '#web/ui/toast.tsx'
import { emptyCase, formOfCase, readCase, type CaseValues } from './case-form.ts'
import { errorList, type LetterErrors } from './letter-forms.ts'
import { caseErrors, caseToasts } from './messages.ts'
import { useCreateCase, useUpdateCase } from './use-letters.ts'

type CaseFormStart = { kept: LetterCase | null; start: Partial<CaseValues>; onDone: () => void }

/** The state of the dialog that keeps a case, or changes one. */
export function useCaseForm({ kept, start, onDone }: CaseFormStart) {
  const key = kept
    ? `case:${kept.id}:${kept.version}`
    : `case:new:${start.kind ?? ''}:${start.recipient ?? ''}`
  const { values, change, forget } = useDraft(key, kept ? formOfCase(kept) : { ...emptyCase, ...start })
  const [errors, setErrors] = useState<LetterErrors>({})
  const [general, setGeneral] = useState<string | null>(null)
  const [version, setVersion] = useState(kept?.version)
  const create = useCreateCase()
  const update = useUpdateCase()
  const summary = useMemo<FormError[]>(
    () => [...(general ? [{ field: null, message: general }] : []), ...errorList(errors)],
    [errors, general],
  )

  function show(found: LetterErrors, whole: string | null = null): void {
    setErrors(found)
    setGeneral(whole)
  }

  function fail(error: unknown): void {
    toast({ ...(kept ? caseToasts.saveFailed : caseToasts.keepFailed), variant: 'destructive' })
    if (error instanceof ApiError && error.status === 409) {
      // The next save knows of the change: the person has been told.
      setVersion((error.answer?.current as LetterCase | undefined)?.version ?? version)
      return show({}, caseErrors.changedElsewhere)
    }
    const { '': whole, ...fields } = fieldMessages(error)
    const isField = Object.keys(fields).length > 0
    show(fields, whole ?? (isField ? null : (serverMessage(error) ?? caseErrors.unreachable)))
  }

  async function submit(): Promise<void> {
    const { body, errors: found } = readCase(values, currentDay())
    show(found ?? {})
    if (!body) return
    const { kind, outcome, recipient } = values
    try {
      if (kept) await update.mutateAsync({ id: kept.id, body: { ...body, outcome, version } })
      else await create.mutateAsync({ ...body, kind })
    } catch (error) {
      return fail(error)
    }
    forget()
    toast(kept ? caseToasts.saved(recipient) : caseToasts.kept(recipient))
    onDone()
  }

  const isBusy = create.isPending || update.isPending
  return { values, change, errors, summary, isRefused: general !== null, submit, discard: forget, isBusy }
}
