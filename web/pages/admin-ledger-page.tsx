import { DeskLedgerScreen } from '#web/features/ledger/desk-ledger-screen.tsx'

export const meta = () => [{ title: 'Ledger, Jubilee' }]

export default function AdminLedgerPage() {
  return <DeskLedgerScreen />
}
