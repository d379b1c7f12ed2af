/** The texts of the foundation's page, for everybody. */
import content from '#content/foundation/foundation.json' with { type: 'json' }
import { foundationContent, getFoundation } from '#contracts/foundation/content.ts'
import type { App } from '#server/http/app-parts.ts'
import { mount } from '#server/http/mount.ts'
import { readPublished } from './published.queries.ts'

/** Checked when the server starts, as the articles are. */
const shipped = foundationContent.parse(content)

export function mountFoundationContent(app: App): void {
  mount(app, getFoundation, async ({ parts }) => {
    const published = (await readPublished(parts.db)).bodiesOf('foundation').get('foundation')
    // A version that does not fit this program's contract stays unread.
    return foundationContent.safeParse(published ?? shipped).data ?? shipped
  })
}
