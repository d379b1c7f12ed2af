/**
 * Keys of calls that are stored once. A key is made before the first try and kept for this tab until the answer is sure,
 * so that a second press after a broken line, also after a reload, is the same request. It is kept under the person's
 * id: whoever signs in next in this tab does not send it.
 * Example: a payment is sent, the line breaks, the same key goes out with the next press: one payment.
 */
import { ApiError } from '#web/api/api-error.ts'
import { tabStore } from './browser-store.ts'

/** by place; the tab's store has them too, where it may */
const keys = new Map<string, string>()
const onTheirWay = new Set<string>()
let personId = () => ''

/** From now on keys are kept under the id that `read` gives. */
export function keepOnceKeysUnder(read: () => string): void {
  personId = read
}

const read = (place: string) => keys.get(place) ?? tabStore.read(place)

function keep(place: string, key: string): void {
  if (read(place) !== null) return
  keys.set(place, key)
  tabStore.write(place, key)
}

function forget(place: string, key: string): void {
  if (read(place) !== key) return
  keys.delete(place)
  tabStore.remove(place)
}

/**
 * Sends under the key of `asked`, a method and a URL; of two at the same time each has its own. A refusal leaves the key:
 * either nothing is stored under it, or an earlier try is. A 409 says that it belongs to other entries: the next press
 * is a new request.
 */
export async function underOnceKey<Answer>(
  asked: string,
  send: (key: string) => Promise<Answer>,
): Promise<Answer> {
  const place = `jubilee:${personId()}:once:${asked}`
  const kept = read(place)
  const key = kept === null || onTheirWay.has(kept) ? crypto.randomUUID() : kept
  keep(place, key)
  onTheirWay.add(key)
  try {
    const answer = await send(key)
    forget(place, key)
    return answer
  } catch (error) {
    if (error instanceof ApiError && error.status === 409) forget(place, key)
    else keep(place, key)
    throw error
  } finally {
    onTheirWay.delete(key)
  }
}
