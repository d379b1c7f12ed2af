/** What the letters feature refuses, and the sentence for each. */
import { MAX_CASES } from '#contracts/money/letters.ts'
import { conflict, invalidInput, notFound } from '#server/errors.ts'
import type { FieldError, HttpError } from '#server/errors.ts'
import type { CaseRow } from './letters.table.ts'
import { presentCase } from './present-case.ts'

/** 404, also for somebody else's case. */
export function missingCase(): HttpError {
  return notFound('We cannot find this case. It may have been removed.')
}

export function tooManyCases(): HttpError {
  const message = `You can keep up to ${MAX_CASES} cases. Remove one to add another.`
  return invalidInput([{ field: '', message }])
}

/** 409 with the case as it is now. */
export function changedSince(row: CaseRow): HttpError {
  return conflict(
    'This case was changed after you opened it. Nothing was lost. Look at it again, then make your change.',
    presentCase(row),
  )
}

export const dayInFuture = (field: string): FieldError => ({
  field,
  message: 'Choose today or a day before it.',
})

export const receivedBeforeSent: FieldError = {
  field: 'receivedOn',
  message: 'Choose the day you sent it, or a day after it.',
}

export const addedBeforeSent: FieldError = {
  field: 'addedInformationOn',
  message: 'Choose the day you sent the letter, or a day after it.',
}

export function lawyerNotNamed(): HttpError {
  return invalidInput([{ field: 'lawyer', message: 'Enter the name and address of your lawyer.' }])
}

/** `characters`: those that the PDF's typeface does not have. */
export function notInTypeface(characters: string[]): HttpError {
  const shown = characters.slice(0, 5).join(' ')
  const message = `The PDF cannot show these characters: ${shown}. Your letter is as it was. Copy it or download it as text, or write them another way.`
  return invalidInput([{ field: 'text', message }])
}
