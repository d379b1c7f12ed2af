/** The audit log as admins search it. Nothing here writes. */
import { ACTS_PAGE, listAdminActs } from '#contracts/admin/audit-log.ts'
import { storedInWords } from '#engine/language/stored-words.ts'
import type { App } from '#server/http/app-parts.ts'
import { mount } from '#server/http/mount.ts'
import { actWords, storedActs } from './act-words.ts'
import { findAuditEvents, listActionKinds, listActors } from './audit.queries.ts'

/** The forms of the stored sentences that say `text` in the language of the reader: 'Disabled the account of %. Reason: %'. */
function formsSaying(text: string | undefined): string[] {
  if (!text) return []
  const words: Readonly<Record<string, string>> = actWords()
  return Object.entries(storedActs)
    .filter(([name]) => words[name]?.toLowerCase().includes(text.toLowerCase()))
    .map(([, template]) => template.replaceAll(/\{\w+\}/g, '%'))
}

export function mountAudit(app: App): void {
  mount(app, listAdminActs, async ({ parts, query }) => {
    const { before, ...search } = query
    const wanted = {
      ...search,
      forms: formsSaying(search.text),
      ...(before === undefined ? {} : { before: Number(before) }),
    }
    const [found, admins, kinds] = await Promise.all([
      findAuditEvents(parts.db, wanted, ACTS_PAGE + 1),
      listActors(parts.db),
      listActionKinds(parts.db),
    ])
    const shown = found.slice(0, ACTS_PAGE)
    return {
      acts: shown.map(({ id, actedAt, summary, ...act }) => ({
        ...act,
        id: String(id),
        at: actedAt.toISOString(),
        summary: storedInWords(summary, storedActs, actWords()),
      })),
      next: found.length > ACTS_PAGE ? String(shown.at(-1)?.id) : null,
      admins,
      kinds,
    }
  })
}
