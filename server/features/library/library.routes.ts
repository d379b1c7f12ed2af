/** The calls of contracts/education/articles.ts. */
import {
  getArticle,
  getReadingProgress,
  listArticles,
  saveArticleProgress,
} from '#contracts/education/articles.ts'
import { currentLanguage } from '#engine/language/bilingual.ts'
import { sentence } from '#engine/language/sentence.ts'
import type { Db } from '#server/db/connect.ts'
import { notFound } from '#server/errors.ts'
import type { App } from '#server/http/app-parts.ts'
import { readPersonDay } from '#server/features/account/settings/settings.queries.ts'
import { mount } from '#server/http/mount.ts'
import { beginLibrary, findArticle, readableLibrary, refreshLibrary } from './articles.queries.ts'
import { libraryTexts } from './messages.ts'
import { mountFeeds } from './library-feeds.ts'
import { readProgress, saveProgress } from './save-progress.ts'

/** How soon the coach and the dashboard of this process know what another one published. */
const LOOK_EVERY_MS = 5_000

async function articleOf(db: Db, id: string, language = currentLanguage()) {
  await refreshLibrary(db)
  const article = findArticle(id, language)
  if (article === undefined) throw notFound(sentence(libraryTexts, 'missingArticle'))
  return article
}

/** Keeps the process's copy current for features that read it; calls of the library refresh it themselves. */
function keepLooking(app: App): void {
  let looking: Promise<unknown> = Promise.resolve()
  let timer: NodeJS.Timeout | undefined
  app.addHook('onListen', async () => {
    timer = setInterval(() => {
      // A database that is away is noticed by others; what was known stays.
      looking = refreshLibrary(app.parts.db).catch(() => {})
    }, LOOK_EVERY_MS).unref()
  })
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await looking
  })
}

/** The library and a person's reading. An invalid article stops the start here. */
export function mountLibrary(app: App): void {
  beginLibrary()
  keepLooking(app)
  mountFeeds(app)
  mount(app, listArticles, async ({ parts }) => {
    await refreshLibrary(parts.db)
    return readableLibrary()
  })

  mount(app, getArticle, ({ parts, params, query }) => articleOf(parts.db, params.id, query.language))

  mount(app, getReadingProgress, async ({ parts, user }) => {
    const today = await readPersonDay(parts.db, user.id, parts.clock.now())
    return readProgress(parts.db, user.id, today)
  })

  mount(app, saveArticleProgress, async ({ parts, user, params, body }) => {
    const { id: articleId } = await articleOf(parts.db, params.id)
    const { isRead, seconds = 0 } = body
    const today = await readPersonDay(parts.db, user.id, parts.clock.now())
    return saveProgress(parts.db, user.id, { articleId, isRead, seconds, today })
  })
}
