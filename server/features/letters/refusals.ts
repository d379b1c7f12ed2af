/** Errors of the letters feature. */
import { MAX_CASES } from '#contracts/money/letters.ts'
import { MAX_PAPERS, MAX_PAPERS_BYTES } from '#contracts/money/cases/case-papers.ts'
import { HttpError, invalidField, notFound } from '#server/errors.ts'
import type { FieldError } from '#server/errors.ts'
import { recordRefusals } from '#server/http/owned-record.ts'

export const {
  missing: missingCase,
  tooMany: tooManyCases,
  changedSince,
} = recordRefusals({ one: 'case', many: 'cases', most: MAX_CASES })

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

export const answerByBeforeServed: FieldError = {
  field: 'answerBy',
  message: 'Choose the day you got the papers, or a day after it.',
}

export const answerByTooLate: FieldError = {
  field: 'answerBy',
  message: 'This is more than a year after you got the papers. Look at the paper again.',
}

export const filedBeforeServed: FieldError = {
  field: 'filedOn',
  message: 'Choose the day you got the papers, or a day after it.',
}

export const missingPaper = () => notFound('We cannot find this paper. It may have been removed.')

export const tooManyPapers = () =>
  invalidField(
    'file',
    `A case can have up to ${MAX_PAPERS} papers. Remove one to add another. Nothing was saved.`,
  )

export function papersTooLarge(): HttpError {
  const message = `The papers of all your cases can have up to ${MAX_PAPERS_BYTES / 1024 / 1024} MB. Remove one to add another. Nothing was saved.`
  return new HttpError({ status: 413, code: 'too_large', message, fields: [{ field: 'file', message }] })
}

export const lawyerNotNamed = () => invalidField('lawyer', 'Enter the name and address of your lawyer.')

/** `characters`: those that the PDF's typeface does not have. */
export const notInTypeface = (characters: string[]) =>
  invalidField(
    'text',
    `The PDF cannot show these characters: ${characters.slice(0, 5).join(' ')}. Your letter is as it was. Copy it or download it as text, or write them another way.`,
  )
