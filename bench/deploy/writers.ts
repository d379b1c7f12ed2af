/** People who write through the proxy as their browsers do: what no process answered is asked again with the same key. */
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { card } from '#server/testing/app-process.ts'

const AGAIN_AFTER_MS = 100
const MOST_TRIES = 100
/** Nobody comes near the 500 debts that a person may keep. */
const PAUSE_MS = 250

export type Written = {
  /** the names of the debts whose storing was acknowledged */
  acknowledged: string[]
  /** how often no process answered, and the same was asked again */
  askedAgain: number
  /** the longest that somebody waited until it was stored, in milliseconds */
  longestMs: number
}

async function storeOnce(url: string, cookie: string, body: unknown): Promise<number> {
  const key = randomUUID()
  for (let tries = 1; tries <= MOST_TRIES; tries += 1) {
    const status = await fetch(`${url}/api/debts`, {
      method: 'POST',
      headers: { origin: url, cookie, 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify(body),
    }).then(
      (answer) => answer.status,
      () => 0,
    )
    if (status === 201) return tries
    // 409: the process that was killed may have begun it, and its connection is not gone yet.
    if (status !== 0 && status !== 409 && status < 500) throw new Error(`a write was answered with ${status}`)
    await sleep(AGAIN_AFTER_MS)
  }
  throw new Error(`a write was not answered in ${MOST_TRIES} tries`)
}

/** Writes one debt after the other, until `isOver`. */
export async function writeDebts(
  { url, cookie }: { url: string; cookie: string },
  written: Written,
  isOver: () => boolean,
): Promise<void> {
  while (!isOver()) {
    const name = randomUUID()
    const begun = performance.now()
    written.askedAgain += (await storeOnce(url, cookie, card(name))) - 1
    written.longestMs = Math.max(written.longestMs, performance.now() - begun)
    written.acknowledged.push(name)
    await sleep(PAUSE_MS)
  }
}
