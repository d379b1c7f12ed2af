/** The consent form between what a person types and what is sent. */
import { parseDate } from '#engine/money/calendar.ts'
import type { FieldErrors, Read } from '#web/forms/problem.ts'
import { consentSentences } from './messages.ts'
import type { agreeToCreditPull } from '#contracts/money/credit-monitoring.ts'
import type { BodyInputOf } from '#contracts/endpoint.ts'

export type ConsentValues = {
  firstName: string
  lastName: string
  birthDate: string
  phone: string
  agreed: boolean
}

const isPhone = (text: string) => /^1?[2-9]\d{9}$/.test(text.replaceAll(/\D/g, ''))

type ConsentBody = BodyInputOf<typeof agreeToCreditPull>

/** The body to send, or what is wrong, field by field. `version` is that of the words on the screen. */
export function readConsentForm(values: ConsentValues, version: string): Read<ConsentValues, ConsentBody> {
  const { birthDate, agreed } = values
  const [firstName, lastName, phone] = [values.firstName, values.lastName, values.phone].map((text) =>
    text.trim(),
  )
  const errors: FieldErrors<ConsentValues> = {}
  if (!firstName) errors.firstName = consentSentences.firstName
  if (!lastName) errors.lastName = consentSentences.lastName
  if (!parseDate(birthDate)) errors.birthDate = consentSentences.birthDate
  if (!phone || !isPhone(phone)) errors.phone = consentSentences.phone
  if (!agreed) errors.agreed = consentSentences.agreed
  if (!firstName || !lastName || !phone || Object.keys(errors).length > 0) return { errors }
  return { body: { version, agreed: true, firstName, lastName, birthDate, phone } }
}
