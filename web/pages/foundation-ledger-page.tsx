import { useUser } from '#web/features/account/use-user.ts'
import { LedgerScreen } from '#web/features/ledger/ledger-screen.tsx'
import { paths } from '#web/paths.ts'

export const meta = () => [{ title: 'The public ledger, Jubilee Foundation' }]

export default function FoundationLedgerPage() {
  const { user } = useUser()
  // The foundation's page is behind the gate: a visitor goes back to what is open.
  return <LedgerScreen back={user ? paths.foundation : paths.landing} />
}
