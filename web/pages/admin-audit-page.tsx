import { AuditScreen } from '#web/features/audit/audit-screen.tsx'

export const meta = () => [{ title: 'Audit log, Jubilee' }]

export default function AdminAuditPage() {
  return <AuditScreen />
}
