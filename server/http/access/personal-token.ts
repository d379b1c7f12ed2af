/** Who calls with a personal API token, and whether this call is open to it. */
import type { FastifyRequest } from 'fastify'
import { TOKEN_PREFIX } from '#contracts/account/api-tokens.ts'
import type { Endpoint } from '#contracts/endpoint.ts'
import { allowsScope } from '#engine/access/token-scopes.ts'
import { sentence } from '#engine/language/sentence.ts'
import { forbidden, unauthorized } from '#server/errors.ts'
import type { AppParts } from '#server/http/app-parts.ts'
import { contextOf } from '#server/http/pipeline/request-context.ts'
import type { SessionUser } from '#server/http/session.ts'
import { refusalTexts } from '#server/language/refusal-messages.ts'

const bearerForm = new RegExp(`^Bearer\\s+(${TOKEN_PREFIX}\\S*)$`, 'i')

/** The API token a request names, whatever it opens; null where it comes with a session or with nothing. */
export function personalTokenOf(request: FastifyRequest): string | null {
  return bearerForm.exec(request.headers.authorization ?? '')?.[1] ?? null
}

/**
 * The person whose token this is, where it may make the call: 401 for one that opens nothing, 403 for one that does not
 * open this. On a call for everybody it says nothing about who asks, so that it cannot buy or sign out in their name.
 */
export async function readTokenUser(
  parts: AppParts,
  call: Endpoint,
  { request, token }: { request: FastifyRequest; token: string },
): Promise<SessionUser | null> {
  if (call.access === 'public') return null
  const found = await parts.tokens.read(token)
  if (found === null) throw unauthorized(sentence(refusalTexts, 'tokenOver'))
  contextOf(request).userId = found.user.id
  const { tokenScope } = call
  if (tokenScope === undefined) throw forbidden(sentence(refusalTexts, 'notForTokens'))
  if (!allowsScope(found.scopes, tokenScope))
    throw forbidden(sentence(refusalTexts, 'tokenWithout', tokenScope))
  return found.user
}
