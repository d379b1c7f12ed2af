/** A person's settings: formats, notices, name (reading 19). */
import * as z from 'zod/mini'
import { accountTexts } from './account-messages.ts'
import { refusalTexts } from '#contracts/refusal-messages.ts'
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

const wrongDays = { error: () => accountTexts().reminderDays }
const yesOrNo = z.boolean({ error: () => refusalTexts().yesOrNo })

export const updateSettings = endpoint('PATCH /api/settings', {
  summary: 'Change some settings; the others stay. A stale `version` answers 409 and the current settings.',
  access: 'signedIn',
  body: z.strictObject({
    paymentReminders: z.optional(yesOrNo),
    reminderDays: z.optional(z.int(wrongDays).check(z.minimum(1, wrongDays), z.maximum(14, wrongDays))),
    debtMilestones: z.optional(yesOrNo),
    weeklyReports: z.optional(yesOrNo),
    productUpdates: z.optional(yesOrNo),
    coachModel: z.optional(yesOrNo),
    dateFormat: z.optional(z.enum(dateFormats, { error: () => accountTexts().dateFormat })),
    timezone: z.optional(z.enum(timeZones, { error: () => accountTexts().timeZone })),
    currency: z.optional(z.enum(currencies, { error: () => accountTexts().currency })),
    language: z.optional(z.enum(languages, { error: () => accountTexts().language })),
    version: z.optional(z.int({ error: () => refusalTexts().version })),
  }),
  answer: settingsAnswer,
})

export const updateName = endpoint('PATCH /api/account', {
  summary: "Change the person's name.",
  access: 'signedIn',
  body: z.strictObject({
    firstName: requiredLine({ most: 80, missing: () => refusalTexts().firstName }),
    lastName: optionalLine({ most: 80 }),
  }),
  answer: userAnswer,
})
