import type { CreditMonitoring } from '#contracts/money/credit-monitoring.ts'

/** True when scores can be fetched. */
export function isReady({ consent, verification }: CreditMonitoring): boolean {
  return consent !== null && verification === null
}
