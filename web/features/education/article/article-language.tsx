/** The language that a text of the library is read in: of its words, of what stands around them, and of its links. */
import { createContext, useContext, type ReactNode } from 'react'
import type { Language } from '#contracts/language.ts'
import { articlePath, paths } from '#web/paths.ts'
import { articleTexts } from './messages.ts'

const ReadLanguage = createContext<Language>('en')

/** Everything inside is in the language, to screen readers too. */
export function ReadIn({ language, children }: { language: Language; children: ReactNode }) {
  return (
    <ReadLanguage value={language}>
      <div lang={language}>{children}</div>
    </ReadLanguage>
  )
}

export const useReadLanguage = (): Language => useContext(ReadLanguage)

/** What stands around an article. */
export const useArticleTexts = () => articleTexts[useReadLanguage()]

const article = new RegExp(`^${paths.education}/(\\d+)$`)

/** A path of the app in a text: an article leads to the next one in its own language. */
export function inLanguage(path: string, language: Language): string {
  const [, id] = article.exec(path) ?? []
  return id === undefined ? path : articlePath(id, language)
}
