/** For tests: API tokens of a person, and requests that carry nothing else. */
import type { InjectOptions } from 'fastify'
import type { TokenScope } from '#engine/access/token-scopes.ts'
import { tokenScopes } from '#engine/access/token-scopes.ts'
import type { App } from '#server/http/app-parts.ts'
import type { TestAnswer, TestUser } from '#server/testing/make-user.ts'

type Made = { id: string; token: string }

/** Makes a token as the person does. */
export async function makeTokenWith(
  user: TestUser,
  given: { scopes?: readonly TokenScope[]; days?: 30 | 90 | 365; name?: string } = {},
): Promise<Made> {
  const { scopes = tokenScopes, days = 30, name = 'My spreadsheet' } = given
  const answer = await user.request('POST', '/api/account/tokens', { name, scopes, days })
  if (answer.status !== 201) throw new Error(`no token: ${answer.status} ${JSON.stringify(answer.body)}`)
  return answer.body as Made
}

/** A token with every scope. */
export const makeToken = async (user: TestUser): Promise<string> => (await makeTokenWith(user)).token

export type TokenRequest = { method: NonNullable<InjectOptions['method']>; url: string; body?: unknown }

/** As a program asks: no cookie, no origin. */
export async function askWithToken(app: App, token: string, asked: TokenRequest): Promise<TestAnswer> {
  const { method, url, body } = asked
  const answer = await app.inject({
    method,
    url,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
  })
  const isJson = String(answer.headers['content-type']).startsWith('application/json')
  return { status: answer.statusCode, body: isJson ? answer.json() : answer.body, headers: answer.headers }
}
