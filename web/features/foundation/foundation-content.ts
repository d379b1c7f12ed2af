/** The texts of the foundation's page: what this build ships with at once, then what is published. */
import { createContext, useContext } from 'react'
import shipped from '#content/foundation/foundation.json' with { type: 'json' }
import { getFoundation, type FoundationContent } from '#contracts/foundation/content.ts'
import { useRead } from '#web/api/use-read.ts'

/** What the parts of the page read; a preview puts a draft in its place. */
export const FoundationTexts = createContext<FoundationContent>(shipped)

export function useFoundationTexts(): FoundationContent {
  return useContext(FoundationTexts)
}

/** Never waits: without an answer the texts of this build stand. */
export function usePublishedFoundation(): FoundationContent {
  const { data } = useRead(getFoundation, {}, { refetchOnMount: 'always' })
  return data ?? shipped
}
