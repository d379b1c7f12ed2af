/** The language that a text of the library is read in: of its words, of what stands around them, and of its links. */
import { createContext, useContext, type ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import type { Language } from '#contracts/language.ts'
import { articlePath, glossaryPath, paths } from '#web/paths.ts'
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

/** A link to the same text in another language, named in that one. */
export function LanguageLink({ language, to }: { language: Language; to: string }) {
  const { state } = useLocation()
  return (
    <Link
      to={to}
      replace
      state={state}
      lang={language}
      hrefLang={language}
      className="link inline-flex min-h-11 items-center text-small"
    >
      {articleTexts[language].readIt}
    </Link>
  )
}

const article = new RegExp(`^${paths.education}/(\\d+)$`)
const glossary = new RegExp(`^${paths.glossary}(?:#([\\w-]+))?$`)

/** A path of the app in a text: an article leads to others, and to terms of the glossary, in its own language. */
export function inLanguage(path: string, language: Language): string {
  const [, id] = article.exec(path) ?? []
  if (id !== undefined) return articlePath(id, language)
  const term = glossary.exec(path)
  return term ? glossaryPath(language, term[1]) : path
}
