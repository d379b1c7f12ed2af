/** Worksheets to print: empty for everybody, or filled in with a person's own records. */
import * as z from 'zod/mini'
import { educationTexts } from './education-messages.ts'
import { refusalTexts } from '#contracts/refusal-messages.ts'
import { endpoint } from '#contracts/endpoint.ts'
import { languages, type Language } from '#contracts/language.ts'

export const worksheetNames = [
  'debt-list',
  'bill-calendar',
  'spending-tracker',
  'call-log',
  'letter-checklist',
] as const
export type WorksheetName = (typeof worksheetNames)[number]

/** The name that a saved sheet has. */
export const worksheetFile = (name: WorksheetName, language: Language): string =>
  `jubilee-${name}${language === 'en' ? '' : `-${language}`}.pdf`

export const readWorksheet = endpoint('GET /api/worksheets/{name}', {
  summary:
    'One worksheet as a PDF on US letter paper; with `filled=true` for a signed-in person, with their own records in it.',
  access: 'public',
  params: z.object({ name: z.enum(worksheetNames, { error: () => educationTexts().worksheet }) }),
  query: z.strictObject({
    language: z.optional(z.enum(languages, { error: () => refusalTexts().language })),
    filled: z.optional(z.enum(['true', 'false'], { error: () => educationTexts().filled })),
  }),
  downloads: ['application/pdf'],
  answer: z.unknown(),
})
