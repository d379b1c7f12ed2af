/**
 * Columns for money and rates: decimals in the database (numeric, exact), whole cents and parts per
 * million in code. The engine's one module converts; no float ever stands between the two.
 */
import { customType } from 'drizzle-orm/pg-core'
import { centsToDecimal, parseCents, parsePpm, ppmToDecimal } from '#engine/money/cents.ts'

function unitsOf(units: number | null, text: string): number {
  if (units === null) throw new RangeError(`a stored number does not fit its column's unit: ${text}`)
  return units
}

/** numeric(14,2): whole cents in code. */
export const cents = customType<{ data: number; driverData: string }>({
  dataType: () => 'numeric(14, 2)',
  toDriver: centsToDecimal,
  fromDriver: (text) => unitsOf(parseCents(text), text),
})

/** numeric(7,6): a yearly rate or a share as a fraction of one; whole parts per million in code. */
export const ppm = customType<{ data: number; driverData: string }>({
  dataType: () => 'numeric(7, 6)',
  toDriver: ppmToDecimal,
  fromDriver: (text) => unitsOf(parsePpm(text), text),
})
