/** A month as calls name it. A file of its own, so that a screen which asks for one loads no more than that. */
import * as z from 'zod/mini'
import { refusalTexts } from '#contracts/refusal-messages.ts'

/** A calendar month, YYYY-MM. */
export const calendarMonth = z
  .string({ error: () => refusalTexts().month })
  .check(z.regex(/^(19|20)\d{2}-(0[1-9]|1[0-2])$/, { error: () => refusalTexts().month }))
