/** The form of a new API token, read into the call's body. */
import { createApiToken, tokenDays } from '#contracts/account/api-tokens.ts'
import type { BodyInputOf } from '#contracts/endpoint.ts'
import { tokenScopes, type TokenScope } from '#engine/access/token-scopes.ts'
import type { Read } from '#web/forms/problem.ts'
import { tokenTexts } from './messages.ts'

export type TokenValues = Record<TokenScope, boolean> & { name: string; days: string }

export const emptyToken: TokenValues = {
  name: '',
  'debts:read': true,
  'records:read': false,
  'payments:write': false,
  days: String(tokenDays[1]),
}

export function readToken(values: TokenValues): Read<TokenValues, BodyInputOf<typeof createApiToken>> {
  const scopes = tokenScopes.filter((scope) => values[scope])
  const days = tokenDays.find((one) => String(one) === values.days) ?? tokenDays[0]
  const name = values.name.trim()
  if (name !== '' && scopes.length > 0) return { body: { name, scopes, days } }
  return {
    errors: {
      ...(name === '' && { name: tokenTexts.nameMissing }),
      // At the first box: there is where the person begins.
      ...(scopes.length === 0 && { 'debts:read': tokenTexts.scopesMissing }),
    },
  }
}
