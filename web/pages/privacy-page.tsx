import type { MetaFunction } from 'react-router'
import privacy from '#content/legal/privacy.json' with { type: 'json' }
import { LegalText } from '#web/features/legal/legal-text.tsx'
import { describePage } from '#web/layout/page-description.ts'
import { PublicFooter } from '#web/layout/public-footer.tsx'
import { PublicHeader } from '#web/layout/public-header.tsx'

export const meta: MetaFunction = () =>
  describePage({ title: `${privacy.title}: Jubilee`, description: privacy.description })

export default function PrivacyPage() {
  return (
    <>
      <PublicHeader kind="legal" />
      <main id="main">
        <LegalText text={privacy} />
      </main>
      <PublicFooter />
    </>
  )
}
