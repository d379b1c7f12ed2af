/** The form of a lawsuit between what a person types and what is sent. */
import type { BodyInputOf } from '#contracts/endpoint.ts'
import type { courtIds, createCase, LetterCase, servedWays } from '#contracts/money/letters.ts'
import type { stateCodes } from '#contracts/us-states.ts'
import type { AnswerRule } from '#engine/letters/answer-day.ts'
import { addDays, parseDate } from '#engine/money/calendar.ts'
import type { FieldErrors, Read } from '#web/forms/problem.ts'
import type { CaseOutcome } from '../cases/case-words.ts'
import { suedErrors } from './messages.ts'

export const emptySuit = {
  recipient: '',
  subject: '',
  answerBy: '',
  servedOn: '',
  servedHow: '' as (typeof servedWays)[number] | '',
  state: '' as (typeof stateCodes)[number] | '',
  court: '' as (typeof courtIds)[number] | '',
  filedOn: '',
  outcome: 'open' as CaseOutcome,
  note: '',
}
export type SuitValues = typeof emptySuit

/** The form values of a stored case. */
export function formOfSuit(kept: LetterCase): SuitValues {
  const { answerBy, servedOn, servedHow, state, court, filedOn, note } = kept
  return {
    recipient: kept.recipient,
    subject: kept.subject,
    answerBy: answerBy ?? '',
    servedOn: servedOn ?? '',
    servedHow: servedHow ?? '',
    state: state ?? '',
    court: court ?? '',
    filedOn: filedOn ?? '',
    outcome: kept.outcome,
    note: note ?? '',
  }
}

/** A court gives no longer than this. */
const MOST_DAYS_AHEAD = 366

function dayErrors(values: SuitValues, today: string): FieldErrors<SuitValues> {
  const errors: FieldErrors<SuitValues> = {}
  const { servedOn, answerBy, filedOn } = values
  for (const field of ['servedOn', 'filedOn', 'answerBy'] as const) {
    const day = values[field]
    if (day && !parseDate(day)) errors[field] = suedErrors.date
    else if (day > today && field !== 'answerBy') errors[field] = suedErrors.future
  }
  if (!servedOn && !answerBy) errors.servedOn = suedErrors.servedOn
  if (!servedOn || errors.servedOn) return errors
  if (answerBy && answerBy < servedOn) errors.answerBy ??= suedErrors.beforeServed
  if (answerBy > addDays(servedOn, MOST_DAYS_AHEAD)) errors.answerBy ??= suedErrors.tooLate
  if (filedOn && filedOn < servedOn) errors.filedOn ??= suedErrors.beforeServed
  return errors
}

type SuitBody = Omit<BodyInputOf<typeof createCase>, 'kind'>

/** The body to send, or what is wrong, field by field. */
export function readSuit(values: SuitValues, today: string): Read<SuitValues, SuitBody> {
  const errors = dayErrors(values, today)
  const recipient = values.recipient.trim()
  if (!recipient) errors.recipient = suedErrors.recipient
  const subject = values.subject.trim()
  if (!subject) errors.subject = suedErrors.subject
  if (Object.keys(errors).length > 0) return { errors }
  const { answerBy, servedOn, servedHow, state, court, filedOn, note } = values
  return {
    body: {
      recipient,
      subject,
      answerBy,
      servedOn,
      filedOn,
      note,
      servedHow: servedHow || null,
      state: state || null,
      court: court || null,
    },
  }
}

const dayOrNull = (day: string) => (parseDate(day) ? day : null)

/** What the clock of a lawsuit counts with, of a form that is being filled in. */
export const factsOfSuit = ({ servedOn, answerBy, filedOn, court }: SuitValues) => ({
  servedOn: dayOrNull(servedOn),
  answerBy: dayOrNull(answerBy),
  filedOn: dayOrNull(filedOn),
  court: court || null,
})

/** The courts of a state to choose from. */
export const courtOptions = ({ courts }: Pick<AnswerRule, 'courts'>) =>
  courts.map(({ court, name }) => ({ value: court, label: name }))
