/** The settings of contracts/account/settings.ts. */
import { getSettings, updateSettings as updateSettingsCall } from '#contracts/account/settings.ts'
import { sentence } from '#engine/language/sentence.ts'
import type { App } from '#server/http/app-parts.ts'
import { mount } from '#server/http/mount.ts'
import { accountTexts } from '../messages.ts'
import { readSettings, saveSettings } from './settings.queries.ts'
import type { Settings } from '#contracts/account/settings.ts'
import { conflict } from '#server/errors.ts'
import { lockOwner } from '#server/features/account/account.queries.ts'
import type { Executor } from '#server/db/executor.ts'
import { keepLanguage } from '#server/language/asked-language.ts'
import type { SettingsChange } from './settings.queries.ts'

/**
 * `version` is what the person saw; without it the last change wins.
 * Throws 409 with the settings as they are when they were changed since.
 */
function updateSettings(
  db: Executor,
  userId: string,
  { change, version }: { change: SettingsChange; version: number | undefined },
): Promise<Settings> {
  return db.transaction(async (tx) => {
    await lockOwner(tx, userId)
    const current = await readSettings(tx, userId)
    if (version !== undefined && version !== current.version)
      throw conflict(sentence(accountTexts, 'settingsChanged'), current)
    if (Object.keys(change).length === 0) return current
    return saveSettings(tx, userId, change)
  })
}

/** The person's settings. */
export function mountSettings(app: App): void {
  mount(app, getSettings, ({ parts, user }) => readSettings(parts.db, user.id))

  mount(app, updateSettingsCall, ({ parts, user, body, reply }) => {
    const { version, ...change } = body
    // The public pages know nobody: there the browser says it.
    if (change.language !== undefined) keepLanguage(reply, change.language)
    return updateSettings(parts.db, user.id, { change, version })
  })
}
