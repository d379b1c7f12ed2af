import type { MetaFunction } from 'react-router'
import { terms } from '#web/features/legal/document-messages.ts'
import { LegalText } from '#web/features/legal/legal-text.tsx'
import { describePage } from '#web/api/page-description.ts'
import { PublicPage } from '#web/layout/public-page.tsx'
import { openTabs } from './messages.ts'

export const meta: MetaFunction = () =>
  describePage({ title: openTabs.legal(terms.title), description: terms.description })

export default function TermsPage() {
  return (
    <PublicPage kind="legal">
      <LegalText text={terms} />
    </PublicPage>
  )
}
