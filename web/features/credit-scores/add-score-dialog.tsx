import { useId, useState, type FormEvent } from 'react'
import { createCreditScore, type CreditScore } from '#contracts/credit-scores.ts'
import { useWrite } from '#web/api/use-write.ts'
import { fieldMessages, serverMessage } from '#web/api/api-error.ts'
import { useDraft } from '#web/api/use-draft.ts'
import { today as currentDay } from '#web/format/dates.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { DialogButtons } from '#web/ui/dialog-buttons.tsx'
import { ErrorSummary, type FormError } from '#web/ui/error-summary.tsx'
import { DateField, SelectField, TextField } from '#web/ui/field.tsx'
import { toast } from '#web/ui/toast.tsx'
import { notSaved, scoreToasts } from './messages.ts'
import { readScoreForm, type ScoreFormErrors, type ScoreFormValues } from './score-form.ts'
import { bureauOptions, modelOptions } from './score-names.ts'

/** Adds a score that the person saw elsewhere. Mounted while it is open. */
export function AddScoreDialog({ onClose }: { onClose: () => void }) {
  const form = useScoreForm(onClose)
  const formId = useId()
  const { values, errors, change } = form
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void form.submit()
  }
  const cancel = () => {
    form.discard()
    onClose()
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Add a score"
      description="As your bank, a card statement or a bureau shows it."
      footer={<DialogButtons form={formId} busy={form.isBusy} label="Add score" onCancel={cancel} />}
    >
      <form id={formId} onSubmit={submit} noValidate className="grid gap-4">
        <ErrorSummary errors={form.summary} {...(form.isRefused ? { title: notSaved.title } : {})} />
        <ScoreFields values={values} errors={errors} today={form.today} onChange={change} />
      </form>
    </Dialog>
  )
}

type ScoreFieldsProps = {
  values: ScoreFormValues
  errors: ScoreFormErrors
  today: string
  onChange: (changed: Partial<ScoreFormValues>) => void
}

function ScoreFields({ values, errors, today, onChange }: ScoreFieldsProps) {
  return (
    <>
      <TextField
        name="score"
        label="Score"
        hint="From 300 to 850."
        required
        inputMode="numeric"
        autoComplete="off"
        maxLength={5}
        value={values.score}
        error={errors.score}
        onValueChange={(score) => onChange({ score })}
      />
      <DateField
        name="recordedAt"
        label="Date of the score"
        required
        max={today}
        value={values.recordedAt}
        error={errors.recordedAt}
        onValueChange={(recordedAt) => onChange({ recordedAt })}
      />
      <SelectField
        name="bureau"
        label="Bureau"
        options={bureauOptions}
        value={values.bureau}
        error={errors.bureau}
        onValueChange={(bureau) => onChange({ bureau: bureau as CreditScore['bureau'] })}
      />
      <SelectField
        name="model"
        label="Scoring model"
        hint="Often in small print. Only scores of one bureau and one model are compared."
        options={modelOptions}
        value={values.model}
        error={errors.model}
        onValueChange={(model) => onChange({ model: model as CreditScore['model'] })}
      />
    </>
  )
}

function useScoreForm(onDone: () => void) {
  const today = currentDay()
  const start: ScoreFormValues = { score: '', recordedAt: today, bureau: 'unknown', model: 'unknown' }
  const { values, change, forget } = useDraft<ScoreFormValues>('score:new', start)
  const [errors, setErrors] = useState<ScoreFormErrors>({})
  const [summary, setSummary] = useState<FormError[]>([])
  const create = useWrite(createCreditScore)

  function show(found: ScoreFormErrors, general?: string) {
    setErrors(found)
    const ofFields = Object.entries(found).map(([field, message]) => ({ field, message }))
    setSummary(general ? [{ field: null, message: general }, ...ofFields] : ofFields)
  }

  async function submit() {
    const { body, errors: found } = readScoreForm(values, today)
    show(found ?? {})
    if (!body) return
    try {
      await create.mutateAsync({ body })
    } catch (error) {
      const fields: ScoreFormErrors & { ''?: string } = fieldMessages(error)
      const { '': ofForm, ...known } = fields
      const isAboutFields = Object.keys(known).length > 0
      show(known, isAboutFields ? undefined : (ofForm ?? serverMessage(error) ?? notSaved.unreachable))
      return void toast({ ...scoreToasts.addFailed, variant: 'destructive' })
    }
    forget()
    toast(scoreToasts.added(body.score))
    onDone()
  }

  const isRefused = summary.some(({ field }) => field === null)
  return {
    values,
    change,
    errors,
    summary,
    isRefused,
    submit,
    today,
    isBusy: create.isPending,
    discard: forget,
  }
}
