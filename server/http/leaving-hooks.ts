/** What other features do before an account is deleted: end what goes on outside. They push to the app's list. */
import type { App } from './app-parts.ts'

/** Throws where it could not be done: the account then stays, and all of it is tried again. */
export type LeavingHook = (userId: string) => Promise<void>

/** Every hook, in order; each may be repeated. */
export async function runLeavingHooks(app: App, userId: string): Promise<void> {
  for (const hook of app.leavingHooks) await hook(userId)
}
