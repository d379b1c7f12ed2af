/** better-auth's writes and ours, kept or undone together. */
import { AsyncLocalStorage } from 'node:async_hooks'
import type { Db } from '#server/db/connect.ts'
import type { Executor } from '#server/db/executor.ts'

const open = new AsyncLocalStorage<Executor>()

/** The database for better-auth: inside of `within` it is the transaction. */
export function joinable(db: Db): Db {
  return new Proxy(db, { get: (base, key) => Reflect.get(open.getStore() ?? base, key) as unknown })
}

/** What better-auth writes during `work` is part of the transaction. */
export function within<T>(tx: Executor, work: () => Promise<T>): Promise<T> {
  return open.run(tx, work)
}
