import type { MetaFunction } from 'react-router'
import { getFoundation } from '#contracts/foundation/content.ts'
import { foundationHead, loadingFoundation } from '#web/features/foundation/loading-messages.ts'
import { describePage, drawnAnswer, drawnWith } from '#web/api/page-description.ts'
import { readOf } from '#web/api/read.ts'
import { later } from '#web/layout/later/later.tsx'
import { paths } from '#web/paths.ts'
import { SkeletonRows } from '#web/ui/states/skeleton.tsx'

/** Where the Spanish is withheld, the page is one in English, whatever its address. */
export const meta: MetaFunction = ({ matches }) => {
  const drawn = drawnWith(matches)
  const { language, languages } = drawnAnswer(drawn, readOf(getFoundation)) ?? {}
  const place = { origin: drawn?.origin ?? null, path: paths.foundation }
  return describePage(foundationHead, language && languages ? { ...place, language, languages } : place)
}

export default later(
  async () => (await import('../screens/foundation-content.tsx')).FoundationContent,
  <SkeletonRows label={loadingFoundation} className="gap-10" rows={['h-64', 'h-44', 'h-96']} />,
)
