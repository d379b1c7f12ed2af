import { useEffect } from 'react'
import { DashboardSkeleton } from '#web/features/dashboard/dashboard-skeleton.tsx'
import { OPEN_TOOL_ID } from '#web/features/dashboard/open-tool.ts'
import { later } from '#web/layout/later/later.tsx'
import { useDrawnByServer } from '#web/ui/use-hydrated.ts'
import { tabTitles } from './screens/messages.ts'

export const meta = () => [{ title: tabTitles.dashboard }]

const Content = later(
  async () => (await import('./screens/dashboard-content.tsx')).DashboardContent,
  <DashboardSkeleton />,
)

export default function DashboardPage() {
  const isDrawnByServer = useDrawnByServer()
  // Spec 2: it opens at its top, or at the tool that a link names. Whoever scrolled before the scripts came stays there.
  useEffect(() => {
    const tool = document.getElementById(OPEN_TOOL_ID)
    if (isDrawnByServer && scrollY > 0) return
    if (tool) tool.scrollIntoView()
    else scrollTo(0, 0)
  }, [isDrawnByServer])
  return <Content />
}
