import { useNavigate } from 'react-router'
import { useUser } from '#web/features/account/use-user.ts'
import { usePublishedFoundation } from '#web/features/foundation/foundation-content.ts'
import { ApplyScreen } from '#web/features/grants/apply/apply-screen.tsx'
import { paths } from '#web/paths.ts'
import { foundationTabs } from './messages.ts'

export const meta = () => [{ title: foundationTabs.apply }]

export default function FoundationApplyPage() {
  const { user } = useUser()
  const navigate = useNavigate()
  const { apply } = usePublishedFoundation()
  return (
    <ApplyScreen isVisitor={!user} notes={apply} onSent={() => void navigate(paths.foundationApplication)} />
  )
}
