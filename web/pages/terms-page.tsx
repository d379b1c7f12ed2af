import type { MetaFunction } from 'react-router'
import terms from '#content/legal/terms.json' with { type: 'json' }
import { LegalText } from '#web/features/legal/legal-text.tsx'
import { describePage } from '#web/layout/page-description.ts'
import { PublicFooter } from '#web/layout/public-footer.tsx'
import { PublicHeader } from '#web/layout/public-header.tsx'

export const meta: MetaFunction = () =>
  describePage({ title: `${terms.title}: Jubilee`, description: terms.description })

export default function TermsPage() {
  return (
    <>
      <PublicHeader kind="legal" />
      <main id="main">
        <LegalText text={terms} />
      </main>
      <PublicFooter />
    </>
  )
}
