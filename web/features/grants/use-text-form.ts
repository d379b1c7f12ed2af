import { useMemo, useState } from 'react'
import { ApiError, fieldMessages, serverMessage } from '#web/api/api-error.ts'
import { useDraft } from '#web/api/use-draft.ts'
import type { FormError } from '#web/ui/error-summary.tsx'

type TextFormParts = {
  /** what it is kept under while it is not sent */
  draft: string
  send: (text: string) => Promise<unknown>
  onSent: () => void
  texts: { missing: string; failed: string; stale: string }
}

/** The state of a form with one text: an answer or an appeal. What is typed survives a reload. */
export function useTextForm({ draft, send, onSent, texts }: TextFormParts) {
  const { values, change, forget } = useDraft(draft, { text: '' })
  const [error, setError] = useState<FormError | null>(null)
  const [isBusy, setBusy] = useState(false)
  const summary = useMemo(() => (error ? [error] : []), [error])

  async function submit(): Promise<void> {
    if (values.text.trim() === '') return setError({ field: 'text', message: texts.missing })
    setError(null)
    setBusy(true)
    try {
      await send(values.text)
      forget()
      onSent()
    } catch (caught) {
      setError(problemOf(caught, texts))
    } finally {
      setBusy(false)
    }
  }

  return { text: values.text, change: (text: string) => change({ text }), error, summary, submit, isBusy }
}

function problemOf(error: unknown, texts: TextFormParts['texts']): FormError {
  const { text, ...others } = fieldMessages(error)
  if (text) return { field: 'text', message: text }
  // What the application itself still lacks.
  const lacking = Object.values(others).join(' ')
  if (lacking) return { field: null, message: lacking }
  const isStale = error instanceof ApiError && error.status === 409
  return { field: null, message: serverMessage(error) ?? (isStale ? texts.stale : texts.failed) }
}
