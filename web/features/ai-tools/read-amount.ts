import { typedCents } from '#web/forms/read-typed.ts'

/** Whole cents of what was typed; null for an empty text, undefined for one that is no amount. */
export function readAmount(typed: string): number | null | undefined {
  return typed.trim() === '' ? null : (typedCents(typed, 0) ?? undefined)
}
