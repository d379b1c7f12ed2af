/**
 * Hourly pay: the national quarter points of an occupation, moved to a state by that state's index
 * (its median wage over the national one; Bureau of Labor Statistics, May 2025). It is an estimate, before tax and
 * before what a platform takes. Example: $18.00 to $27.00 with an index of 0.896 is $16.13 to $24.19.
 */
import { shareCents } from '#engine/money/rounding.ts'

/** Hourly figures in cents: a quarter of the people earn less than p25, a quarter more than p75. */
export type HourlyWage = { p25Cents: number; medianCents: number; p75Cents: number }

/** Whole cents, rounded half up. `wageIndexPpm` is 1000000 for the nation. */
export function stateWage(wage: HourlyWage, wageIndexPpm: number): HourlyWage {
  const moved = (cents: number) => shareCents(cents, wageIndexPpm)
  return {
    p25Cents: moved(wage.p25Cents),
    medianCents: moved(wage.medianCents),
    p75Cents: moved(wage.p75Cents),
  }
}

const availabilities = ['evenings', 'weekends', 'flexible', 'fulltime'] as const
export type Availability = (typeof availabilities)[number]

/** Hours a week. // spec 9: evenings 2-4 h a day are counted on five evenings; the others are a week's */
export const hoursAWeek: Record<Availability, { least: number; most: number | null }> = {
  evenings: { least: 10, most: 20 },
  weekends: { least: 8, most: 16 },
  flexible: { least: 10, most: 20 },
  fulltime: { least: 30, most: null },
}

/** The weekly pay for those hours before tax, from the low wage at the fewest hours to the high one at the most; without a most, at the fewest. */
export function weeklyPay(
  wage: HourlyWage,
  availability: Availability,
): { leastCents: number; mostCents: number } {
  const { least, most } = hoursAWeek[availability]
  return { leastCents: wage.p25Cents * least, mostCents: wage.p75Cents * (most ?? least) }
}
