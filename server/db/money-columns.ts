/**
 * Columns for money and rates: decimals in the database (numeric, exact), whole cents and parts per
 * million in code. The engine's one module converts; no float ever stands between the two.
 */
import { customType } from 'drizzle-orm/pg-core'
import type { Cents, Ppm } from '#engine/money/units.ts'
import { centsToDecimal, parseCents, parsePpm, ppmToDecimal } from '#engine/money/cents.ts'

function unitsOf<Unit extends number>(units: Unit | null, text: string): Unit {
  if (units === null) throw new RangeError(`a stored number does not fit its column's unit: ${text}`)
  return units
}

/** Cents of an amount that a query gave as a text. Throws RangeError on one of another unit. */
export const storedCents = (text: string): Cents => unitsOf(parseCents(text), text)

/** numeric(14,2): whole cents in code. */
export const cents = customType<{ data: Cents; driverData: string }>({
  dataType: () => 'numeric(14, 2)',
  toDriver: centsToDecimal,
  fromDriver: storedCents,
})

/** numeric(7,6): a yearly rate or a share as a fraction of one; whole parts per million in code. */
export const ppm = customType<{ data: Ppm; driverData: string }>({
  dataType: () => 'numeric(7, 6)',
  toDriver: ppmToDecimal,
  fromDriver: (text) => unitsOf(parsePpm(text), text),
})
