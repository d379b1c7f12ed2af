/** The calls of contracts/account/privacy.ts. */
import { buffer } from 'node:stream/consumers'
import type { FastifyReply } from 'fastify'
import {
  getPrivacy,
  importExport,
  keepAccount,
  readExport,
  requestDeletion,
  startExport,
  type Privacy,
} from '#contracts/account/privacy.ts'
import { sentence } from '#engine/language/sentence.ts'
import { confirmNeeded, notFound, invalidField } from '#server/errors.ts'
import { lockOwner } from '#server/features/account/account.queries.ts'
import { deleteDocument } from '#server/documents/documents.queries.ts'
import { readDocument, type OpenDocument } from '#server/documents/read-document.ts'
import type { App, AppParts } from '#server/http/app-parts.ts'
import type { SessionUser } from '#server/http/session.ts'
import { readJsonUpload } from '#server/http/files/read-json-upload.ts'
import { withIsoDates } from '#server/iso-dates.ts'
import { mount } from '#server/http/mount.ts'
import { ownOrigin } from '#server/http/own-origin.ts'
import { createRateLimit } from '#server/http/rate-limit.ts'
import { mountUpload } from '#server/http/files/upload.ts'
import { queueMail } from '#server/mail/queue-mail.ts'
import { restoreExport, readExportFile } from './restore-export.ts'
import { exportSchema } from './export-file.ts'
import { privacyTexts } from './messages.ts'
import { dayFor, exportJob } from './privacy.jobs.ts'
import { deletionAskedMail, keptMail } from './privacy-mails.ts'
import {
  addDeletion,
  findDeletion,
  findExport,
  isEmptyAccount,
  removeDeletion,
  saveExport,
} from './privacy.queries.ts'
import type { ExportRow } from './privacy.table.ts'

const DAY_MS = 86_400_000
const DELETE_AFTER_DAYS = 14
/** a job is tried again for some minutes */
const MADE_WITHIN_MS = 20 * 60_000
/** deleting the account asks for a fresh proof */
const PROVEN_WITHIN_MS = 2 * 60_000
/** a file of ten years of entries is a few megabytes */
const LARGEST_IMPORT_BYTES = 25 * 1024 * 1024

const IMPORT_RULE = { name: 'privacy-import', tries: 60, seconds: 3600 }

/** What this browser has stored of us goes: kept figures, drafts and settings. The session stays, to take it back. */
const CLEAR_DEVICE = '"storage"'

/** A file that is waited for too long has failed: its job gave up, and another may be asked for. */
function exportState({ state, requestedAt }: ExportRow, now: Date): ExportRow['state'] {
  const isLate = now.getTime() - requestedAt.getTime() > MADE_WITHIN_MS
  return state === 'waiting' && isLate ? 'failed' : state
}

async function privacyOf({ db, clock }: Pick<AppParts, 'db' | 'clock'>, userId: string): Promise<Privacy> {
  const [made, deletion, isEmpty] = await Promise.all([
    findExport(db, userId),
    findDeletion(db, userId),
    isEmptyAccount(db, userId),
  ])
  return {
    export: {
      ...withIsoDates(made ?? { requestedAt: null, expiresAt: null, sizeBytes: null }),
      state: made ? exportState(made, clock.now()) : 'none',
    },
    isEmpty,
    deletion: deletion ? withIsoDates(deletion) : null,
  }
}

/** One file at a time: asked for while one is being made, that one is it. */
async function askForExport(parts: Pick<AppParts, 'db' | 'clock' | 'jobs'>, userId: string): Promise<void> {
  await parts.db.transaction(async (tx) => {
    await lockOwner(tx, userId)
    const before = await findExport(tx, userId)
    if (before && exportState(before, parts.clock.now()) === 'waiting') return
    if (before?.documentId) await deleteDocument(tx, { ownerId: userId, id: before.documentId })
    const fresh = { documentId: null, sizeBytes: null, expiresAt: null }
    await saveExport(tx, { userId, state: 'waiting', requestedAt: parts.clock.now(), ...fresh })
    await parts.jobs.add(exportJob, { userId }, { tx, key: userId })
  })
}

