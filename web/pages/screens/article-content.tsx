import { useUser } from '#web/features/account/use-user.ts'
import { ArticleScreen } from '#web/features/education/article/article-screen.tsx'

export function ArticleContent() {
  const { user } = useUser()
  return <ArticleScreen isVisitor={!user} />
}
