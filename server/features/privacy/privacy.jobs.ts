/** Making files of all data, forgetting them, and deleting accounts whose day has come. */
import * as z from 'zod/mini'
import { findUser, removeMailedLinks } from '#server/features/account/account.queries.ts'
import { readSettings } from '#server/features/account/settings/settings.queries.ts'
import { deleteDocument } from '#server/documents/documents.queries.ts'
import { storeDocument } from '#server/documents/store-document.ts'
import { dayInZone } from '#engine/money/calendar-day.ts'
import type { App, AppParts } from '#server/http/app-parts.ts'
import { ownOrigin } from '#server/http/own-origin.ts'
import { defineJob } from '#server/jobs/job.ts'
import { queueMail } from '#server/mail/queue-mail.ts'
import { formatDate } from '#engine/money/format.ts'
import { makeExportZip } from './collect-export.ts'
import { exportReadyMail, deletedMail } from './privacy-mails.ts'
import {
  findExport,
  listDeletionsDue,
  listExpired,
  removeExport,
  saveExport,
  deletePerson,
  findDeletion,
} from './privacy.queries.ts'
import { runLeavingHooks } from '#server/http/hooks.ts'

const person = z.strictObject({ userId: z.string() })
const everybody = z.strictObject({})

const KEPT_DAYS = 7
const DAY_MS = 86_400_000
/** far above what a person enters and sends in years */
const LARGEST_FILE_BYTES = 200 * 1024 * 1024

async function* inOne(bytes: Uint8Array): AsyncGenerator<Buffer> {
  yield Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}

/** The day in the person's own words, such as 12/03/2026. */
export async function dayFor({ db }: Pick<AppParts, 'db'>, userId: string, moment: Date): Promise<string> {
  const { timezone, dateFormat } = await readSettings(db, userId)
  return formatDate(dayInZone(moment, timezone), dateFormat)
}

async function makeExport(app: App, userId: string): Promise<void> {
  const { parts } = app
  const asked = await findExport(parts.db, userId)
  const user = await findUser(parts.db, userId)
  if (asked?.state !== 'waiting' || user === undefined) return
  const zip = await makeExportZip(parts, userId)
  if (zip === null) return
  const { id, sizeBytes } = await storeDocument(parts, {
    ownerId: userId,
    kind: 'export',
    name: 'jubilee-export.zip',
    contentType: 'application/zip',
    bytes: inOne(zip),
    limitBytes: LARGEST_FILE_BYTES,
  })
  const expiresAt = new Date(parts.clock.now().getTime() + KEPT_DAYS * DAY_MS)
  const mail = exportReadyMail(
    { to: user.email, origin: ownOrigin(app) },
    await dayFor(parts, userId, expiresAt),
  )
  await parts.db.transaction(async (tx) => {
    await saveExport(tx, { ...asked, state: 'ready', documentId: id, sizeBytes, expiresAt })
    await queueMail(parts, tx, { mail, sendBy: expiresAt })
  })
  parts.log.info('privacy.export_ready', { userId, sizeBytes })
}

export const exportJob = defineJob({
  name: 'privacy.export',
  summary: 'Makes the file of all of one person’s data and mails that it is ready.',
  payload: person,
  run: ({ app, payload }) => makeExport(app, payload.userId),
})

const forgetExports = defineJob({
  name: 'privacy.forget-exports',
  summary: 'Deletes files of all data that are older than seven days.',
  payload: everybody,
  schedule: { cron: '25 * * * *', words: 'every hour' },
  run: async ({ parts: { db, clock } }) => {
    for (const { userId, documentId } of await listExpired(db, clock.now())) {
      if (documentId !== null) await deleteDocument(db, { ownerId: userId, id: documentId })
      await removeExport(db, userId)
    }
  },
})

const deleteAccountJob = defineJob({
  name: 'privacy.delete-account',
  summary: 'Ends what one person has outside, then deletes their account.',
  payload: person,
  run: ({ app, payload }) => deleteAccount(app, payload.userId),
})

const deletionSweep = defineJob({
  name: 'privacy.find-deletions',
  summary: 'Finds accounts whose day to be deleted has come.',
  payload: everybody,
  schedule: { cron: '35 * * * *', words: 'every hour' },
  run: async ({ parts }) => {
    const due = await listDeletionsDue(parts.db, parts.clock.now())
    await parts.jobs.addAll(deleteAccountJob, due, { key: ({ userId }) => userId })
  },
})

export const privacyJobs = [exportJob, forgetExports, deleteAccountJob, deletionSweep]

/** Does nothing for an account that was kept, or whose day is still to come. */
async function deleteAccount(app: App, userId: string): Promise<void> {
  const { parts } = app
  const { db, clock, log } = parts
  const deletion = await findDeletion(db, userId)
  const user = await findUser(db, userId)
  if (deletion === undefined || user === undefined || deletion.deletesAt > clock.now()) return
  await runLeavingHooks(app, userId)
  const isGone = await db.transaction(async (tx) => {
    if (!(await deletePerson(tx, userId, clock.now()))) return false
    await removeMailedLinks(tx, userId)
    // The address is known here for the last time.
    await queueMail(parts, tx, { mail: deletedMail({ to: user.email }) })
    return true
  })
  if (isGone) log.info('account.deleted', { userId })
}
