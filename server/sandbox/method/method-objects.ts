/** What the Method peer knows, in the sandbox's own table. */
import { and, eq } from 'drizzle-orm'
import type { Executor } from '#server/db/executor.ts'
import { sandboxObjects } from '#server/sandbox/sandbox.table.ts'

const service = 'method'

type MethodKind = 'entity' | 'verification_session' | 'credit_score' | 'attribute' | 'idempotency'

type Key = { kind: MethodKind; id: string }

const isKey = ({ kind, id }: Key) =>
  and(eq(sandboxObjects.service, service), eq(sandboxObjects.kind, kind), eq(sandboxObjects.id, id))

/** The object of this kind and id; undefined where there is none, or it belongs to another. */
export async function readObject<T>(db: Executor, key: Key & { ownerId?: string }): Promise<T | undefined> {
  const [row] = await db.select().from(sandboxObjects).where(isKey(key))
  if (row === undefined || (key.ownerId !== undefined && row.ownerId !== key.ownerId)) return undefined
  return row.body as T
}

/** Stores it, in place of what was. */
export async function saveObject(
  db: Executor,
  { kind, id, ownerId = null, body }: Key & { ownerId?: string | null; body: unknown },
): Promise<void> {
  await db
    .insert(sandboxObjects)
    .values({ service, kind, id, ownerId, body })
    .onConflictDoUpdate({
      target: [sandboxObjects.service, sandboxObjects.kind, sandboxObjects.id],
      set: { body },
    })
}
