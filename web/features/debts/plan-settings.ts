/** The order and the extra amount, in the URL and as the server keeps them. Extra is cents; in the URL it is dollars. */
import { centsToTyped } from '#engine/money/cents.ts'
import { typedCents } from '#web/forms/read-typed.ts'
import type { PlanOrder } from './plan-view.ts'

export const DEFAULT_EXTRA_CENTS = 20_000 // spec 9

/** Null when the URL names none of the two. */
export function orderOf(text: string | null): PlanOrder | null {
  return text === 'avalanche' || text === 'snowball' ? text : null
}

/** Null when it is not an amount from $0 up. */
export function extraOf(text: string | null): number | null {
  return text ? typedCents(text, 0) : null
}

/** '200' or '212.50' */
export function extraText(cents: number): string {
  return centsToTyped(cents)
}
