import { useUser } from '#web/features/account/use-user.ts'
import { usePublishedFoundation } from '#web/features/foundation/foundation-content.ts'
import { FoundationView } from '#web/features/foundation/foundation-view.tsx'
import { pageTexts } from '#web/features/foundation/messages.ts'
import { TranslationNote } from '#web/language/translation-note.tsx'
import { describePage, drawnAnswer, drawnWith } from '#web/api/page-description.ts'
import { readOf } from '#web/api/read.ts'
import { getFoundation } from '#contracts/foundation/content.ts'
import type { MetaFunction } from 'react-router'
import { paths } from '#web/paths.ts'

/** Where the Spanish is withheld, the page is one in English, whatever its address. */
export const meta: MetaFunction = ({ matches }) => {
  const drawn = drawnWith(matches)
  const { language, languages } = drawnAnswer(drawn, readOf(getFoundation)) ?? {}
  const place = { origin: drawn?.origin ?? null, path: paths.foundation }
  return describePage(pageTexts, language && languages ? { ...place, language, languages } : place)
}

export default function FoundationPage() {
  const { user } = useUser()
  const texts = usePublishedFoundation()
  return (
    <>
      <TranslationNote translation={texts.translation} />
      <div lang={texts.language}>
        <FoundationView texts={texts} isVisitor={!user} />
      </div>
    </>
  )
}
