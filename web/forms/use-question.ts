import { useState } from 'react'

type Sendable<Body> = { check: () => Body | undefined; submit: () => Promise<void> }

/**
 * A form that asks once more before it sends, since what it does is done for good. Draw the answered form, and a dialog
 * that is open while something is `asked`; what is in question is sent as it stands in the form.
 */
export function useQuestion<Body, Form extends Sendable<Body>>(form: Form & Sendable<Body>) {
  const [asked, setAsked] = useState<Body | null>(null)
  const dismiss = () => setAsked(null)
  return {
    ...form,
    asked,
    dismiss,
    submit: async () => setAsked(form.check() ?? null),
    confirm: () => void form.submit().finally(dismiss),
  }
}
