import type { ReactNode } from 'react'
import { MAX_STORY } from '#contracts/foundation/grants.ts'
import { ApiError } from '#web/api/api-error.ts'
import { Form } from '#web/forms/form.tsx'
import { readRequired } from '#web/forms/read-required.ts'
import { useForm } from '#web/forms/use-form.ts'
import { AreaField } from '#web/ui/area-field.tsx'
import { Button } from '#web/ui/button.tsx'

type TextFormProps = {
  /** what it is kept under while it is not sent */
  draft: string
  send: (text: string) => Promise<unknown>
  onSent: () => void
  texts: { label: string; hint?: string; send: string; missing: string; failed: string; stale: string }
  /** between the text and the button */
  children?: ReactNode
}

const isStale = (error: unknown) => error instanceof ApiError && error.status === 409

/** One text and a button: an answer or an appeal. What is typed survives a reload. */
export function TextForm({ draft, send, onSent, texts, children }: TextFormProps) {
  const form = useForm({
    draft,
    start: { text: '' },
    read: (values) => readRequired(values, { text: texts.missing }),
    send: ({ text }) => send(text),
    refused: { text: (error) => (isStale(error) ? texts.stale : texts.failed) },
    onSent,
  })
  return (
    <Form form={form} className="mt-4 grid grid-cols-1 gap-5">
      <AreaField
        label={texts.label}
        hint={texts.hint}
        required
        rows={5}
        maxLength={MAX_STORY}
        {...form.field('text')}
      />
      {children}
      <Button type="submit" size="large" className="sm:justify-self-start" busy={form.isBusy}>
        {texts.send}
      </Button>
    </Form>
  )
}
