/** Ends links on the service's side that are out of use. What the service does not answer is asked again by the sweep. */
import type { AppParts } from '#server/http/app-parts.ts'
import { deleteItem, listItemsToRemove } from './banks.queries.ts'
import { isAway } from './refusals.ts'

/** a link that did not become a bank within this time never will */
const LINKING_MS = 24 * 3_600_000

type Parts = Pick<AppParts, 'db' | 'banking' | 'secrets' | 'clock' | 'log'>

/** Those of one person, or of everybody. */
export async function removeItems(parts: Parts, userId?: string): Promise<void> {
  const startedBefore = new Date(parts.clock.now().getTime() - LINKING_MS)
  const which = userId === undefined ? { startedBefore } : { userId, startedBefore }
  for (const item of await listItemsToRemove(parts.db, which)) {
    const about = { userId: item.userId, itemId: item.itemId }
    try {
      await parts.banking.remove(parts.secrets.open(item.accessToken, about))
    } catch (error) {
      if (!isAway(error)) throw error
      parts.log.warn('banks.remove_later', { itemId: item.itemId })
      continue
    }
    await deleteItem(parts.db, about)
  }
}
