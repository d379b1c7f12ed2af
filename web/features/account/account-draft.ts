import type { NewAccount } from './use-sign-in.ts'

const KEY = 'jubilee-account-draft'

/** What was typed into the sign-up form, for this tab: it survives a reload and a look at the terms. Never the password. */
export const accountDraft = {
  read(): NewAccount {
    const empty = { firstName: '', lastName: '', email: '', password: '' }
    try {
      const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '{}')
      return { ...empty, ...(kept as Partial<NewAccount>), password: '' }
    } catch {
      return empty
    }
  },
  keep({ firstName, lastName, email }: NewAccount): void {
    try {
      sessionStorage.setItem(KEY, JSON.stringify({ firstName, lastName, email }))
    } catch {
      // it holds until the page is left
    }
  },
  drop(): void {
    try {
      sessionStorage.removeItem(KEY)
    } catch {
      // nothing was kept
    }
  },
}
