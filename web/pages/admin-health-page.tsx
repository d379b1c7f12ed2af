import { HealthScreen } from '#web/features/health/health-screen.tsx'

export const meta = () => [{ title: 'System health, Jubilee' }]

export default function AdminHealthPage() {
  return <HealthScreen />
}
