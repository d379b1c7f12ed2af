import type { MetaFunction } from 'react-router'
import { articleHead, drawnArticle, sharedPicture } from '#web/features/education/article/article-head.ts'
import { ArticleSkeleton } from '#web/features/education/article/article-skeleton.tsx'
import { describePage, drawnWith } from '#web/api/page-description.ts'
import { later } from '#web/layout/later/later.tsx'
import { articlePath } from '#web/paths.ts'
import { tabTitle } from '#web/ui/messages.ts'
import { tabTitles } from './screens/messages.ts'

export const meta: MetaFunction = ({ matches, params: { id = '' } }) => {
  const drawn = drawnWith(matches)
  const article = drawnArticle(drawn, id)
  // A screen that is opened later names itself when its article has come.
  if (article === null) return [{ title: tabTitles.article }]
  const origin = drawn?.origin ?? null
  const { title, description, imageUrl, language, languages } = article
  const path = articlePath(id)
  const image = origin === null ? undefined : sharedPicture(origin, imageUrl)
  return [
    ...describePage({ title: tabTitle(title), description }, { origin, path, image, language, languages }),
    ...articleHead(article, origin),
  ]
}

export default later(
  async () => (await import('./screens/article-content.tsx')).ArticleContent,
  <ArticleSkeleton />,
)
