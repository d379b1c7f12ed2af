/** Values kept for a person who is about to create an account: in this tab, and for the tab that the mailed link opens. */
import { browserStore, tabStore } from '#web/api/storage/browser-store.ts'
import { safeReturnTo } from '#web/paths.ts'
import type { NewAccount } from './use-sign-in.ts'

const DRAFT_KEY = 'jubilee-account-draft'
const SETUP_KEY = 'jubilee-account-setup'

/** The entries of the sign-up form: they survive a reload and a look at the terms. Never the password. */
export const accountDraft = {
  read(): NewAccount {
    const empty = { firstName: '', email: '', password: '' }
    try {
      const kept: unknown = JSON.parse(tabStore.read(DRAFT_KEY) ?? '{}')
      return { ...empty, ...(kept as Partial<NewAccount>), password: '' }
    } catch {
      return empty
    }
  },
  keep: ({ firstName, email }: NewAccount): void =>
    tabStore.write(DRAFT_KEY, JSON.stringify({ firstName, email })),
  drop: (): void => tabStore.remove(DRAFT_KEY),
}

/**
 * A visitor has bought a plan and comes to set up the account it belongs to. It grants nothing: the server knows by a
 * cookie whose purchase it is.
 */
export const accountSetup = {
  /** `email` fills the form, where this browser is the one that bought. */
  begin(email: string | null): void {
    tabStore.write(SETUP_KEY, '1')
    if (email !== null) accountDraft.keep({ ...accountDraft.read(), email })
  },
  isUnderWay: (): boolean => tabStore.read(SETUP_KEY) === '1',
  end: (): void => tabStore.remove(SETUP_KEY),
}

const TARGET_KEY = 'jubilee-signup-target'
const DONE_KEY = 'jubilee-signup-done'

/** From the sign-up to its mailed link, which may open in another tab of this browser. */
export const signUpWait = {
  /** `target` is where the person wanted to go. */
  begin: (target: string): void => browserStore.write(TARGET_KEY, target),
  /** Answers the target, and tells it to the tab that waits; nothing of it stays. */
  end(): string {
    const target = safeReturnTo(browserStore.read(TARGET_KEY))
    browserStore.remove(TARGET_KEY)
    browserStore.write(DONE_KEY, target)
    browserStore.remove(DONE_KEY)
    return target
  },
  /** Calls back with the target once another tab has opened the link; answers how to stop. */
  onEnd(done: (target: string) => void): () => void {
    const look = ({ key, newValue }: StorageEvent) => {
      if (key === DONE_KEY && newValue !== null) done(safeReturnTo(newValue))
    }
    globalThis.addEventListener('storage', look)
    return () => globalThis.removeEventListener('storage', look)
  },
}
