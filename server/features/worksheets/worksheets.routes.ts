/** The call of contracts/education/worksheets.ts: anybody may have an empty sheet, a signed-in person a filled one. */
import { readWorksheet, worksheetFile } from '#contracts/education/worksheets.ts'
import { unauthorized } from '#server/errors.ts'
import type { App, AppParts } from '#server/http/app-parts.ts'
import { mountDownload } from '#server/http/files/download.ts'
import { networkOf } from '#server/http/network-of.ts'
import { createRateLimit } from '#server/http/rate-limit.ts'
import { readOwnFigures } from './read-own-figures.ts'
import { worksheetPdf } from './worksheet-pdf.ts'

/** enough to print every sheet in both languages a few times over */
const RULE = { name: 'worksheets', tries: 60, seconds: 600 }

/** What a filled sheet holds. Throws 401 for a visitor, who has no records. */
async function ownFigures(parts: Pick<AppParts, 'db' | 'clock'>, user: { id: string } | null) {
  if (user === null) throw unauthorized()
  return readOwnFigures(parts, user.id, parts.clock.now())
}

export function mountWorksheets(app: App): void {
  const limit = createRateLimit(app.parts.pool, RULE)
  mountDownload(app, readWorksheet, async ({ parts, params, query, user, request }) => {
    await limit.consume(user?.id ?? networkOf(request))
    const { language = 'en', filled } = query
    const own = filled === 'true' ? await ownFigures(parts, user) : null
    const bytes = await worksheetPdf({ name: params.name, language, own, madeOn: parts.clock.now() })
    return {
      name: worksheetFile(params.name, language),
      contentType: 'application/pdf',
      sizeBytes: bytes.length,
      chunks: (async function* () {
        yield bytes
      })(),
    }
  })
}
