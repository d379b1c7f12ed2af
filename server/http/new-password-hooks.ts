/** What other features end when a person has a new password. They push to the app's list. */
import type { Executor } from '#server/db/executor.ts'

/** Runs in the transaction of the new password: what the old one opened does not outlive it. */
export type NewPasswordHook = (tx: Executor, userId: string) => Promise<void>
