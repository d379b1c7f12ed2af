/**
 * The reads whose answers may be kept on the device: those that are `keptOffline` in their contracts, written out so that
 * the shell loads no schemas for them. A test holds them against the contracts.
 */
import type { QueryKey } from '@tanstack/react-query'

export const keptPaths: readonly string[] = [
  '/api/articles',
  '/api/articles/{id}',
  '/api/auth/user',
  '/api/banks',
  '/api/budget-categories',
  '/api/budget-groups',
  '/api/budget-months',
  '/api/cash-plan',
  '/api/course',
  '/api/credit-scores',
  '/api/dashboard',
  '/api/debt-plan',
  '/api/debts',
  '/api/debts/payments',
  '/api/goals',
  '/api/letter-cases',
  '/api/mode',
  '/api/reading-progress',
  '/api/settings',
]

const patterns = keptPaths.map((path) => new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`))

/** Whether the answer under this key may be kept. */
export function isKept(key: QueryKey): boolean {
  const path = key.filter((part) => typeof part === 'string').join('/')
  return patterns.some((pattern) => pattern.test(path))
}
