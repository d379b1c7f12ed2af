import { useState } from 'react'
import { fieldMessages, serverMessage } from '#web/api/api-error.ts'
import type { FormError } from '#web/ui/error-summary.tsx'

/** Errors beside the fields and in the summary; what the server says about the whole form stands in the summary alone. */
export function useFormErrors<Errors extends object>(unreachable: string) {
  const [errors, setErrors] = useState<Partial<Errors>>({})
  const [summary, setSummary] = useState<FormError[]>([])

  function show(found: Partial<Errors>, general?: string): void {
    setErrors(found)
    const ofFields = Object.entries(found).map(([field, message]) => ({ field, message: String(message) }))
    setSummary(general ? [{ field: null, message: general }, ...ofFields] : ofFields)
  }

  function showFailure(error: unknown): void {
    const { '': ofForm, ...known } = fieldMessages(error)
    const isAboutFields = Object.keys(known).length > 0
    // The names are those of the form: both come from one contract.
    show(
      known as Partial<Errors>,
      isAboutFields ? undefined : (ofForm ?? serverMessage(error) ?? unreachable),
    )
  }

  return { errors, summary, isRefused: summary.some(({ field }) => field === null), show, showFailure }
}
