/**
 * What a personal API token may do. A person makes a token for a program of theirs and grants it scopes; a call that a
 * token may make names the one it needs, and a call that names none is closed to every token.
 * Example: a token with `records:read` reads the goals and the debts, and records no payment.
 */
export const tokenScopes = ['debts:read', 'records:read', 'payments:write'] as const

/**
 * `debts:read`: debts, their payments and statements, and the plan. `records:read`: those, and budget, goals, scores,
 * banks, imports, letters and gifts. `payments:write`: one payment more on a debt; it reads nothing.
 */
export type TokenScope = (typeof tokenScopes)[number]

/** True where these scopes open a call that needs `needed`. */
export function allowsScope(granted: readonly TokenScope[], needed: TokenScope): boolean {
  return granted.includes(needed) || (needed === 'debts:read' && granted.includes('records:read'))
}
