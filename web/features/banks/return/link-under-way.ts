/**
 * What this tab keeps while the bank's dialog is open. A bank with a sign-in of its own leads away from the app and back
 * to another page of it, which opens the dialog again with the same token. It is kept under the person's id, and ends with
 * their session: whoever signs in next in this tab does not meet it.
 */
import { tabStore } from '#web/api/storage/browser-store.ts'

export type LinkUnderWay = {
  token: string
  scriptUrl: string
  /** the link of a bank is repaired: its id; null for a new link */
  repairedId: string | null
  choosesAccounts: boolean
}

const keyOf = (personId: string) => `jubilee:${personId}:bank-link`

export function keepLink(personId: string, link: LinkUnderWay): void {
  tabStore.write(keyOf(personId), JSON.stringify(link))
}

export function forgetLink(personId: string): void {
  tabStore.remove(keyOf(personId))
}

/** Null where nothing is kept, or what is there cannot be read. */
export function readLink(personId: string): LinkUnderWay | null {
  try {
    const kept = JSON.parse(tabStore.read(keyOf(personId)) ?? 'null') as Partial<LinkUnderWay> | null
    if (typeof kept?.token !== 'string' || typeof kept.scriptUrl !== 'string') return null
    const { token, scriptUrl, repairedId = null, choosesAccounts = false } = kept
    return { token, scriptUrl, repairedId, choosesAccounts }
  } catch {
    return null
  }
}
