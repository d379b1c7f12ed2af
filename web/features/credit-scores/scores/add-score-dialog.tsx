import {
  createCreditScore,
  type CreditScore,
  HIGHEST_SCORE,
  LOWEST_SCORE,
} from '#contracts/money/credit-scores.ts'
import { useWrite } from '#web/api/use-write.ts'
import { FormDialog } from '#web/forms/form-dialog.tsx'
import { useForm } from '#web/forms/use-form.ts'
import { today as currentDay } from '#web/format/dates.ts'
import { DateField, SelectField, TextField } from '#web/ui/fields/field.tsx'
import { toast } from '#web/ui/toast/toast.tsx'
import { parseDate } from '#engine/money/calendar.ts'
import type { BodyInputOf } from '#contracts/endpoint.ts'
import type { FieldErrors, Read } from '#web/forms/problem.ts'
import { scoreFormTexts as texts, scoreSentences, scoreToasts } from '../messages.ts'
import { bureauOptions, modelOptions } from '#web/scores/score-names.ts'

/** Adds a score that the person saw elsewhere. Mounted while it is open. */
export function AddScoreDialog({ onClose }: { onClose: () => void }) {
  const today = currentDay()
  const start: ScoreFormValues = { score: '', recordedAt: today, bureau: 'unknown', model: 'unknown' }
  const create = useWrite(createCreditScore)
  const form = useForm({
    draft: 'score:new',
    start,
    read: (values) => readScoreForm(values, today),
    send: (body) => create.mutateAsync({ body }),
    failed: scoreToasts.addFailed,
    onSent: (_, { score }) => {
      toast(scoreToasts.added(score))
      onClose()
    },
  })
  return (
    <FormDialog form={form} title={texts.title} description={texts.lead} label={texts.add} onClose={onClose}>
      <TextField
        label={texts.score}
        hint={texts.scoreHint}
        required
        inputMode="numeric"
        maxLength={5}
        {...form.field('score')}
      />
      <DateField label={texts.date} required max={today} {...form.field('recordedAt')} />
      <SelectField label={texts.bureau} options={bureauOptions} {...form.field('bureau')} />
      <SelectField
        label={texts.model}
        hint={texts.modelHint}
        options={modelOptions}
        {...form.field('model')}
      />
    </FormDialog>
  )
}

export type ScoreFormValues = {
  score: string
  recordedAt: string
  bureau: CreditScore['bureau']
  model: CreditScore['model']
}
type ScoreBody = BodyInputOf<typeof createCreditScore>

/** The body to send, or what is wrong, field by field. `today` is the latest day a score can be from. */
export function readScoreForm(values: ScoreFormValues, today: string): Read<ScoreFormValues, ScoreBody> {
  const errors: FieldErrors<ScoreFormValues> = {}
  const score = typedScore(values.score)
  if (score === null) errors.score = scoreSentences.score
  if (!parseDate(values.recordedAt)) errors.recordedAt = scoreSentences.date
  else if (values.recordedAt > today) errors.recordedAt = scoreSentences.future
  if (score === null || Object.keys(errors).length > 0) return { errors }
  return { body: { score, recordedAt: values.recordedAt, bureau: values.bureau, model: values.model } }
}

function typedScore(text: string): number | null {
  if (!/^\s*\d{3}\s*$/.test(text)) return null
  const score = Number(text)
  return score >= LOWEST_SCORE && score <= HIGHEST_SCORE ? score : null
}
