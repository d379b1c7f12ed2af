import type { MetaFunction } from 'react-router'
import { useUser } from '#web/features/account/use-user.ts'
import { usePublishedFoundation } from '#web/features/foundation/foundation-content.ts'
import { FoundationView } from '#web/features/foundation/foundation-view.tsx'
import { pageTexts } from '#web/features/foundation/messages.ts'
import { describePage } from '#web/layout/page-description.ts'

export const meta: MetaFunction = () => describePage(pageTexts)

export default function FoundationPage() {
  const { user } = useUser()
  return <FoundationView texts={usePublishedFoundation()} isVisitor={!user} />
}
