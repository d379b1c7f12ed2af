import { ADMIN_IDLE_MINUTES } from '#contracts/account/security.ts'

const WARN_MINUTES = 2 // WCAG 2.2.1 asks for 20 seconds at least
const MINUTE_MS = 60_000

/** How long from now until the warning that the desk will ask for the password; null before it was used. Never below 0. */
export function warnInMs(usedAtMs: number | null, nowMs: number): number | null {
  if (usedAtMs === null) return null
  return Math.max(0, usedAtMs + (ADMIN_IDLE_MINUTES - WARN_MINUTES) * MINUTE_MS - nowMs)
}
