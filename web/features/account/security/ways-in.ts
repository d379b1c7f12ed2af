/** What signs in beside the password, as the forms of a new password list and send it. */
import type { AccountPasskey } from '#contracts/account/security.ts'
import type { WaysToSignIn } from '#contracts/account/password-reset.ts'
import type { WayIn } from './also-remove.tsx'
import { removalTexts } from './messages.ts'

/** stands for the app in a set of ids; a passkey's id is a UUID */
export const AUTHENTICATOR = 'authenticator'

export function passkeyWays(passkeys: readonly AccountPasskey[]): WayIn[] {
  return passkeys.map(({ id, name, createdAt }) => ({
    id,
    name,
    kind: removalTexts.passkey,
    addedAt: createdAt,
  }))
}

export function allWays({ passkeys, authenticator }: WaysToSignIn): WayIn[] {
  if (authenticator === null) return passkeyWays(passkeys)
  const { authenticator: name, authenticatorKind: kind } = removalTexts
  return [...passkeyWays(passkeys), { id: AUTHENTICATOR, name, kind, addedAt: authenticator.addedAt }]
}

/** The ids of the passkeys that stay. */
export function keptPasskeys(kept: ReadonlySet<string>): string[] {
  return [...kept].filter((id) => id !== AUTHENTICATOR)
}

/** Six digits are a code of the app, blanks aside; anything else that was typed is a recovery code. */
export function codeOf(typed: string): { code: string } | { recoveryCode: string } | Record<string, never> {
  const text = typed.trim()
  if (text === '') return {}
  return /^\d{6}$/.test(text.replaceAll(/\s/g, '')) ? { code: text } : { recoveryCode: text }
}
