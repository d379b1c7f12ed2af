/** A person's settings: formats, notices, name (reading 19). */
import * as z from 'zod/mini'
import { currencies, dateFormats } from '#engine/money/format.ts'
import { endpoint } from '#contracts/endpoint.ts'
import { language, languages } from '#contracts/language.ts'
import { userAnswer } from './account.ts'
import { optionalLine, requiredLine } from '#contracts/texts.ts'

// spec 9: the first is what stands until the person chooses
export const timeZones = [
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Los_Angeles',
  'UTC',
] as const

export const settingsAnswer = z.object({
  paymentReminders: z.boolean(),
  /** how many days before a payment is due its reminder is mailed */
  reminderDays: z.int(),
  debtMilestones: z.boolean(),
  weeklyReports: z.boolean(),
  productUpdates: z.boolean(),
  /** off: no question of the person is read by a model, and nothing leaves */
  coachModel: z.boolean(),
  dateFormat: z.enum(dateFormats),
  timezone: z.enum(timeZones),
  currency: z.enum(currencies),
  /** null until the person chooses: that of the browser */
  language: z.nullable(language),
  version: z.int(),
})
export type Settings = z.output<typeof settingsAnswer>

export const getSettings = endpoint('GET /api/settings', {
  summary: "The person's settings; the specification's defaults until they choose.",
  access: 'signedIn',
  keptOffline: true,
  answer: settingsAnswer,
})

const REMINDER_DAYS_SENTENCE = 'Choose a whole number of days, from 1 to 14.'
const yesOrNo = z.boolean({ error: 'Send true or false.' })

export const updateSettings = endpoint('PATCH /api/settings', {
  summary: 'Change some settings; the others stay. A stale `version` answers 409 and the current settings.',
  access: 'signedIn',
  body: z.strictObject({
    paymentReminders: z.optional(yesOrNo),
    reminderDays: z.optional(
      z
        .int({ error: REMINDER_DAYS_SENTENCE })
        .check(z.minimum(1, REMINDER_DAYS_SENTENCE), z.maximum(14, REMINDER_DAYS_SENTENCE)),
    ),
    debtMilestones: z.optional(yesOrNo),
    weeklyReports: z.optional(yesOrNo),
    productUpdates: z.optional(yesOrNo),
    coachModel: z.optional(yesOrNo),
    dateFormat: z.optional(z.enum(dateFormats, { error: 'Choose a date format from the list.' })),
    timezone: z.optional(z.enum(timeZones, { error: 'Choose a time zone from the list.' })),
    currency: z.optional(z.enum(currencies, { error: 'Choose a currency from the list.' })),
    language: z.optional(z.enum(languages, { error: 'Choose a language from the list.' })),
    version: z.optional(z.int({ error: 'Send the version as a whole number.' })),
  }),
  answer: settingsAnswer,
})

export const updateName = endpoint('PATCH /api/account', {
  summary: "Change the person's name.",
  access: 'signedIn',
  body: z.strictObject({
    firstName: requiredLine({ most: 80, missing: 'Enter your first name.' }),
    lastName: optionalLine({ most: 80 }),
  }),
  answer: userAnswer,
})
