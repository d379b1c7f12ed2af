import type { FoundationContent } from '#contracts/foundation/content.ts'
import { ApplyCard } from './apply-card.tsx'
import { DonateCard } from './donate-card.tsx'
import { FoundationTexts } from './foundation-content.ts'
import { FoundationHeader } from './foundation-header.tsx'
import { GrantPrograms } from './grant-programs.tsx'
import { IncomeLimitsTable } from './income-limits-table.tsx'
import { Mission, WhoWeServe } from './mission.tsx'
import { TitheBlock } from './tithe-block.tsx'

type FoundationViewProps = {
  texts: FoundationContent
  /** what is a person's own is behind a sign-in, and leads back */
  isVisitor?: boolean
}

/** The foundation's page with these texts. */
export function FoundationView({ texts, isVisitor = false }: FoundationViewProps) {
  return (
    <FoundationTexts value={texts}>
      <div className="grid grid-cols-1 gap-10 md:gap-14">
        <FoundationHeader />
        <Mission />
        <WhoWeServe />
        <GrantPrograms />
        <div className="grid grid-cols-1 gap-4 md:grid-cols-2 md:gap-6">
          <ApplyCard isVisitor={isVisitor} />
          <DonateCard isVisitor={isVisitor} />
        </div>
        <IncomeLimitsTable />
        <TitheBlock />
      </div>
    </FoundationTexts>
  )
}
