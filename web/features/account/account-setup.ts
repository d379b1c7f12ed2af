import { accountDraft } from './account-draft.ts'

const KEY = 'jubilee-account-setup'

/**
 * A visitor has bought a plan and comes to set up the account it belongs to; kept for this tab only. It grants
 * nothing: whose the purchase is, the server knows by a cookie.
 */
export const accountSetup = {
  /** `email` fills the form, where this browser is the one that bought. */
  begin(email: string | null): void {
    try {
      sessionStorage.setItem(KEY, '1')
    } catch {
      // the form says what it says to everybody
    }
    if (email !== null) accountDraft.keep({ ...accountDraft.read(), email })
  },
  isUnderWay(): boolean {
    try {
      return sessionStorage.getItem(KEY) === '1'
    } catch {
      return false
    }
  },
  end(): void {
    try {
      sessionStorage.removeItem(KEY)
    } catch {
      // nothing was kept
    }
  },
}
