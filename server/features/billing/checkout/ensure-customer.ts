/** A person's customer at the payment processor, made before anything is bought, and once. */
import { createHash } from 'node:crypto'
import type { AppParts } from '#server/http/app-parts.ts'
import { findCustomer, keepCustomer, replaceCustomer } from '../billing.queries.ts'

type Given = Pick<AppParts, 'db' | 'payments'>

/** The key changes with the address, for the same key must ask for the same thing. */
function keyOf({ id, email }: { id: string; email: string }): string {
  return `customer:${id}:${createHash('sha256').update(email).digest('hex').slice(0, 16)}`
}

export async function ensureCustomer(
  { db, payments }: Given,
  user: { id: string; email: string },
): Promise<string> {
  const known = await findCustomer(db, user.id)
  if (known !== null) return known
  const made = await payments.createCustomer({ email: user.email, userId: user.id, key: keyOf(user) })
  return keepCustomer(db, user.id, made)
}

/** A new customer in place of one that was deleted at the processor. */
export async function renewCustomer(
  { db, payments }: Given,
  user: { id: string; email: string },
  goneId: string,
): Promise<string> {
  const key = `${keyOf(user)}:${goneId}`
  const made = await payments.createCustomer({ email: user.email, userId: user.id, key })
  await replaceCustomer(db, user.id, made)
  return made
}
