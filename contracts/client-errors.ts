/** A browser's report that a screen or a card could not be drawn. It cannot hold a figure, a quoted text or an address. */
import * as z from 'zod/mini'
import { faultTexts } from './fault-messages.ts'
import { endpoint, messageAnswer } from './endpoint.ts'

export const MAX_COMPONENTS = 20
export const MAX_MESSAGE = 200

const refused = { error: () => faultTexts().unusableReport }

export const reportClientError = endpoint('POST /api/client-errors', {
  summary:
    'Note in the log that something could not be shown. Nothing is stored, and nothing in it is of the person.',
  access: 'public',
  status: 202,
  body: z.strictObject({
    /** the error's class: 'RangeError' */
    name: z.string().check(z.regex(/^[A-Za-z]{1,40}$/, refused)),
    /** what it says; no digits, no quotes, no @, and no colon, which a value would follow */
    message: z
      .string()
      .check(z.maxLength(MAX_MESSAGE, refused), z.regex(/^[^\d:"'`“”‘’@\p{Cc}]*$/u, refused)),
    /** the route's pattern; what is not a fixed part of it is a colon: /education/: */
    route: z.string().check(z.maxLength(80, refused), z.regex(/^\/[a-z/:-]*$/, refused)),
    /** the components around it, the nearest first, each with its file where that is known: 'Panel credit-monitor' */
    components: z
      .array(z.string().check(z.regex(/^[\w$.-]{1,60}( [\w.-]{1,60})?$/, refused)))
      .check(z.maxLength(MAX_COMPONENTS, refused)),
    /** the `x-request-id` of the answer that failed */
    requestId: z.nullable(z.uuid(refused)),
    /** the version of the pages */
    release: z.string().check(z.regex(/^[\w.-]{1,20}$/, refused)),
  }),
  answer: messageAnswer,
})
