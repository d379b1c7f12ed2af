/** Errors of the letters feature. */
import { MAX_CASES } from '#contracts/money/letters.ts'
import { MAX_PAPERS, MAX_PAPERS_BYTES } from '#contracts/money/cases/case-papers.ts'
import { HttpError, invalidField, notFound } from '#server/errors.ts'
import type { FieldError } from '#server/errors.ts'
import { recordRefusals } from '#server/http/owned-record.ts'
import { letterTexts } from './messages.ts'

export const {
  missing: missingCase,
  tooMany: tooManyCases,
  changedSince,
} = recordRefusals({ record: 'case', most: MAX_CASES })

export const dayInFuture = (field: string): FieldError => ({ field, message: letterTexts().future })

export const receivedBeforeSent = (): FieldError => ({
  field: 'receivedOn',
  message: letterTexts().receivedBeforeSent,
})

export const addedBeforeSent = (): FieldError => ({
  field: 'addedInformationOn',
  message: letterTexts().addedBeforeSent,
})

export const answerByBeforeServed = (): FieldError => ({
  field: 'answerBy',
  message: letterTexts().beforeServed,
})

export const answerByTooLate = (): FieldError => ({
  field: 'answerBy',
  message: letterTexts().answerByTooLate,
})

export const filedBeforeServed = (): FieldError => ({
  field: 'filedOn',
  message: letterTexts().beforeServed,
})

export const missingPaper = () => notFound(letterTexts().missingPaper)

export const tooManyPapers = () => invalidField('file', letterTexts().tooManyPapers(MAX_PAPERS))

export function papersTooLarge(): HttpError {
  const message = letterTexts().papersTooLarge(MAX_PAPERS_BYTES / 1024 / 1024)
  return new HttpError({ status: 413, code: 'too_large', message, fields: [{ field: 'file', message }] })
}

export const lawyerNotNamed = () => invalidField('lawyer', letterTexts().lawyerNotNamed)

/** `characters`: those that the PDF's typeface does not have. */
export const notInTypeface = (characters: string[]) =>
  invalidField('text', letterTexts().notInTypeface(characters.slice(0, 5).join(' ')))
