import { useId, useMemo, useState, type FormEvent } from 'react'
import type { DeskAct, DeskApplication } from '#contracts/grants-desk.ts'
import { MOST_STORY } from '#contracts/grants.ts'
import { fieldMessages, serverMessage } from '#web/api/api-error.ts'
import { useDraft } from '#web/api/use-draft.ts'
import { today as currentDay } from '#web/format/dates.ts'
import { AreaField } from '#web/ui/area-field.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { ErrorSummary, type FormError } from '#web/ui/error-summary.tsx'
import { DateField } from '#web/ui/field.tsx'
import { approvalNote, readAct, startOf, type ActValues } from './act-form.ts'
import type { FieldErrors } from './application-form.ts'
import { ChoiceField } from './choice-field.tsx'
import { actErrors, actFields, actNotes, actTexts } from './desk-messages.ts'
import { DollarField } from './dollar-field.tsx'
import { FundsNote } from './funds-view.tsx'
import { errorList } from './self-check-form.ts'
import { useDeskAct } from './use-desk-act.ts'
import { dollars } from './words.ts'

type ActDialogProps = {
  act: DeskAct
  application: DeskApplication
  onClose: () => void
  onDone: (act: DeskAct) => void
}

/** One act of the desk: what it brings about, what it needs, and the button that does it. */
export function ActDialog({ act, application, onClose, onDone }: ActDialogProps) {
  const today = currentDay()
  const [choices, setChoices] = useState<ActValues>(() => startOf(application, today))
  // A question or a reason is thought about: it stays when the dialog is closed before it is sent.
  const { values: draft, change: keep, forget } = useDraft(`grant-act:${application.id}:${act}`, { text: '' })
  const values: ActValues = { ...choices, text: draft.text }
  const [errors, setErrors] = useState<FieldErrors>({})
  const [failure, setFailure] = useState<string | null>(null)
  const doing = useDeskAct(application)
  const formId = useId()
  const texts = actTexts[act]
  const summary = useMemo<FormError[]>(
    () => [...(failure ? [{ field: null, message: failure }] : []), ...errorList(errors)],
    [errors, failure],
  )

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    const { body, errors: found } = readAct(act, values, today)
    setErrors(found ?? {})
    setFailure(null)
    if (!body) return
    try {
      await doing.mutateAsync(body)
    } catch (error) {
      const { question, reason, ...fields } = fieldMessages(error)
      const text = question ?? reason
      setErrors({ ...(text ? { text } : {}), ...fields })
      const isField = text !== undefined || Object.keys(fields).length > 0
      return setFailure(isField ? null : (serverMessage(error) ?? actErrors.failed))
    }
    forget()
    onDone(act)
  }

  function change({ text, ...changed }: Partial<ActValues>): void {
    if (text !== undefined) keep({ text })
    setChoices((before) => ({ ...before, ...changed }))
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={texts.title}
      description={texts.lead}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button
            type="submit"
            form={formId}
            variant={act === 'refuse' ? 'danger' : 'primary'}
            busy={doing.isPending}
          >
            {texts.confirm}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        onSubmit={(event) => void submit(event)}
        noValidate
        className="grid grid-cols-1 gap-4"
      >
        <ErrorSummary errors={summary} {...(failure ? { title: actErrors.title } : {})} />
        <ActFields act={act} application={application} values={values} errors={errors} onChange={change} />
      </form>
    </Dialog>
  )
}

type ActFieldsProps = {
  act: DeskAct
  application: DeskApplication
  values: ActValues
  errors: FieldErrors
  onChange: (changed: Partial<ActValues>) => void
}

const outcomes = [
  { value: 'granted', label: actFields.outcome.granted },
  { value: 'refused', label: actFields.outcome.refused },
] as const

function ActFields({ act, application, values, errors, onChange }: ActFieldsProps) {
  const isGrant = act === 'approve' || (act === 'decide_appeal' && values.outcome === 'granted')
  const text = act === 'ask' ? actFields.question : actFields.reason
  return (
    <>
      {act === 'decide_appeal' ? (
        <ChoiceField
          name="outcome"
          label={actFields.outcome.label}
          choices={outcomes}
          value={values.outcome}
          error={errors['outcome']}
          onValueChange={(outcome) => onChange({ outcome })}
        />
      ) : null}
      {isGrant ? (
        <>
          <DollarField
            name="amount"
            label={actFields.amount.label}
            hint={actNotes.askedFor(dollars(application.requestedAmount))}
            required
            value={values.amount}
            error={errors['amount']}
            onValueChange={(amount) => onChange({ amount })}
          />
          <FundsNote funds={application.funds} />
          <p className="rounded-control bg-info-soft px-4 py-3 text-small text-info" aria-live="polite">
            {approvalNote(application, values.amount)}
          </p>
        </>
      ) : null}
      {act === 'pay' ? (
        <>
          <p>{actNotes.approvedFor(dollars(application.approvedAmount))}</p>
          <FundsNote funds={application.funds} />
          <DateField
            name="paidOn"
            label={actFields.paidOn.label}
            required
            value={values.paidOn}
            error={errors['paidOn']}
            onValueChange={(paidOn) => onChange({ paidOn })}
          />
        </>
      ) : (
        <AreaField
          name="text"
          {...text}
          required
          rows={4}
          maxLength={MOST_STORY}
          value={values.text}
          error={errors['text']}
          onValueChange={(typed) => onChange({ text: typed })}
        />
      )}
    </>
  )
}
