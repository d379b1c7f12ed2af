import type { MetaFunction } from 'react-router'
import { useUser } from '#web/features/account/use-user.ts'
import { articleHead, drawnArticle, sharedPicture } from '#web/features/education/article/article-head.ts'
import { ArticleScreen } from '#web/features/education/article/article-screen.tsx'
import { describePage, drawnWith } from '#web/api/page-description.ts'
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

export default function ArticlePage() {
  const { user } = useUser()
  return <ArticleScreen isVisitor={!user} />
}
