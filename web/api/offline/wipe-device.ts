/**
 * Takes everything of a person off this device: the kept figures, the drafts of this tab, their formats, when they were
 * last here, and that they are known here. Called when they sign out, when their session has ended, when somebody signs in, and when the
 * account goes. Keys of requests under way stay (once-keys.ts): they say nothing, and spare a second payment.
 */
import { browserStore, tabStore } from '#web/api/storage/browser-store.ts'
import { LAST_VISIT_KEY } from '#web/api/storage/last-visit-key.ts'
import { keeping } from './keeping.ts'
import { clearKept } from './kept-store.ts'

const isPersonal = (key: string) => key.startsWith('jubilee:') && !key.includes(':once:')

/** Somebody else has signed in where figures of another person are kept: nothing of theirs stays. */
export async function wipeOthers(personId: string): Promise<void> {
  const owner = keeping.owner()
  if (owner === null || owner === personId) return
  keeping.forget()
  tabStore.removeWhere((key) => isPersonal(key) && !key.startsWith(`jubilee:${personId}:`))
  await clearKept()
}

export async function wipeDevice(): Promise<void> {
  browserStore.remove('jubilee-formats')
  browserStore.remove('jubilee-known-here')
  browserStore.remove('jubilee-not-mine')
  browserStore.remove(LAST_VISIT_KEY)
  tabStore.removeWhere(isPersonal)
  await clearKept()
}
