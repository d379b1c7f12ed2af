import { Search } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useLocation, useSearchParams, type MetaFunction } from 'react-router'
import { languageOf, languages, type Language } from '#contracts/language.ts'
import { describePage, drawnWith } from '#web/api/page-description.ts'
import { formatDate } from '#web/format/dates.ts'
import { glossaryPath, paths } from '#web/paths.ts'
import { BackLink } from '#web/ui/back-link.tsx'
import { TextField } from '#web/ui/fields/field.tsx'
import { LanguageLink, ReadIn, useArticleTexts } from '../article/article-language.tsx'
import { glossaryHead } from './glossary-head.ts'
import { matchingTerms, writtenOn } from './glossary-terms.ts'
import { glossaryTexts } from './messages.ts'
import { TermList, TermsByLetter } from './term-list.tsx'

export const meta: MetaFunction = ({ matches, location }) => {
  const language = languageOf(new URLSearchParams(location.search).get('lang'))
  const origin = drawnWith(matches)?.origin ?? null
  return [
    ...describePage(glossaryTexts[language].head, { origin, path: glossaryPath(language) }),
    ...glossaryHead(language, origin),
  ]
}

/** Every term in plain words. Articles link to a term by its hash, the same in each language: /education/glossary#apr. */
export default function GlossaryPage() {
  const [search] = useSearchParams()
  const language = languageOf(search.get('lang'))
  return (
    <div className="mx-auto w-full max-w-[44rem]">
      <ReadIn language={language}>
        <Glossary key={language} language={language} />
      </ReadIn>
    </div>
  )
}

function Glossary({ language }: { language: Language }) {
  const [query, setQuery] = useState('')
  const { hash } = useLocation()
  const wanted = decodeURIComponent(hash.slice(1))
  useWantedTerm(wanted)
  const texts = glossaryTexts[language]
  const { education } = useArticleTexts()
  const terms = matchingTerms(language, query)
  return (
    <>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 print:hidden">
        <BackLink to={paths.education}>{texts.back}</BackLink>
        <OtherLanguages language={language} hash={hash} />
      </div>
      <h1>{texts.title}</h1>
      <p className="mt-3 text-ink-2">{texts.lead}</p>
      <search className="mt-6 block print:hidden">
        <TextField
          label={texts.search}
          type="search"
          name="term"
          id="glossary-search"
          value={query}
          onValueChange={setQuery}
          maxLength={80}
          autoComplete="off"
          prefix={<Search size={18} />}
        />
      </search>
      <output className="mt-3 block text-small text-ink-2">
        {terms.length === 0 ? texts.none : texts.count(terms.length)}
      </output>
      {query.trim() === '' ? <TermsByLetter wanted={wanted} /> : <TermList terms={terms} wanted={wanted} />}
      <p className="mt-6 text-tiny text-ink-3">
        {texts.written(formatDate(writtenOn))} {education}
      </p>
    </>
  )
}

/** The same place of the glossary in the other languages. */
function OtherLanguages({ language, hash }: { language: Language; hash: string }) {
  return languages
    .filter((other) => other !== language)
    .map((other) => <LanguageLink key={other} language={other} to={glossaryPath(other) + hash} />)
}

/** Scrolls to the term in the URL's hash, since the list renders after the browser looks for it. */
function useWantedTerm(slug: string): void {
  useEffect(() => {
    if (slug !== '') document.getElementById(slug)?.scrollIntoView({ block: 'start' })
  }, [slug])
}
