import { createHash } from 'node:crypto'

/** SHA-256 of a text in UTF-8, as hexadecimal digits: what engine/ledger asks its caller for. */
export async function digest(text: string): Promise<string> {
  return createHash('sha256').update(text, 'utf8').digest('hex')
}
