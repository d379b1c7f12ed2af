/** The income limits of the emergency grant as rows of a table, from the year's poverty guidelines. */
import { dollarsToCents } from '#engine/money/cents.ts'
import guidelines from '#content/foundation/poverty-guidelines.json' with { type: 'json' }
import { grantIncomeLimitCents } from '#engine/grants/poverty-line.ts'

/** Households up to this size have a row; larger ones add the amount per person. */
const LARGEST_ROW = 8

export type IncomeLimitRow = { people: number; limitsCents: number[] }

const inCents = guidelines.areas.map((area) => ({
  firstCents: dollarsToCents(area.firstDollars),
  additionalCents: dollarsToCents(area.additionalDollars),
}))

/** One row a household size, one limit an area, in the order of the areas. */
export function incomeLimitRows(): IncomeLimitRow[] {
  return Array.from({ length: LARGEST_ROW }, (_, place) => ({
    people: place + 1,
    limitsCents: inCents.map((area) => grantIncomeLimitCents(area, place + 1)),
  }))
}

/** What each further person adds to the limit, an amount an area. */
export function furtherPersonCents(): number[] {
  return inCents.map((area) => grantIncomeLimitCents(area, 2) - grantIncomeLimitCents(area, 1))
}
