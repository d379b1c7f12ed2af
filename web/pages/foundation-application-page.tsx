import { StatusScreen } from '#web/features/grants/status-screen.tsx'

export const meta = () => [{ title: 'Your grant application, Jubilee' }]

export default function FoundationApplicationPage() {
  return <StatusScreen />
}
