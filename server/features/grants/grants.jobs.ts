/** Nightly cleanup: files of old decisions, and abandoned drafts. */
import * as z from 'zod/mini'
import type { AppParts } from '#server/http/app-parts.ts'
import { defineJob } from '#server/jobs/job.ts'
import { listDecidedBefore, listDraftsBefore } from './desk/desk.queries.ts'
import { insertEvent, lockGrant, removeGrant, removeGrantDocuments } from './grants.queries.ts'
import { mailEventJob } from './status/take-step.ts'

const DAY_MS = 86_400_000
/** three years, said in the privacy notice and in the consent; the ledger keeps the amounts that tax law asks for */
const FILES_KEPT_DAYS = 3 * 365
/** a draft without a change; said in the privacy notice */
const DRAFT_KEPT_DAYS = 180

/** Answers how many files went. */
async function removeOldFiles({ db, clock }: Pick<AppParts, 'db' | 'clock'>): Promise<number> {
  const now = clock.now()
  let removed = 0
  for (const row of await listDecidedBefore(db, new Date(now.getTime() - FILES_KEPT_DAYS * DAY_MS))) {
    const key = { userId: row.userId, grantId: row.id }
    removed += await db.transaction(async (tx) => {
      const files = await removeGrantDocuments(tx, key)
      if (files > 0) await insertEvent(tx, key, { kind: 'documents_deleted', happenedAt: now })
      return files
    })
  }
  return removed
}

async function removeLeftDrafts({ db, clock }: Pick<AppParts, 'db' | 'clock'>): Promise<number> {
  const before = new Date(clock.now().getTime() - DRAFT_KEPT_DAYS * DAY_MS)
  const drafts = await listDraftsBefore(db, before)
  for (const { userId, id: grantId } of drafts) {
    await db.transaction(async (tx) => {
      const row = await lockGrant(tx, { userId, grantId })
      // Somebody may have gone on with it since.
      if (row?.status !== 'draft' || row.updatedAt >= before) return
      await removeGrantDocuments(tx, { userId, grantId })
      await removeGrant(tx, { userId, grantId })
    })
  }
  return drafts.length
}

const tidyGrants = defineJob({
  name: 'grants.tidy',
  summary:
    'Deletes the files of applications three years after their decision, and drafts left for half a year.',
  payload: z.strictObject({}),
  schedule: { cron: '37 8 * * *', words: 'every night' },
  run: async ({ parts }) => {
    const files = await removeOldFiles(parts)
    const drafts = await removeLeftDrafts(parts)
    parts.log.info('grants.tidied', { files, drafts })
  },
})

export const grantsJobs = [mailEventJob, tidyGrants]
