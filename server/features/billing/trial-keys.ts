/** Who a trial was used by: the account, and the e-mail address, of which only a hash is kept. */
import { createHash } from 'node:crypto'

export const trialKeyOfUser = (userId: string) => `user:${userId}`

/** `email` in any case. */
export function trialKeyOfEmail(email: string): string {
  return `email:${createHash('sha256').update(email.trim().toLowerCase()).digest('hex')}`
}
