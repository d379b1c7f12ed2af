/** The person as the bureaus take them, from what they typed. */
import type { agreeToCreditPull } from '#contracts/credit-monitoring.ts'
import type { BodyOf } from '#contracts/endpoint.ts'
import { invalidInput } from '#server/errors.ts'
import type { FieldError } from '#server/errors.ts'
import type { PersonAtBureau } from '#server/ports/bureau/bureau.ts'

const ADULT_YEARS = 18
const OLDEST_YEARS = 120

const yearsBefore = (day: string, years: number) => `${Number(day.slice(0, 4)) - years}${day.slice(4)}`

/** A number of the United States in E.164; null where it is none. '(202) 555-0143' is +12025550143. */
function usPhone(text: string): string | null {
  const digits = text.replaceAll(/\D/g, '').replace(/^1(?=\d{10}$)/, '')
  return /^[2-9]\d{9}$/.test(digits) ? `+1${digits}` : null
}

function birthDateRefusal(birthDate: string, today: string): string | null {
  if (birthDate > today || birthDate < yearsBefore(today, OLDEST_YEARS)) return 'Enter your own birth date.'
  return birthDate > yearsBefore(today, ADULT_YEARS) ? 'The bureaus know people from 18 on.' : null
}

/** `today` is the person's day, YYYY-MM-DD. Throws 422 for a birth date or a phone that cannot be the person's. */
export function readDetails(body: BodyOf<typeof agreeToCreditPull>, today: string): PersonAtBureau {
  const fields: FieldError[] = []
  const birthDateMessage = birthDateRefusal(body.birthDate, today)
  if (birthDateMessage !== null) fields.push({ field: 'birthDate', message: birthDateMessage })
  const phone = usPhone(body.phone)
  if (phone === null)
    fields.push({ field: 'phone', message: 'Enter a US phone number, such as 202 555 0143.' })
  if (phone === null || fields.length > 0) throw invalidInput(fields)
  return { firstName: body.firstName, lastName: body.lastName, birthDate: body.birthDate, phone }
}
