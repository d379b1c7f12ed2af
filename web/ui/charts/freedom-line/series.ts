/**
 * The color and texture of each named series, and which small ones are drawn together as "Other".
 * Slots run in the order the series were given, so a series keeps its look when the stacking changes.
 * Example: 14 series become the 11 largest in slots 0 to 10, and "Other" in slot 11.
 */

export type Series = {
  id: string
  name: string
  /** now first, then after each month */
  values: readonly number[]
}

/** Totals to compare with, now first. `name` heads its column of the table, `summary` says how it ends: the legend of its line. */
export type Alternative = { name: string; summary: string; values: readonly number[] }

export type DrawnSeries = Series & { slot: number }

/** More than this many series are hard to tell apart: the smallest are drawn together. */
export const MOST_SERIES = 12
const OTHER_ID = 'other-series'
export const OTHER_SLOT = MOST_SERIES - 1

const COLOURS = ['var(--c1)', 'var(--c2)', 'var(--c3)', 'var(--c4)', 'var(--c5)'] as const
const TEXTURES = ['plain', 'stripes', 'dots'] as const
export type Texture = (typeof TEXTURES)[number]

/** The colour (by theme name) and the texture of a slot: five colours plain, then striped, then dotted. */
export function lookOf(slot: number): { colour: string; texture: Texture } {
  return {
    colour: COLOURS[slot % COLOURS.length] ?? COLOURS[0],
    texture: TEXTURES[Math.floor(slot / COLOURS.length) % TEXTURES.length] ?? 'plain',
  }
}

/** The slot of each id, by what it weighs now. Ids drawn as "Other" share its slot. */
export function slotsOf(weighed: readonly { id: string; weight: number }[]): Map<string, number> {
  if (weighed.length < MOST_SERIES) return new Map(weighed.map((one, index) => [one.id, index]))
  const largest = weighed.toSorted((a, b) => b.weight - a.weight).slice(0, OTHER_SLOT)
  const kept = new Set(largest.map((one) => one.id))
  const slots = new Map<string, number>()
  let next = 0
  for (const one of weighed) slots.set(one.id, kept.has(one.id) ? next++ : OTHER_SLOT)
  return slots
}

/** The series as they are drawn: with their slots, the smallest summed into one named `otherName`. */
export function drawnSeries(series: readonly Series[], otherName: string): DrawnSeries[] {
  const slots = slotsOf(series.map((one) => ({ id: one.id, weight: one.values[0] ?? 0 })))
  const drawn = series.map((one) => ({ ...one, slot: slots.get(one.id) ?? OTHER_SLOT }))
  const rest = drawn.filter((one) => one.slot === OTHER_SLOT)
  if (rest.length < 2) return drawn
  const other = {
    id: OTHER_ID,
    name: `${otherName} (${rest.length})`,
    values: sumOf(rest),
    slot: OTHER_SLOT,
  }
  return [...drawn.filter((one) => one.slot !== OTHER_SLOT), other]
}

/** The value at a month; past the end a series has no balance left. */
export function valueAt(values: readonly number[], month: number): number {
  return values[month] ?? 0
}

/** The value at a month; null past the end of a line that has not reached zero: nothing is known there. */
export function knownValueAt(values: readonly number[], month: number): number | null {
  return values[month] ?? ((values.at(-1) ?? 0) > 0 ? null : 0)
}

/** A value in words, or a dash where it is not known. */
export function formatKnown(value: number | null, format: (value: number) => string): string {
  return value === null ? '–' : format(value)
}

/** The sum of all series, month by month, as long as the longest. */
export function sumOf(series: readonly { values: readonly number[] }[]): number[] {
  const length = Math.max(0, ...series.map((one) => one.values.length))
  return Array.from({ length }, (_, month) =>
    series.reduce((sum, one) => sum + valueAt(one.values, month), 0),
  )
}

/** The last to reach zero first: it is at the bottom, and the next to go is on top. */
export function stackOrder(series: readonly DrawnSeries[]): DrawnSeries[] {
  return series.toSorted((a, b) => lastMonth(b.values) - lastMonth(a.values) || a.slot - b.slot)
}

function lastMonth(values: readonly number[]): number {
  for (let month = values.length - 1; month >= 0; month--) if (valueAt(values, month) > 0) return month
  return -1
}
