import { useMemo, useState, type FormEvent } from 'react'
import consent from '#content/foundation/consent.json' with { type: 'json' }
import { submitApplication, type GrantApplication } from '#contracts/grants.ts'
import { fieldMessages, serverMessage } from '#web/api/api-error.ts'
import { useWrite } from '#web/api/use-write.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorSummary, type FormError } from '#web/ui/error-summary.tsx'
import { CheckboxField, fieldId } from '#web/ui/field.tsx'
import { toast } from '#web/ui/toast.tsx'
import type { FieldErrors } from './application-form.ts'
import { reviewTexts } from './messages.ts'
import { errorList } from './self-check-form.ts'
import { useTakeApplication } from './use-grants.ts'

type SendFormProps = {
  kept: GrantApplication
  /** true once everything typed is on the server */
  flush: () => Promise<boolean>
  onSent: () => void
}

type Ticks = { isTrue: boolean; agreed: boolean }

/** Truth and consent, then the one act that cannot be done by half. */
export function SendForm({ kept, flush, onSent }: SendFormProps) {
  const [ticks, setTicks] = useState<Ticks>({ isTrue: false, agreed: false })
  const [errors, setErrors] = useState<FieldErrors>({})
  const [failure, setFailure] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const submitting = useWrite(submitApplication, useTakeApplication())
  const summary = useMemo<FormError[]>(
    () => [...(failure ? [{ field: null, message: failure }] : []), ...errorList(errors)],
    [errors, failure],
  )

  function show(found: FieldErrors, whole: string | null): void {
    setErrors(found)
    setFailure(whole)
  }

  async function send(): Promise<void> {
    const unticked = (['isTrue', 'agreed'] as const).filter((one) => !ticks[one])
    show(Object.fromEntries(unticked.map((one) => [one, reviewTexts[one]])), null)
    if (unticked.length > 0) return
    if (!(await flush())) return show({}, reviewTexts.unsaved)
    try {
      const { id, version } = kept
      await submitting.mutateAsync({
        params: { id },
        body: { version, consentVersion: consent.version, agreed: true, isTrue: true },
      })
    } catch (error) {
      const { isTrue, agreed, ...rest } = fieldMessages(error)
      const own = { ...(isTrue ? { isTrue } : {}), ...(agreed ? { agreed } : {}) }
      return show(own, Object.values(rest).join(' ') || (serverMessage(error) ?? reviewTexts.notSent))
    }
    toast(reviewTexts.sent)
    onSent()
  }

  function submit(event: FormEvent): void {
    event.preventDefault()
    setBusy(true)
    void send().finally(() => setBusy(false))
  }

  return (
    <form onSubmit={submit} noValidate aria-labelledby="consent-title" className="grid grid-cols-1 gap-4">
      <h2 id="consent-title">{reviewTexts.consentTitle}</h2>
      <ErrorSummary errors={summary} title={reviewTexts.summary} />
      <ul className="grid list-disc gap-1.5 rounded-control border border-line bg-sunken py-3 pr-4 pl-8 text-small">
        {consent.text.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <div>
        <Tick
          name="isTrue"
          label={consent.isTrue}
          isTicked={ticks.isTrue}
          error={errors['isTrue']}
          onChange={(isTrue) => setTicks({ ...ticks, isTrue })}
        />
        <Tick
          name="agreed"
          label={consent.agree}
          isTicked={ticks.agreed}
          error={errors['agreed']}
          onChange={(agreed) => setTicks({ ...ticks, agreed })}
        />
      </div>
      <Button type="submit" size="large" className="sm:justify-self-start" busy={isBusy}>
        {reviewTexts.send}
      </Button>
    </form>
  )
}

type TickProps = {
  name: string
  label: string
  isTicked: boolean
  error: string | undefined
  onChange: (isTicked: boolean) => void
}

function Tick({ name, label, isTicked, error, onChange }: TickProps) {
  const id = fieldId(name)
  return (
    <>
      <CheckboxField
        id={id}
        name={name}
        label={label}
        required
        checked={isTicked}
        onCheckedChange={onChange}
        {...(error ? { 'aria-invalid': true as const, 'aria-describedby': `${id}-error` } : {})}
      />
      {error ? (
        <p id={`${id}-error`} className="text-small font-[560] text-danger">
          {error}
        </p>
      ) : null}
    </>
  )
}
