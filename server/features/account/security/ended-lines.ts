/** What a new password ended and kept, in sentences for a mail. Counts only: a name is what somebody typed. */

/** What became of the ways in beside the password. Sessions, mailed links and calendar links always end. */
export type EndedWays = {
  passkeys: { removed: number; kept: number }
  /** the app with codes for sign-in */
  authenticator: 'none' | 'kept' | 'removed'
  /** false: whoever set the account up never showed that the mailbox is theirs, so nothing of it was kept */
  wasConfirmed: boolean
}

const passkeys = (count: number) => (count === 1 ? '1 passkey' : `${count} passkeys`)

function passkeyLine({ removed, kept }: EndedWays['passkeys']): string | null {
  if (removed === 0 && kept === 0) return null
  const still = kept === 0 ? 'No passkey signs in now.' : `${passkeys(kept)} can still sign in.`
  if (removed === 0) return still
  return `${passkeys(removed)} ${removed === 1 ? 'was' : 'were'} removed. ${still}`
}

const authenticatorLines = {
  none: null,
  kept: 'Signing in still asks for a code from your authenticator app.',
  removed:
    'Your authenticator app was removed, so signing in no longer asks for a code. The old recovery codes no longer work.',
}

export function endedLines({ passkeys: keys, authenticator, wasConfirmed }: EndedWays): string[] {
  if (!wasConfirmed)
    return [
      'This address was not confirmed before. So whatever was set up before to sign in was removed: passkeys, two-factor sign-in, and recovery codes.',
    ]
  return [passkeyLine(keys), authenticatorLines[authenticator]].filter((line) => line !== null)
}
