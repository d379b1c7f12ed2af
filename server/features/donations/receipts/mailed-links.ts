/** Links in mails about gifts. Each allows reading one receipt or stopping one monthly gift, nothing else. */
import { createHash, randomBytes } from 'node:crypto'
import { sentence } from '#engine/language/sentence.ts'
import type { Executor } from '#server/db/executor.ts'
import { notFound } from '#server/errors.ts'
import type { LinkRow } from '../donations.table.ts'
import { giftTexts } from '../messages.ts'
import { findLink, insertLink } from './payments.queries.ts'

/** A year's receipts are looked for when the taxes of that year are made. */
const LINK_DAYS = 500
const DAY_MS = 24 * 60 * 60 * 1000

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')

/** Before this moment links are too old. */
export const linksSince = (now: Date) => new Date(now.getTime() - LINK_DAYS * DAY_MS)

/** Keeps the hash and answers the token, which nobody can read again. */
export async function newLink(db: Executor, link: Omit<LinkRow, 'tokenHash'>): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await insertLink(db, { ...link, tokenHash: hashOf(token) })
  return token
}

/** Throws 404 for a token that is unknown, too old, or of the other kind. */
export async function readLink(
  db: Executor,
  token: string,
  wanted: { kind: 'receipt' | 'gift'; now: Date },
): Promise<LinkRow> {
  const found = await findLink(db, { tokenHash: hashOf(token), since: linksSince(wanted.now) })
  const isReceipt = found?.paymentId !== null
  if (found === undefined || isReceipt !== (wanted.kind === 'receipt'))
    throw notFound(sentence(giftTexts, 'linkOver'))
  return found
}
