import type { Translation } from '#contracts/language.ts'
import { formatDate } from '#web/format/dates.ts'
import { useFormats } from '#web/format/use-formats.ts'
import { LanguageLink } from './language-link.tsx'
import { translationTexts as texts } from './messages.ts'

/** Above a text whose English was changed after it: since when, and the way to the English. Nothing where they say the same. */
export function TranslationNote({ translation }: { translation: Translation }) {
  useFormats()
  if (translation === null) return null
  const { state, englishChangedOn } = translation
  return (
    <div className="mb-6 rounded-card bg-info-soft px-4 py-3 text-small text-info">
      <p>{texts[state](formatDate(englishChangedOn))}</p>
      {state === 'older' ? <LanguageLink words={texts.readEnglish} className="-mb-2.5 text-small" /> : null}
    </div>
  )
}
