import type { FormEvent, ReactNode } from 'react'
import { MOST_STORY } from '#contracts/grants.ts'
import { AreaField } from '#web/ui/area-field.tsx'
import { Button } from '#web/ui/button.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import type { useTextForm } from './use-text-form.ts'

type TextFormProps = {
  form: ReturnType<typeof useTextForm>
  label: string
  hint?: string
  sendLabel: string
  /** between the text and the button */
  children?: ReactNode
}

/** One text and a button. */
export function TextForm({ form, label, hint, sendLabel, children }: TextFormProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void form.submit()
  }
  return (
    <form onSubmit={submit} noValidate className="mt-4 grid grid-cols-1 gap-5">
      <ErrorSummary errors={form.summary} />
      <AreaField
        name="text"
        label={label}
        hint={hint}
        required
        rows={5}
        maxLength={MOST_STORY}
        value={form.text}
        error={form.error?.field === 'text' ? form.error.message : undefined}
        onValueChange={form.change}
      />
      {children}
      <Button type="submit" size="large" className="sm:justify-self-start" busy={form.isBusy}>
        {sendLabel}
      </Button>
    </form>
  )
}
