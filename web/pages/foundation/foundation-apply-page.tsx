import { useNavigate } from 'react-router'
import { useUser } from '#web/features/account/use-user.ts'
import { shippedTexts } from '#web/features/foundation/messages.ts'
import { ApplyScreen } from '#web/features/grants/apply/apply-screen.tsx'
import { paths } from '#web/paths.ts'
import { foundationTabs } from './messages.ts'

export const meta = () => [{ title: foundationTabs.apply }]

export default function FoundationApplyPage() {
  const { user } = useUser()
  const navigate = useNavigate()
  // The desk cannot change these notes: they go with the rules of grants.
  return (
    <ApplyScreen
      isVisitor={!user}
      notes={shippedTexts.apply}
      onSent={() => void navigate(paths.foundationApplication)}
    />
  )
}
