import type { MetaFunction } from 'react-router'
import terms from '#content/legal/terms.json' with { type: 'json' }
import { LegalText } from '#web/features/legal/legal-text.tsx'
import { describePage } from '#web/api/page-description.ts'
import { PublicPage } from '#web/layout/public-page.tsx'

export const meta: MetaFunction = () =>
  describePage({ title: `${terms.title}: Jubilee`, description: terms.description })

export default function TermsPage() {
  return (
    <PublicPage kind="legal">
      <LegalText text={terms} />
    </PublicPage>
  )
}
