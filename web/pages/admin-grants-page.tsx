import { QueueScreen } from '#web/features/grants/queue-screen.tsx'

export const meta = () => [{ title: 'Grants, Jubilee' }]

export default function AdminGrantsPage() {
  return <QueueScreen />
}
