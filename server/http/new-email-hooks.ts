/** What other features do when a person's e-mail address has changed. They push to the app's list. */
import type { Executor } from '#server/db/executor.ts'

/** Runs in the transaction of the change: what goes outside is put in line there, and done afterwards. */
export type NewEmailHook = (tx: Executor, userId: string) => Promise<void>
