/** The texts of the foundation's page: those of this build first, then the published ones. */
import { createContext, useContext } from 'react'
import { languages } from '#engine/language/bilingual.ts'
import { getFoundation, type FoundationContent, type FoundationPage } from '#contracts/foundation/content.ts'
import { useRead } from '#web/api/use-read.ts'
import { LANGUAGE } from '#web/format/messages.ts'
import { shippedTexts } from './messages.ts'

/** The texts that the components read; a preview provides a draft. */
export const FoundationTexts = createContext<FoundationContent>(shippedTexts)

export function useFoundationTexts(): FoundationContent {
  return useContext(FoundationTexts)
}

/** Never waits: until the call answers, these are the texts of this build. */
export function usePublishedFoundation(): FoundationPage {
  const { data } = useRead(getFoundation, {}, { refetchOnMount: 'always' })
  return data ?? { ...shippedTexts, language: LANGUAGE, languages: [...languages], translation: null }
}
