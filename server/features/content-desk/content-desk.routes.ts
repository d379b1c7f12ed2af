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
import { sentence } from '#engine/language/sentence.ts'
import { officeDay } from '#server/calendar-day.ts'
import { conflict, notFound, invalidField } from '#server/errors.ts'
import { actSummary, recordAuditEvent } from '#server/features/audit/record-audit-event.queries.ts'
import type { App } from '#server/http/app-parts.ts'
import { mount } from '#server/http/mount.ts'
import { removeDraft, saveDraft } from './content-desk.queries.ts'
import { contentTexts } from './messages.ts'
import { publishDraft, restoreVersion } from './publish-content.ts'
import { actPlace, listItems, placeOf, readContent, readVersion, subjectOf } from './read-content.ts'
import spanishContent from '#content/foundation/es/foundation.json' with { type: 'json' }
import content from '#content/foundation/foundation.json' with { type: 'json' }
import { foundationContent, getFoundation } from '#contracts/foundation/content.ts'
import { currentLanguage } from '#engine/language/bilingual.ts'
import { readPage } from './published.queries.ts'

/** A zero byte is text to JSON and none to the database. */
function refuseZeroBytes(body: ContentBody): void {
  if (/(?<!\\)(?:\\\\)*\\u0000/.test(JSON.stringify(body)))
    throw invalidField('body', sentence(contentTexts, 'badCharacter'))
}

function mountDrafts(app: App): void {
  mount(app, saveContentDraft, async ({ parts, user, params, body }) => {
    const place = await placeOf(parts.db, params)
    refuseZeroBytes(body.body)
    const { kind, itemId, language } = place
    const draft = { kind, itemId, language, ...body, editedAt: parts.clock.now(), editedBy: user.id }
    const isSaved = await parts.db.transaction(async (tx) => {
      if (!(await saveDraft(tx, draft))) return false
      await recordAuditEvent(tx, {
        adminId: user.id,
        act: 'content.draft',
        subject: subjectOf(place),
        summary: actSummary('draftSaved', { ...actPlace(place), number: body.revision + 1 }),
      })
      return true
    })
    if (!isSaved) throw conflict(sentence(contentTexts, 'savedSince'), await readContent(parts.db, place))
    return readContent(parts.db, place)
  })

  mount(app, dropContentDraft, async ({ parts, user, params }) => {
    const place = await placeOf(parts.db, params)
    await parts.db.transaction(async (tx) => {
      if (!(await removeDraft(tx, place))) throw notFound(sentence(contentTexts, 'noDraft'))
      await recordAuditEvent(tx, {
        adminId: user.id,
        act: 'content.drop-draft',
        subject: subjectOf(place),
        summary: actSummary('draftDropped', actPlace(place)),
      })
    })
    return { message: contentTexts().draftGone }
  })
}

function mountVersions(app: App): void {
  mount(app, publishContent, async ({ parts, user, params, body }) => {
    const place = await placeOf(parts.db, params)
    await publishDraft(parts, { place, user, ...body })
    return readContent(parts.db, place)
  })

  mount(app, getContentVersion, async ({ parts, params }) => {
    const place = await placeOf(parts.db, params)
    const version = /^\d{1,6}$/.test(params.version) ? Number(params.version) : -1
    return { version, body: (await readVersion(parts.db, place, version)) ?? {} }
  })

  mount(app, restoreContent, async ({ parts, user, params, body }) => {
    const place = await placeOf(parts.db, params)
    const found = await readVersion(parts.db, place, body.version)
    await restoreVersion(parts, { place, user, ...body, body: body.version === 0 ? null : found })
    return readContent(parts.db, place)
  })
}

/** The texts of the foundation's page that are shipped, checked when the server starts, as the articles are. */
const shipped = { en: foundationContent.parse(content), es: foundationContent.parse(spanishContent) }

function mountFoundation(app: App): void {
  mount(app, getFoundation, ({ parts }) =>
    readPage(parts.db, { name: 'foundation', shipped, schema: foundationContent }, currentLanguage()),
  )
}

export function mountContentDesk(app: App): void {
  mountFoundation(app)
  mount(app, listContent, ({ parts }) => listItems(parts.db, officeDay(parts.clock.now())))
  mount(app, getContent, async ({ parts, params }) => readContent(parts.db, await placeOf(parts.db, params)))
  mountDrafts(app)
  mountVersions(app)
}
