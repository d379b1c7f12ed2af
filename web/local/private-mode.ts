/**
 * Private mode: a person without an account uses some screens on a store of this browser. On those screens every call is
 * answered in the browser; all other pages ask the server as ever. The page is reloaded on the way in and out, so that
 * nothing read from one server is taken for the other's.
 */
import { opensPrivately } from '#engine/access/routes.ts'
import { browserStore, tabStore } from '#web/api/storage/browser-store.ts'

/** A cookie, by which the server knows too that the browser draws the screens behind the gate. It says nothing else. */
const COOKIE = 'jubilee-private'
const YEAR_SECONDS = 365 * 24 * 60 * 60
/** The id of somebody who is signed in here and has said that what waits is not theirs. */
const NOT_MINE = 'jubilee-not-mine'
/** Drafts and keys of calls that belong to nobody's account. */
const OWN_OF_TAB = 'jubilee::'

/** `waiting`: somebody has signed in since; `coming`: they made their account just now, and everything comes along. */
type After = 'waiting' | 'coming'

/** The server has no cookies of a document: there it is never on. */
const isState = (state: 'on' | After): boolean =>
  typeof document !== 'undefined' && document.cookie.split('; ').includes(`${COOKIE}=${state}`)

function keepState(state: 'on' | After | null): void {
  const age = state === null ? 0 : YEAR_SECONDS
  document.cookie = `${COOKIE}=${state ?? ''}; Path=/; Max-Age=${age}; SameSite=Lax`
}

export const privateMode = {
  isOn: (): boolean => isState('on'),
  start: (): void => keepState('on'),
  /** Ends it for who has signed in. What is kept stays until it came along, or is removed. */
  signedIn(): void {
    if (privateMode.isOn()) keepState('waiting')
  },
  /** What is kept goes into the account just made. */
  comeAlong: (): void => keepState('coming'),
  /** What has become of it since, null where nothing is left to do for this person. */
  after(personId: string): After | null {
    if (isState('coming')) return 'coming'
    return isState('waiting') && browserStore.read(NOT_MINE) !== personId ? 'waiting' : null
  },
  /** What waits is not this person's: it stays for whoever entered it, and they are not asked again. */
  leaveWaiting: (personId: string): void => browserStore.write(NOT_MINE, personId),
  /** Ends it once the store is empty. */
  end(): void {
    keepState(null)
    browserStore.remove(NOT_MINE)
    tabStore.removeWhere((key) => key.startsWith(OWN_OF_TAB))
  },
}

/** Whether the screen at the address now open is one that is answered in the browser. */
export const isAnsweredHere = (): boolean =>
  privateMode.isOn() && opensPrivately(globalThis.location.pathname)
