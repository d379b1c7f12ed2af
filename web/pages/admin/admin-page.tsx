import { DeskScreen } from '#web/features/admin/desk-screen.tsx'
import { HealthNotice } from '#web/features/system-status/health-notice.tsx'
import { adminPageTexts } from './messages.ts'

export const meta = () => [{ title: adminPageTexts.deskTab }]

export default function AdminPage() {
  return <DeskScreen health={<HealthNotice />} />
}
