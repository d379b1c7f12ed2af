import { lightKeys } from '#web/api/light-keys.ts'
import type { Settings } from '#contracts/account/settings.ts'
import { queryFnOf } from '#web/api/query-client.ts'

/** What the person has chosen. Written out, not read from the contract: the shell need not load the schemas for one key. */
export const settingsQuery = {
  queryKey: lightKeys.settings,
  queryFn: queryFnOf<Settings>({ on401: 'throw' }),
}
