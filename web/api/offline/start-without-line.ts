/** What a page starts from that came from the device, since the line was lost. */
import { connection } from '#web/connection.ts'
import { isAnsweredHere } from '#web/local/private-mode.ts'
import { browserStore } from '#web/api/storage/browser-store.ts'
import { keeping } from './keeping.ts'
import { readKept } from './kept-store.ts'
import { giveKeptStart } from './kept-start.ts'

/** Reads what is kept of the person who is signed in here. Called before anything is drawn. */
export async function startWithoutLine(): Promise<void> {
  // Private mode needs no line.
  if (isAnsweredHere()) return
  connection.lose()
  const owner = keeping.owner()
  if (owner === null || browserStore.read('jubilee-known-here') === null) return
  const kept = await readKept(owner, Date.now())
  giveKeptStart(kept.map(({ key, answer, at }) => [key, answer, at]))
}
