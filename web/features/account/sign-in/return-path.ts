import { tabStore } from '#web/api/storage/browser-store.ts'
import { safeReturnTo } from '#web/paths.ts'

const KEY = 'jubilee-return-to'

/** The place a visitor wanted to open before signing in; kept for this tab only. */
export const returnPath = {
  keep: (place: string): void => tabStore.write(KEY, place),
  /** The path that the address names, else the one kept, else the dashboard; never another site's. */
  take(asked: string | null): string {
    returnPath.keepWanted()
    const kept = tabStore.read(KEY)
    tabStore.remove(KEY)
    return safeReturnTo(asked ?? kept)
  },
  /** Keeps the screen that the server led this visitor away from; true where there was one. */
  keepWanted(): boolean {
    const wanted = /(?:^|; )jubilee-wanted=([^;]*)/.exec(document.cookie)?.[1]
    if (wanted === undefined) return false
    document.cookie = 'jubilee-wanted=; Path=/; Max-Age=0; SameSite=Lax'
    returnPath.keep(decodeURIComponent(wanted))
    return true
  },
}
