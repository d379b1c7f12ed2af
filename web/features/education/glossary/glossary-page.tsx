import { Search } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useLocation, type MetaFunction } from 'react-router'
import { describePage, drawnWith } from '#web/api/page-description.ts'
import { formatDate } from '#web/format/dates.ts'
import { paths } from '#web/paths.ts'
import { BackLink } from '#web/ui/back-link.tsx'
import { TextField } from '#web/ui/fields/field.tsx'
import { LanguageLink } from '#web/language/language-link.tsx'
import { educationLabel } from '../messages.ts'
import { glossaryHead } from './glossary-head.ts'
import { matchingTerms } from './glossary-terms.ts'
import { glossaryTexts as texts } from './messages.ts'
import { TermList, TermsByLetter } from './term-list.tsx'
import { writtenOn } from './term-words.ts'

export const meta: MetaFunction = ({ matches }) => {
  const origin = drawnWith(matches)?.origin ?? null
  return [...describePage(texts.head, { origin, path: paths.glossary }), ...glossaryHead(origin)]
}

/** Every term in plain words. Articles link to a term by its hash, the same in each language: /education/glossary#apr. */
export default function GlossaryPage() {
  const [query, setQuery] = useState('')
  const { hash } = useLocation()
  const wanted = decodeURIComponent(hash.slice(1))
  useWantedTerm(wanted)
  const terms = matchingTerms(query)
  return (
    <div className="mx-auto w-full max-w-[44rem]">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 print:hidden">
        <BackLink to={paths.education}>{texts.back}</BackLink>
        <LanguageLink className="text-small" />
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
        {texts.written(formatDate(writtenOn))} {educationLabel}
      </p>
    </div>
  )
}

/** Scrolls to the term in the URL's hash, since the list renders after the browser looks for it. */
function useWantedTerm(slug: string): void {
  useEffect(() => {
    if (slug !== '') document.getElementById(slug)?.scrollIntoView({ block: 'start' })
  }, [slug])
}
