import type { MetaFunction } from 'react-router'
import { privacy } from '#web/features/legal/document-messages.ts'
import { LegalText } from '#web/features/legal/legal-text.tsx'
import { describePage } from '#web/api/page-description.ts'
import { PublicPage } from '#web/layout/public-page.tsx'
import { openTabs } from './messages.ts'

export const meta: MetaFunction = () =>
  describePage({ title: openTabs.legal(privacy.title), description: privacy.description })

export default function PrivacyPage() {
  return (
    <PublicPage kind="legal">
      <LegalText text={privacy} />
    </PublicPage>
  )
}
