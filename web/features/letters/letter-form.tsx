import type { ReactNode } from 'react'
import { Form, type FormState } from '#web/forms/form.tsx'
import { Button } from '#web/ui/button.tsx'

/** The frame of the two letter forms: what is missing above, the button below. */
export function LetterForm({
  form,
  children,
}: {
  form: FormState & { isBusy: boolean }
  children: ReactNode
}) {
  return (
    <Form form={form} data-no-print className="grid gap-4">
      {children}
      <Button type="submit" size="large" className="w-full" busy={form.isBusy}>
        Generate Letter
      </Button>
    </Form>
  )
}
