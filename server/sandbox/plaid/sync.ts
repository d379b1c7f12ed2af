/** /transactions/sync: the changes since a cursor, page by page. */
import type { TransactionsSyncResponse } from 'plaid'
import * as z from 'zod/mini'
import type { Executor } from '#server/db/executor.ts'
import { changedWhileRead, invalidField } from './refusal.ts'
import { tellExtra, toldSince } from './store.ts'
import type { StoredItem } from './store.ts'

/** Plaid's page where no size is asked for. */
const PAGE_SIZE = 100

/** How far was read; `isStale` between two pages where something changed on the way. */
const cursorForm = z.object({ item: z.string(), told: z.int(), isStale: z.boolean() })
type Cursor = z.output<typeof cursorForm>

const cursorText = (cursor: Cursor) => Buffer.from(JSON.stringify(cursor)).toString('base64url')

function cursorOf(text: string | undefined, item: StoredItem): Cursor {
  if (text === undefined || text === '') return { item: item.itemId, told: 0, isStale: false }
  try {
    const read = cursorForm.safeParse(JSON.parse(Buffer.from(text, 'base64url').toString()))
    if (read.success && read.data.item === item.itemId) return read.data
  } catch {
    // Not one of our cursors.
  }
  throw invalidField('cursor is not associated with the access_token')
}

type Reading = {
  tx: Executor
  item: StoredItem
  asked: { cursor?: string | undefined; count?: number | undefined }
  now: Date
}
type Page = Pick<TransactionsSyncResponse, 'added' | 'modified' | 'removed' | 'next_cursor' | 'has_more'>

/** On demand a reader of several pages is interrupted once by a change, as happens at a real bank. */
export async function readSync({ tx, item, asked, now }: Reading): Promise<Page> {
  const cursor = cursorOf(asked.cursor, item)
  if (cursor.isStale) throw changedWhileRead()
  const size = asked.count ?? PAGE_SIZE
  const waiting = item.eventCount - cursor.told
  const isStale = item.changesWhileRead && waiting > 1
  const most = isStale ? Math.min(size, Math.floor(waiting / 2)) : size
  const events = await toldSince(tx, item.itemId, { after: cursor.told, most })
  const told = cursor.told + events.length
  const has_more = told < item.eventCount
  if (isStale) {
    item.changesWhileRead = false
    await tellExtra(tx, item, now)
  }
  const page: Page = {
    added: [],
    modified: [],
    removed: [],
    next_cursor: cursorText({ item: item.itemId, told, isStale }),
    has_more,
  }
  for (const event of events) {
    if (event.op === 'removed') page.removed.push(event.transaction)
    else page[event.op].push(event.transaction)
  }
  return page
}
