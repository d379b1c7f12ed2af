import { useAccess } from '#web/features/account/use-access.ts'
import { useUser } from '#web/features/account/use-user.ts'
import { LettersScreen } from '#web/features/letters/letters-screen.tsx'
import { tabTitles } from './screens/messages.ts'

export const meta = () => [{ title: tabTitles.letters }]

export default function LettersPage() {
  const { user } = useUser()
  return <LettersScreen access={useAccess(user)} />
}
