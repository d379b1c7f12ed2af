import { useParams } from 'react-router'
import { useAccess } from '#web/features/account/use-access.ts'
import { useUser } from '#web/features/account/use-user.ts'
import { LessonScreen } from '#web/features/course/lesson-screen.tsx'
import { ArticleBody } from '#web/features/education/article/article-body.tsx'
import { Question } from '#web/features/education/article/article-quiz.tsx'
import { ArticleSources } from '#web/features/education/article/article-text.tsx'
import { tabTitles } from './screens/messages.ts'

export const meta = () => [{ title: tabTitles.lesson }]

/** A lesson's text, question and sources are drawn as an article's. */
const parts = { Body: ArticleBody, Question, Sources: ArticleSources }

export default function LessonPage() {
  const { lesson = '' } = useParams()
  const { user } = useUser()
  return <LessonScreen id={lesson} access={useAccess(user)} parts={parts} />
}
