/** The calls of contracts/articles.ts. */
import { getArticle, getReadingProgress, listArticles, saveArticleProgress } from '#contracts/articles.ts'
import { dayOf } from '#server/calendar-day.ts'
import { notFound } from '#server/errors.ts'
import type { App } from '#server/http/app-parts.ts'
import { mount } from '#server/http/mount.ts'
import { findArticle, openLibrary } from './articles.queries.ts'
import { readProgress, saveProgress } from './save-progress.ts'

function articleOf(id: string) {
  const article = findArticle(id)
  if (article === undefined) throw notFound('We cannot find this article. It may have been removed.')
  return article
}

/** The library and what a person has read of it. An article that is not right stops the start here. */
export function mountLibrary(app: App): void {
  const articles = openLibrary()
  mount(app, listArticles, async () => articles)

  mount(app, getArticle, async ({ params }) => articleOf(params.id))

  mount(app, getReadingProgress, ({ parts, user }) =>
    readProgress(parts.db, user.id, dayOf(parts.clock.now())),
  )

  mount(app, saveArticleProgress, ({ parts, user, params, body }) => {
    const { id: articleId } = articleOf(params.id)
    const { isRead, seconds = 0 } = body
    return saveProgress(parts.db, user.id, { articleId, isRead, seconds, today: dayOf(parts.clock.now()) })
  })
}
