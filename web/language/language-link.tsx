import { useLocation } from 'react-router'
import { classNames } from '#web/ui/class-names.ts'
import { otherLanguage } from './messages.ts'
import { addressToChoose, useOpenInLanguage } from './use-open-in-language.ts'

/** The same place in the other language, named in that one unless there are `words` for it. It works before any script does. */
export function LanguageLink({ className, words }: { className?: string; words?: string }) {
  const place = useLocation()
  const open = useOpenInLanguage()
  return (
    <a
      href={addressToChoose(otherLanguage.value, place)}
      lang={words === undefined ? otherLanguage.value : undefined}
      hrefLang={otherLanguage.value}
      // A choice, no page: search engines find the other language by the head of this one.
      rel="nofollow"
      className={classNames('link inline-flex min-h-11 items-center', className)}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        void open(otherLanguage.value)
      }}
    >
      {words ?? otherLanguage.name}
    </a>
  )
}
