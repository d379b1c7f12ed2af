/** Publishing: the next version, the draft's end and the line of the audit log in one transaction, or none of them. */
import type { ContentBody } from '#contracts/admin/content.ts'
import { sentence, uncoded } from '#engine/language/sentence.ts'
import { conflict, invalidInput, notFound } from '#server/errors.ts'
import type { Executor } from '#server/db/executor.ts'
import { actSummary, recordAuditEvent } from '#server/features/audit/record-audit-event.queries.ts'
import type { AppParts } from '#server/http/app-parts.ts'
import type { SessionUser } from '#server/http/session.ts'
import { addVersion, findDraft, lockPublishing, newestVersion, removeDraft } from './content-desk.queries.ts'
import { faultsOf } from './content-kinds.ts'
import { contentTexts } from './messages.ts'
import { standingOf } from './published.queries.ts'
import { actPlace, checkAgainst, subjectOf } from './read-content.ts'
import type { KnownPlace } from './read-content.ts'

type PublishingParts = Pick<AppParts, 'db' | 'clock'>

type Publishing = {
  place: KnownPlace
  user: SessionUser
  note: string
  /** of the English: facts changed, so no Spanish from before is shown */
  hidesSpanish?: boolean | undefined
}

export type DraftPublishing = Publishing & { revision: number }

/** @throws 409 where the draft was saved since, 422 with every fault it has */
export async function publishDraft(parts: PublishingParts, given: DraftPublishing): Promise<void> {
  const { place, revision, ...publishing } = given
  const against = await checkAgainst(parts.db, place)
  await parts.db.transaction(async (tx) => {
    await lockPublishing(tx)
    const draft = await findDraft(tx, place, { isLocked: true })
    if (draft === undefined) throw notFound(sentence(contentTexts, 'noDraftToPublish'))
    if (draft.revision !== revision) throw conflict(sentence(contentTexts, 'changedSince'))
    const faults = faultsOf(place.of, draft.body, against)
    if (faults.length > 0)
      throw invalidInput(
        faults.map(({ path, message }) => ({ field: path || 'body', said: uncoded(message) })),
      )
    await removeDraft(tx, place)
    await add(tx, parts, { ...publishing, place, body: draft.body, act: 'content.publish' })
  })
}

export type Restoring = Publishing & {
  version: number
  /** null: the shipped one, which is not stored */
  body: ContentBody | null
}

/** Whether the Spanish is withheld already. A later change of words alone does not bring it back. */
async function isSpanishWithheld(tx: Executor, place: KnownPlace): Promise<boolean> {
  const en = await newestVersion(tx, { ...place, language: 'en' })
  const es = await newestVersion(tx, { ...place, language: 'es' })
  return standingOf({ en, es }, place.of.shipped('es').has(place.itemId)).state === 'withheld'
}

/** Publishes an earlier version as the next one. It is checked again, since the rules may have changed. */
export async function restoreVersion(parts: PublishingParts, given: Restoring): Promise<void> {
  const { place, version, body, ...publishing } = given
  // The shipped English is right by itself; its Spanish has to fit the English that people read.
  const checked = body ?? (place.language === 'es' ? place.shipped : null)
  const faults = checked === null ? [] : faultsOf(place.of, checked, await checkAgainst(parts.db, place))
  if (faults.length > 0)
    throw conflict(sentence(contentTexts, 'noLongerPasses', version, faults[0]?.message ?? ''))
  await parts.db.transaction(async (tx) => {
    await lockPublishing(tx)
    await add(tx, parts, { ...publishing, place, body, act: 'content.restore', from: version })
  })
}

type Adding = Publishing & {
  body: ContentBody | null
  act: 'content.publish' | 'content.restore'
  from?: number
}

async function add(tx: Executor, { clock }: PublishingParts, given: Adding): Promise<void> {
  const { kind, itemId, language } = given.place
  const hidesSpanish =
    language === 'en' && (given.hidesSpanish === true || (await isSpanishWithheld(tx, given.place)))
  const version = await addVersion(tx, {
    kind,
    itemId,
    language,
    hidesSpanish,
    body: given.body,
    note: given.note,
    publishedAt: clock.now(),
    publishedBy: given.user.id,
  })
  const words = { version, ...actPlace(given.place), note: given.note }
  await recordAuditEvent(tx, {
    adminId: given.user.id,
    act: given.act,
    subject: subjectOf(given.place),
    summary:
      given.from === undefined
        ? actSummary('published', words)
        : actSummary('publishedAgain', { ...words, earlier: given.from }),
  })
}
