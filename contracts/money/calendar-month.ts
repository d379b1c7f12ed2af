/** A month as calls name it. A file of its own, so that a screen which asks for one loads no more than that. */
import * as z from 'zod/mini'

/** A calendar month, YYYY-MM. */
export const calendarMonth = z
  .string({ error: 'Choose a month, as YYYY-MM.' })
  .check(z.regex(/^(19|20)\d{2}-(0[1-9]|1[0-2])$/, 'Choose a month, as YYYY-MM.'))
