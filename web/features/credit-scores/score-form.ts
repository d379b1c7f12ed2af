/** The score form between what a person types and what is sent. */
import { parseDate } from '#engine/money/calendar.ts'
import {
  HIGHEST_SCORE,
  LOWEST_SCORE,
  type CreditScore,
  type createCreditScore,
} from '#contracts/money/credit-scores.ts'
import type { BodyInputOf } from '#contracts/endpoint.ts'
import type { FieldErrors, Read } from '#web/forms/problem.ts'
import { scoreSentences } from './messages.ts'

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
