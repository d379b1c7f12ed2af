/**
 * Private mode: a person without an account uses some screens on a store of this browser. On those screens every call is
 * answered in the browser; all other pages ask the server as ever. A page is loaded anew on the way in and out, so that
 * nothing read from one server is taken for the other's.
 */
import { opensPrivately } from '#engine/access/routes.ts'
import { tabStore } from '#web/api/storage/browser-store.ts'

/** A cookie, by which the server knows too that the browser draws the screens behind the gate. It says nothing else. */
const COOKIE = 'jubilee-private'
const YEAR_SECONDS = 365 * 24 * 60 * 60
/** Drafts and keys of calls that belong to nobody's account. */
const OWN_OF_TAB = 'jubilee::'

export const privateMode = {
  isOn: (): boolean =>
    typeof document !== 'undefined' && document.cookie.split('; ').includes(`${COOKIE}=on`),
  start: (): void => keepCookie('on', YEAR_SECONDS),
  /** Ends it. What is kept stays until it is emptied. */
  end(): void {
    keepCookie('', 0)
    tabStore.removeUnder(OWN_OF_TAB)
  },
}

function keepCookie(value: string, seconds: number): void {
  document.cookie = `${COOKIE}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax`
}

/** Whether the screen at the address now open is one that is answered in the browser. */
export const isAnsweredHere = (): boolean =>
  privateMode.isOn() && opensPrivately(globalThis.location.pathname)
