/** The content desk: edit as a draft, look at it, publish, and go back. */
import {
  dropContentDraft,
  getContent,
  getContentVersion,
  listContent,
  publishContent,
  restoreContent,
  saveContentDraft,
} from '#contracts/admin/content.ts'
import type { ContentBody } from '#contracts/admin/content.ts'
import { officeDay } from '#server/calendar-day.ts'
import { conflict, notFound, invalidField } from '#server/errors.ts'
import { actSummary, recordAuditEvent } from '#server/features/audit/record-audit-event.queries.ts'
import type { App } from '#server/http/app-parts.ts'
import { mount } from '#server/http/mount.ts'
import { removeDraft, saveDraft } from './content-desk.queries.ts'
import { contentTexts } from './messages.ts'
import { publishDraft, restoreVersion } from './publish-content.ts'
import { listItems, placeOf, readContent, readVersion } from './read-content.ts'
import spanishContent from '#content/foundation/es/foundation.json' with { type: 'json' }
import content from '#content/foundation/foundation.json' with { type: 'json' }
import { foundationContent, getFoundation } from '#contracts/foundation/content.ts'
import { currentLanguage } from '#engine/language/bilingual.ts'
import { readPublished } from './published.queries.ts'

/** A zero byte is text to JSON and none to the database. */
function refuseZeroBytes(body: ContentBody): void {
  if (/(?<!\\)(?:\\\\)*\\u0000/.test(JSON.stringify(body)))
    throw invalidField('body', contentTexts().badCharacter)
}

function mountDrafts(app: App): void {
  mount(app, saveContentDraft, async ({ parts, user, params, body }) => {
    const place = placeOf(params.kind, params.id)
    refuseZeroBytes(body.body)
    const { kind, itemId } = place
    const draft = { kind, itemId, ...body, editedAt: parts.clock.now(), editedBy: user.id }
    const isSaved = await parts.db.transaction(async (tx) => {
      if (!(await saveDraft(tx, draft))) return false
      await recordAuditEvent(tx, {
        adminId: user.id,
        act: 'content.draft',
        subject: `${kind}/${itemId}`,
        summary: actSummary('draftSaved', { kind, item: itemId, number: body.revision + 1 }),
      })
      return true
    })
    if (!isSaved) throw conflict(contentTexts().savedSince, await readContent(parts.db, place))
    return readContent(parts.db, place)
  })

  mount(app, dropContentDraft, async ({ parts, user, params }) => {
    const place = placeOf(params.kind, params.id)
    const { kind, itemId } = place
    await parts.db.transaction(async (tx) => {
      if (!(await removeDraft(tx, place))) throw notFound(contentTexts().noDraft)
      await recordAuditEvent(tx, {
        adminId: user.id,
        act: 'content.drop-draft',
        subject: `${kind}/${itemId}`,
        summary: actSummary('draftDropped', { kind, item: itemId }),
      })
    })
    return { message: contentTexts().draftGone }
  })
}

function mountVersions(app: App): void {
  mount(app, publishContent, async ({ parts, user, params, body }) => {
    const place = placeOf(params.kind, params.id)
    await publishDraft(parts, { place, user, ...body })
    return readContent(parts.db, place)
  })

  mount(app, getContentVersion, async ({ parts, params }) => {
    const place = placeOf(params.kind, params.id)
    const version = /^\d{1,6}$/.test(params.version) ? Number(params.version) : -1
    return { version, body: (await readVersion(parts.db, place, version)) ?? {} }
  })

  mount(app, restoreContent, async ({ parts, user, params, body }) => {
    const place = placeOf(params.kind, params.id)
    const { version, note } = body
    const found = await readVersion(parts.db, place, version)
    await restoreVersion(parts, { place, user, note, version, body: version === 0 ? null : found })
    return readContent(parts.db, place)
  })
}

/** The texts of the foundation's page that are shipped, checked when the server starts, as the articles are. */
const shipped = { en: foundationContent.parse(content), es: foundationContent.parse(spanishContent) }

function mountFoundation(app: App): void {
  mount(app, getFoundation, async ({ parts }) => {
    const published = (await readPublished(parts.db)).bodiesOf('foundation').get('foundation')
    // What is published is in its own language. A version that does not fit this program's contract stays unread.
    return foundationContent.safeParse(published).data ?? shipped[currentLanguage()]
  })
}

export function mountContentDesk(app: App): void {
  mountFoundation(app)
  mount(app, listContent, ({ parts }) => listItems(parts.db, officeDay(parts.clock.now())))
  mount(app, getContent, ({ parts, params }) => readContent(parts.db, placeOf(params.kind, params.id)))
  mountDrafts(app)
  mountVersions(app)
}
