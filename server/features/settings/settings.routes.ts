/** The settings of contracts/settings.ts. */
import { getSettings, updateSettings as updateSettingsCall } from '#contracts/settings.ts'
import type { App } from '#server/http/app-parts.ts'
import { mount } from '#server/http/mount.ts'
import { readSettings } from './settings.queries.ts'
import { updateSettings } from './update-settings.ts'

/** What a person has chosen. */
export function mountSettings(app: App): void {
  mount(app, getSettings, ({ parts, user }) => readSettings(parts.db, user.id))

  mount(app, updateSettingsCall, ({ parts, user, body }) => {
    const { version, ...change } = body
    return updateSettings(parts.db, user.id, { change, version })
  })
}
