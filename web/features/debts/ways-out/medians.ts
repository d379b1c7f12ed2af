/**
 * The middle income of a state for a household, from the table of the U.S. Trustee in content/ways-out. A new table comes
 * about twice a year, so the figure is a start that the person can change.
 * Example: Ohio, two people: $83,725 a year. Five people: $123,702 + $11,100.
 */
import table from '#content/ways-out/medians.json' with { type: 'json' }

/** `state` is '' until it is chosen. */
export type Household = { state: string; people: number }

export const MOST_PEOPLE = 12

/** For how many people the table has a figure of its own. */
const LISTED_PEOPLE = 4

const places = new Map(table.places.map((place) => [place.code, place]))

export const medianPlaces = table.places

export const isMedianPlace = (code: string) => places.has(code)

/** Cents a year; null without a state. */
export function medianCentsOf({ state, people }: Household): number | null {
  const listed = places.get(state)?.yearDollars[Math.min(people, LISTED_PEOPLE) - 1]
  if (listed === undefined) return null
  return (listed + Math.max(0, people - LISTED_PEOPLE) * table.eachMoreDollars) * 100
}

export const { filedFrom, readOn, source: medianSource } = table
