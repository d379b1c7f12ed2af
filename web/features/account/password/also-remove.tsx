import type { AccountPasskey } from '#contracts/account/security.ts'
import type { WaysToSignIn } from '#contracts/account/password-reset.ts'
import { formatInstantDate } from '#web/format/dates.ts'
import { CheckboxField } from '#web/ui/fields/field.tsx'
import { removalTexts } from './messages.ts'

export type WayIn = { id: string; name: string; kind: string; addedAt: string }

type AlsoRemoveProps = {
  ways: readonly WayIn[]
  kept: ReadonlySet<string>
  onKeptChange: (kept: ReadonlySet<string>) => void
}

/** The other sign-in methods: a new password removes each one unless its check is cleared. Nothing where there is none. */
export function AlsoRemove({ ways, kept, onKeptChange }: AlsoRemoveProps) {
  if (ways.length === 0) return null
  function change(id: string, isRemoved: boolean): void {
    const next = new Set(kept)
    if (isRemoved) next.delete(id)
    else next.add(id)
    onKeptChange(next)
  }
  return (
    <fieldset className="min-w-0">
      <legend className="text-[0.9375rem] font-[560]">{removalTexts.legend}</legend>
      <p className="mt-1 mb-1.5 text-small text-ink-2">{removalTexts.hint}</p>
      {ways.map(({ id, name, kind, addedAt }) => (
        <CheckboxField
          key={id}
          label={<span className="wrap-anywhere">{name}</span>}
          hint={removalTexts.added(kind, formatInstantDate(addedAt))}
          checked={!kept.has(id)}
          onCheckedChange={(isRemoved) => change(id, isRemoved)}
        />
      ))}
    </fieldset>
  )
}

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
