import { useAccess } from '#web/features/account/use-access.ts'
import { useUser } from '#web/features/account/use-user.ts'
import { EducationScreen } from '#web/features/education/education-screen.tsx'

export function EducationContent() {
  const { user } = useUser()
  return <EducationScreen access={useAccess(user)} isVisitor={!user} />
}
