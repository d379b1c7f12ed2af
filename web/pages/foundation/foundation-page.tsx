import { useUser } from '#web/features/account/use-user.ts'
import { usePublishedFoundation } from '#web/features/foundation/foundation-content.ts'
import { FoundationView } from '#web/features/foundation/foundation-view.tsx'
import { pageTexts } from '#web/features/foundation/messages.ts'
import { describeOpenPage } from '#web/api/page-description.ts'
import { paths } from '#web/paths.ts'

export const meta = describeOpenPage(pageTexts, paths.foundation)

export default function FoundationPage() {
  const { user } = useUser()
  return <FoundationView texts={usePublishedFoundation()} isVisitor={!user} />
}
