import { useParams } from 'react-router'
import { ArticleScreen } from '#web/features/education/article-screen.tsx'

export const meta = () => [{ title: 'Article, Jubilee' }]

export default function ArticlePage() {
  const { id = '' } = useParams()
  return <ArticleScreen id={id} />
}
