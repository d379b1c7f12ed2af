import { useParams } from 'react-router'
import { useUser } from '#web/features/account/use-user.ts'
import { PersonScreen } from '#web/features/people/person-screen.tsx'
import { adminPageTexts } from './messages.ts'

export const meta = () => [{ title: adminPageTexts.personTab }]

export default function AdminPersonPage() {
  const { id = '' } = useParams()
  const { user } = useUser()
  return user ? <PersonScreen key={id} id={id} adminId={user.id} /> : null
}
