import { useEffect } from 'react'
import { useHref } from 'react-router'
import type { Language } from '#engine/language/bilingual.ts'
import { tabStore } from '#web/api/storage/browser-store.ts'
import { LANGUAGE } from '#web/format/messages.ts'

const KEY = 'jubilee-language-opened'

/**
 * Opens the place again where the account has chosen another language than that of the screen, as after signing in on
 * a page in it. What is under /es stays Spanish.
 */
export function useAccountLanguage(chosen: Language | null | undefined): void {
  const isUnderLanguage = useHref('/') !== '/'
  useEffect(() => {
    if (!chosen || isUnderLanguage) return
    if (chosen === LANGUAGE) return tabStore.remove(KEY)
    // Once: a document that is kept on the device may be in no other language.
    if (tabStore.read(KEY) === chosen) return
    tabStore.write(KEY, chosen)
    // Where nothing can be kept, nothing would end it.
    if (tabStore.read(KEY) === chosen) location.reload()
  }, [chosen, isUnderLanguage])
}
