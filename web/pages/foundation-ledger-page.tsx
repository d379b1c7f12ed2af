import { LedgerScreen } from '#web/features/ledger/ledger-screen.tsx'

export const meta = () => [{ title: 'The public ledger, Jubilee Foundation' }]

export default LedgerScreen
