/** The peers' objects, each in its service's own words, in `sandbox_objects`. */
import { and, eq } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Executor } from '#server/db/executor.ts'
import { sandboxObjects as objects } from './sandbox.table.ts'

export type Service = 'stripe' | 'plaid' | 'method'
type Key = { service: Service; kind: string; id: string }

export const isOfKind = (service: Service, kind: string, id?: string): SQL | undefined =>
  and(eq(objects.service, service), eq(objects.kind, kind), id === undefined ? undefined : eq(objects.id, id))

/** Null where there is none, or it belongs to another owner than the given one. */
export async function findObject(
  db: Executor,
  { service, kind, id, ownerId }: Key & { ownerId?: string },
): Promise<unknown> {
  const ofOwner = ownerId === undefined ? undefined : eq(objects.ownerId, ownerId)
  const [row] = await db
    .select({ body: objects.body })
    .from(objects)
    .where(and(isOfKind(service, kind, id), ofOwner))
  return row?.body ?? null
}

/** Inserts or replaces the object; its first owner stays. */
export async function putObject(
  db: Executor,
  { ownerId = null, body, ...key }: Key & { ownerId?: string | null; body: unknown },
): Promise<void> {
  await db
    .insert(objects)
    .values({ ...key, ownerId, body })
    .onConflictDoUpdate({ target: [objects.service, objects.kind, objects.id], set: { body } })
}
