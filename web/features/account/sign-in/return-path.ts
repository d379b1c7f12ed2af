import { tabStore } from '#web/api/storage/browser-store.ts'
import { safeReturnTo } from '#web/paths.ts'

const KEY = 'jubilee-return-to'

/** The place a visitor wanted to open before signing in; kept for this tab only. */
export const returnPath = {
  keep: (place: string): void => tabStore.write(KEY, place),
  /** The path that the address names, else the one kept, else the dashboard; never another site's. */
  take(asked: string | null): string {
    const kept = tabStore.read(KEY)
    tabStore.remove(KEY)
    return safeReturnTo(asked ?? kept)
  },
}
