/** What Method takes: the parameters of its calls as far as the sandbox has them. Any other is refused, as there. */
import { EntityAttributeNames } from 'method-node'
import * as z from 'zod/mini'
import { parseDate } from '#engine/money/calendar.ts'

const line = z.nullable(z.string().check(z.maxLength(200)))

const birthDate = z.string().check(z.refine((text) => parseDate(text) !== null))

/** the plain North American form, in E.164 */
const usPhone = z.string().check(z.regex(/^\+1[2-9]\d{9}$/))

export const createEntity = z.strictObject({
  type: z.literal('individual'),
  individual: z.strictObject({
    first_name: z.string().check(z.minLength(1), z.maxLength(200)),
    last_name: z.string().check(z.minLength(1), z.maxLength(200)),
    phone: usPhone,
    dob: z.optional(z.nullable(birthDate)),
    email: z.optional(line),
    ssn: z.optional(line),
    ssn_4: z.optional(line),
  }),
  address: z.optional(z.nullable(z.record(z.string(), line))),
  metadata: z.optional(z.nullable(z.record(z.string(), z.unknown()))),
})
export type CreateEntity = z.output<typeof createEntity>

export const withdrawConsent = z.strictObject({
  type: z.literal('withdraw'),
  reason: z.nullable(z.literal('entity_withdrew_consent')),
})

export const createPhoneSession = z.strictObject({
  type: z.literal('phone'),
  method: z.literal('sms'),
  sms: z.strictObject({}),
})

export const updatePhoneSession = z.strictObject({
  type: z.literal('phone'),
  method: z.literal('sms'),
  sms: z.strictObject({ sms_code: z.string().check(z.length(6)) }),
})

export const createQuestions = z.strictObject({
  type: z.literal('identity'),
  method: z.literal('kba'),
  kba: z.strictObject({}),
})

const id = z.string().check(z.minLength(1), z.maxLength(100))

export const answerQuestions = z.strictObject({
  type: z.literal('identity'),
  method: z.literal('kba'),
  kba: z.strictObject({
    answers: z.array(z.strictObject({ question_id: id, answer_id: id })).check(z.minLength(1)),
  }),
})
export type ChosenAnswers = z.output<typeof answerQuestions>['kba']['answers']

/** of a list, in its address */
export const pageLimit = z.string().check(z.regex(/^([1-9]|[1-9]\d|100)$/))

export const nothing = z.strictObject({})

export const createAttributes = z.strictObject({
  attributes: z.array(z.enum(EntityAttributeNames)).check(z.minLength(1)),
})
