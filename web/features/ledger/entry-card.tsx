import { useId, type ReactNode } from 'react'
import { Form, type FormState } from '#web/forms/form.tsx'
import { Button, type ButtonVariant } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'

type EntryCardProps = {
  title: string
  lead: string
  form: FormState & { isBusy: boolean; dismiss: () => void; confirm: () => void }
  submitLabel: string
  variant?: ButtonVariant
  question: string
  /** what is about to be entered, in words; null while nothing is */
  asked: string | null
  children: ReactNode
}

/** A form of the desk for one kind of entry, and the question before it is entered for good. */
export function EntryCard({
  title,
  lead,
  form,
  submitLabel,
  variant,
  question,
  asked,
  children,
}: EntryCardProps) {
  const titleId = useId()
  return (
    <Card aria-labelledby={titleId} className="md:p-6">
      <h2 id={titleId}>{title}</h2>
      <p className="mt-1.5 text-small text-ink-2">{lead}</p>
      <Form form={form} className="mt-4 grid grid-cols-1 gap-4">
        {children}
        <Button type="submit" variant={variant ?? 'primary'} className="justify-self-start">
          {submitLabel}
        </Button>
      </Form>
      <ConfirmDialog
        title={question}
        description={asked ?? ''}
        open={asked !== null}
        onOpenChange={(open) => (open ? undefined : form.dismiss())}
        confirmLabel="Enter it"
        tone="primary"
        busy={form.isBusy}
        onConfirm={form.confirm}
      />
    </Card>
  )
}
