/** Errors of the letters feature. */
import { MAX_CASES } from '#contracts/money/letters.ts'
import { invalidField } from '#server/errors.ts'
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

export const lawyerNotNamed = () => invalidField('lawyer', 'Enter the name and address of your lawyer.')

/** `characters`: those that the PDF's typeface does not have. */
export const notInTypeface = (characters: string[]) =>
  invalidField(
    'text',
    `The PDF cannot show these characters: ${characters.slice(0, 5).join(' ')}. Your letter is as it was. Copy it or download it as text, or write them another way.`,
  )
