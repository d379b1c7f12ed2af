import { describeOpenPage } from '#web/api/page-description.ts'
import { later } from '#web/layout/later/later.tsx'
import { paths } from '#web/paths.ts'
import { SkeletonRows } from '#web/ui/states/skeleton.tsx'
import { ledgerHead, loadingLedger } from '#web/features/ledger/loading-messages.ts'

export const meta = describeOpenPage(ledgerHead, paths.foundationLedger)

export default later(
  async () => (await import('#web/features/ledger/ledger-screen.tsx')).LedgerScreen,
  <SkeletonRows label={loadingLedger} className="gap-10" rows={['h-44', 'h-96']} />,
)
