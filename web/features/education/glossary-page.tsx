import { Search } from 'lucide-react'
import { useState, useEffect } from 'react'
import { useLocation } from 'react-router'
import glossary from '#content/glossary/glossary.json' with { type: 'json' }
import { describeOpenPage } from '#web/api/page-description.ts'
import { formatDate } from '#web/format/dates.ts'
import { paths } from '#web/paths.ts'
import { BackLink } from '#web/ui/back-link.tsx'
import { TextField } from '#web/ui/fields/field.tsx'
import { educationLabel, glossaryHead, glossaryTexts } from './messages.ts'

export const meta = describeOpenPage(glossaryHead, paths.glossary)

type Term = (typeof glossary.terms)[number]

function matching(query: string): Term[] {
  const wanted = query.trim().toLowerCase()
  if (wanted === '') return glossary.terms
  return glossary.terms.filter(
    ({ term, meaning }) => term.toLowerCase().includes(wanted) || meaning.toLowerCase().includes(wanted),
  )
}

/** Every term in plain words. Articles link to a term by its hash: /education/glossary#apr. */
export default function GlossaryPage() {
  const [query, setQuery] = useState('')
  const { hash } = useLocation()
  const wanted = decodeURIComponent(hash.slice(1))
  useWantedTerm(wanted)
  const terms = matching(query)
  return (
    <div className="mx-auto w-full max-w-[44rem]">
      <BackLink to={paths.education} className="mb-3 print:hidden">
        Financial Education
      </BackLink>
      <h1>{glossaryTexts.title}</h1>
      <p className="mt-3 text-ink-2">{glossaryTexts.lead}</p>
      <search className="mt-6 block print:hidden">
        <TextField
          label={glossaryTexts.search}
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
        {terms.length === 0 ? glossaryTexts.none : glossaryTexts.count(terms.length)}
      </output>
      {query.trim() === '' ? <ByLetter wanted={wanted} /> : <TermList terms={terms} wanted={wanted} />}
      <p className="mt-6 text-tiny text-ink-3">
        {glossaryTexts.written(formatDate(glossary.writtenOn))} {educationLabel}
      </p>
    </div>
  )
}

const LETTERS = 'letters'

const byLetter = [...Map.groupBy(glossary.terms, ({ term }) => term.charAt(0).toUpperCase())].toSorted(
  ([a], [b]) => a.localeCompare(b),
)

/** All terms under their letters, with a way to each letter and back. */
function ByLetter({ wanted }: { wanted: string }) {
  return (
    <>
      <nav aria-label={glossaryTexts.letters} id={LETTERS} className="mt-4 scroll-mt-24 print:hidden">
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(2.75rem,1fr))]">
          {byLetter.map(([letter]) => (
            <li key={letter}>
              <a
                href={`#letter-${letter}`}
                className="grid size-11 place-items-center rounded-control font-[560] text-brand hover:bg-sunken"
              >
                {letter}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {byLetter.map(([letter, terms]) => (
        <section key={letter} aria-labelledby={`letter-${letter}`}>
          <div className="mt-6 flex items-center justify-between gap-4">
            <h2 id={`letter-${letter}`} tabIndex={-1} className="scroll-mt-24 outline-none">
              {letter}
            </h2>
            <a
              href={`#${LETTERS}`}
              className="link inline-flex min-h-11 items-center text-small print:hidden"
            >
              {glossaryTexts.toLetters}
            </a>
          </div>
          <TermList terms={terms} wanted={wanted} />
        </section>
      ))}
    </>
  )
}

function TermList({ terms, wanted }: { terms: readonly Term[]; wanted: string }) {
  return (
    <dl className="mt-2">
      {terms.map((term) => (
        <div
          key={term.slug}
          id={term.slug}
          className="scroll-mt-24 border-t border-line py-4 target:bg-brand-soft"
          {...(term.slug === wanted ? { 'aria-current': 'true' as const } : {})}
        >
          <dt className="font-display text-h3 font-[560]">{term.term}</dt>
          <dd className="mt-1 text-ink-2">{term.meaning}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Scrolls to the term in the URL's hash, since the list renders after the browser looks for it. */
function useWantedTerm(slug: string): void {
  useEffect(() => {
    if (slug !== '') document.getElementById(slug)?.scrollIntoView({ block: 'start' })
  }, [slug])
}
