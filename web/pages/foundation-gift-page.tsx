import { useSearchParams } from 'react-router'
import { MailedGiftScreen } from '#web/features/donations/mailed-gift-screen.tsx'

export const meta = () => [{ title: 'Your monthly gift, Jubilee' }, { name: 'robots', content: 'noindex' }]

export default function FoundationGiftPage() {
  const [query] = useSearchParams()
  return <MailedGiftScreen token={query.get('token') ?? ''} />
}
