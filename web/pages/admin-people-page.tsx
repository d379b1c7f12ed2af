import { PeopleScreen } from '#web/features/people/people-screen.tsx'

export const meta = () => [{ title: 'People, Jubilee' }]

export default function AdminPeoplePage() {
  return <PeopleScreen />
}
