import { useSearchParams } from 'react-router'
import { stopTexts } from '#web/features/notices/messages.ts'
import { StopMails } from '#web/features/notices/stop-mails.tsx'
import { AccountFrame } from '#web/layout/account-frame.tsx'
import { openTabs } from './messages.ts'

export const meta = () => [{ title: openTabs.unsubscribe }, { name: 'referrer', content: 'no-referrer' }]

export default function UnsubscribePage() {
  const [search] = useSearchParams()
  return (
    <AccountFrame title={stopTexts.title}>
      <StopMails token={search.get('token')} />
    </AccountFrame>
  )
}
