import { safeReturnTo } from '#web/paths.ts'

const KEY = 'jubilee-return-to'

/** Where a visitor wanted to go before signing in; kept for this tab only. */
export const returnPlace = {
  keep(place: string): void {
    try {
      sessionStorage.setItem(KEY, place)
    } catch {
      // the person starts on the dashboard
    }
  },
  /** The place asked for in the address, else the one kept, else the dashboard; always one of ours. */
  take(asked: string | null): string {
    try {
      const kept = sessionStorage.getItem(KEY)
      sessionStorage.removeItem(KEY)
      return safeReturnTo(asked ?? kept)
    } catch {
      return safeReturnTo(asked)
    }
  },
}
