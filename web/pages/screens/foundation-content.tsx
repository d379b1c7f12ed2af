import { useUser } from '#web/features/account/use-user.ts'
import { usePublishedFoundation } from '#web/features/foundation/foundation-content.ts'
import { FoundationView } from '#web/features/foundation/foundation-view.tsx'
import { TranslationNote } from '#web/language/translation-note.tsx'

export function FoundationContent() {
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
