import { ApplyCard } from '#web/features/foundation/apply-card.tsx'
import { DonateCard } from '#web/features/foundation/donate-card.tsx'
import { FoundationHeader } from '#web/features/foundation/foundation-header.tsx'
import { GrantPrograms } from '#web/features/foundation/grant-programs.tsx'
import { IncomeLimitsTable } from '#web/features/foundation/income-limits-table.tsx'
import { Mission, WhoWeServe } from '#web/features/foundation/mission.tsx'
import { TitheBlock } from '#web/features/foundation/tithe-block.tsx'

export const meta = () => [{ title: 'Jubilee Foundation, Jubilee' }]

export default function FoundationPage() {
  return (
    <div className="grid grid-cols-1 gap-10 md:gap-14">
      <FoundationHeader />
      <Mission />
      <WhoWeServe />
      <GrantPrograms />
      <div className="grid grid-cols-1 gap-4 md:grid-cols-2 md:gap-6">
        <ApplyCard />
        <DonateCard />
      </div>
      <IncomeLimitsTable />
      <TitheBlock />
    </div>
  )
}
