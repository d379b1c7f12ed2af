import consent from '#content/foundation/consent.json' with { type: 'json' }
import { submitApplication, type GrantApplication } from '#contracts/foundation/grants.ts'
import { useWrite } from '#web/api/use-write.ts'
import { Form } from '#web/forms/form.tsx'
import { useForm } from '#web/forms/use-form.ts'
import { Button } from '#web/ui/button.tsx'
import { CheckboxField } from '#web/ui/field.tsx'
import { toast } from '#web/ui/toast.tsx'
import { reviewTexts } from './messages.ts'
import { useTakeApplication } from './use-grants.ts'

type SendFormProps = {
  kept: GrantApplication
  /** true once everything typed is on the server */
  flush: () => Promise<boolean>
  onSent: () => void
}

/** What was typed is not on the server yet, so it cannot be sent in. */
class Unsaved extends Error {}

/** Truth and consent, then the one act that cannot be done by half. */
export function SendForm({ kept, flush, onSent }: SendFormProps) {
  const submitting = useWrite(submitApplication, useTakeApplication())
  const form = useForm({
    start: { isTrue: false, agreed: false },
    read: (ticks) => {
      const unticked = (['isTrue', 'agreed'] as const).filter((one) => !ticks[one])
      if (unticked.length === 0) return { body: consent.version }
      return { errors: Object.fromEntries(unticked.map((one) => [one, reviewTexts[one]])) }
    },
    send: async (consentVersion) => {
      if (!(await flush())) throw new Unsaved()
      const { id, version } = kept
      const body = { version, consentVersion, agreed: true, isTrue: true } as const
      return submitting.mutateAsync({ params: { id }, body })
    },
    refused: { text: (error) => (error instanceof Unsaved ? reviewTexts.unsaved : reviewTexts.notSent) },
    onSent: () => {
      toast(reviewTexts.sent)
      onSent()
    },
  })
  return (
    <Form
      form={{ ...form, title: reviewTexts.summary }}
      aria-labelledby="consent-title"
      className="grid grid-cols-1 gap-4"
    >
      <h2 id="consent-title">{reviewTexts.consentTitle}</h2>
      <ul className="grid list-disc gap-1.5 rounded-control border border-line bg-sunken py-3 pr-4 pl-8 text-small">
        {consent.text.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <div>
        <CheckboxField label={consent.isTrue} required {...form.tick('isTrue')} />
        <CheckboxField label={consent.agree} required {...form.tick('agreed')} />
      </div>
      <Button type="submit" size="large" className="sm:justify-self-start" busy={form.isBusy}>
        {reviewTexts.send}
      </Button>
    </Form>
  )
}
