import { DeskScreen } from '#web/features/admin/desk-screen.tsx'
import { HealthNotice } from '#web/features/system-status/health-notice.tsx'

export const meta = () => [{ title: 'Admin, Jubilee' }]

export default function AdminPage() {
  return <DeskScreen health={<HealthNotice />} />
}