async function openExport(parts: Pick<AppParts, 'db' | 'secrets'>, userId: string): Promise<OpenDocument> {
  const made = await findExport(parts.db, userId)
  const key = made?.documentId && { ownerId: userId, id: made.documentId }
  const file = key ? await readDocument(parts, key) : null
  if (file === null) throw notFound(sentence(privacyTexts, 'noFile'))
  return file
}

async function sendZip(reply: FastifyReply, { sizeBytes, chunks }: OpenDocument): Promise<void> {
  await reply
    .type('application/zip')
    .header('content-length', sizeBytes)
    .header('content-disposition', 'attachment; filename="jubilee-export.zip"')
    .header('cache-control', 'private, no-store')
    .send(await buffer(chunks))
}

function mountExport(app: App): void {
  mount(app, getPrivacy, ({ parts, user }) => privacyOf(parts, user.id))

  mount(app, startExport, async ({ parts, user }) => {
    await askForExport(parts, user.id)
    parts.log.info('privacy.export_asked', { userId: user.id })
    return privacyOf(parts, user.id)
  })

  mount(app, readExport, async ({ parts, user, reply }) => {
    await sendZip(reply, await openExport(parts, user.id))
    parts.log.info('privacy.export_read', { userId: user.id })
  })

  app.get('/schema/jubilee-export-1.json', (_request, reply) =>
    reply.type('application/schema+json').send(exportSchema()),
  )
}

const notJson = () => invalidField('file', sentence(privacyTexts, 'notJson'))

function mountImport(app: App): void {
  const limit = createRateLimit(app.parts.pool, IMPORT_RULE)
  mountUpload(app, importExport, {
    limitBytes: LARGEST_IMPORT_BYTES,
    wrongType: sentence(privacyTexts, 'sendJson'),
    // before the file is read: each one is work
    find: async ({ user }) => void (await limit.consume(user.id)),
    handler: async ({ user, parts, bytes }) => {
      const refusals = { limitBytes: LARGEST_IMPORT_BYTES, tooLarge: notJson, notJson }
      const file = readExportFile(await readJsonUpload(bytes, refusals))
      const counts = await restoreExport(parts, user.id, file)
      parts.log.info('privacy.brought_in', { userId: user.id })
      return { message: privacyTexts().imported, counts }
    },
  })
}

function requireFreshProof(user: SessionUser, now: Date): void {
  if (now.getTime() - user.provenAt.getTime() > PROVEN_WITHIN_MS) throw confirmNeeded()
}

function mountDeletion(app: App): void {
  const recipient = (to: string) => ({ to, origin: ownOrigin(app) })

  mount(app, requestDeletion, async ({ parts, user, reply }) => {
    const now = parts.clock.now()
    requireFreshProof(user, now)
    const deletesAt = new Date(now.getTime() + DELETE_AFTER_DAYS * DAY_MS)
    const mail = deletionAskedMail(recipient(user.email), await dayFor(parts, user.id, deletesAt))
    const isNew = await parts.db.transaction(async (tx) => {
      if (!(await addDeletion(tx, { userId: user.id, requestedAt: now, deletesAt }))) return false
      await queueMail(parts, tx, { mail })
      return true
    })
    if (isNew) parts.log.warn('account.deletion_asked', { userId: user.id })
    reply.header('clear-site-data', CLEAR_DEVICE)
    return privacyOf(parts, user.id)
  })

  mount(app, keepAccount, async ({ parts, user }) => {
    const isKept = await parts.db.transaction(async (tx) => {
      if (!(await removeDeletion(tx, user.id))) return false
      await queueMail(parts, tx, { mail: keptMail(recipient(user.email)) })
      return true
    })
    if (!isKept) return { message: privacyTexts().nothingToKeep }
    parts.log.info('account.kept', { userId: user.id })
    return { message: privacyTexts().kept }
  })
}

export function mountPrivacy(app: App): void {
  mountExport(app)
  mountImport(app)
  mountDeletion(app)
}
