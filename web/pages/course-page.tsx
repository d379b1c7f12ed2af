import { useAccess } from '#web/features/account/use-access.ts'
import { useUser } from '#web/features/account/use-user.ts'
import { CourseScreen } from '#web/features/course/course-screen.tsx'
import { tabTitles } from './screens/messages.ts'

export const meta = () => [{ title: tabTitles.course }]

export default function CoursePage() {
  const { user } = useUser()
  return <CourseScreen access={useAccess(user)} />
}
