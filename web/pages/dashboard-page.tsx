import { useEffect } from 'react'
import { DashboardSkeleton } from '#web/features/dashboard/dashboard-skeleton.tsx'
import { later } from '#web/layout/later/later.tsx'

export const meta = () => [{ title: 'Dashboard, Jubilee' }]

const Content = later(
  async () => (await import('./screens/dashboard-content.tsx')).DashboardContent,
  <DashboardSkeleton />,
)

export default function DashboardPage() {
  // Spec 2: it opens at its top. Braces: scrollTo answers with a promise in newer browsers, and an effect may only return its end.
  useEffect(() => {
    scrollTo(0, 0)
  }, [])
  return <Content />
}
