/** Errors of the letters feature. */
import { MAX_CASES } from '#contracts/money/letters.ts'
import { MAX_PAPERS, MAX_PAPERS_BYTES } from '#contracts/money/cases/case-papers.ts'
import { sentence } from '#engine/language/sentence.ts'
import { noRoomForFile } from '#server/documents/file-refusals.ts'
import { invalidField, notFound } from '#server/errors.ts'
import type { Fault } from '#contracts/faults.ts'
import { recordRefusals } from '#server/http/owned-record.ts'
import { letterTexts } from './messages.ts'

export const {
  missing: missingCase,
  tooMany: tooManyCases,
  changedSince,
} = recordRefusals({ record: 'case', most: MAX_CASES })

export const dayInFuture = (field: string): Fault => ({ field, said: sentence(letterTexts, 'future') })

export const receivedBeforeSent = (): Fault => ({
  field: 'receivedOn',
  said: sentence(letterTexts, 'receivedBeforeSent'),
})

export const addedBeforeSent = (): Fault => ({
  field: 'addedInformationOn',
  said: sentence(letterTexts, 'addedBeforeSent'),
})

export const answerByBeforeServed = (): Fault => ({
  field: 'answerBy',
  said: sentence(letterTexts, 'beforeServed'),
})

export const answerByTooLate = (): Fault => ({
  field: 'answerBy',
  said: sentence(letterTexts, 'answerByTooLate'),
})

export const filedBeforeServed = (): Fault => ({
  field: 'filedOn',
  said: sentence(letterTexts, 'beforeServed'),
})

export const missingPaper = () => notFound(sentence(letterTexts, 'missingPaper'))

export const tooManyPapers = () => invalidField('file', sentence(letterTexts, 'tooManyPapers', MAX_PAPERS))

export const papersTooLarge = () =>
  noRoomForFile(sentence(letterTexts, 'papersTooLarge', MAX_PAPERS_BYTES / 1024 / 1024))

export const lawyerNotNamed = () => invalidField('lawyer', sentence(letterTexts, 'lawyerNotNamed'))

/** `characters`: those that the PDF's typeface does not have. */
export const notInTypeface = (characters: string[]) =>
  invalidField('text', sentence(letterTexts, 'notInTypeface', characters.slice(0, 5).join(' ')))
