import { termsByLetter } from './glossary-terms.ts'
import { glossaryTexts as texts } from './messages.ts'
import type { Term } from './term-words.ts'

const LETTERS = 'letters'

/** All terms under their letters, with a way to each letter and back. */
export function TermsByLetter({ wanted }: { wanted: string }) {
  const byLetter = termsByLetter()
  return (
    <>
      <nav aria-label={texts.letters} id={LETTERS} className="mt-4 scroll-mt-24 print:hidden">
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
              {texts.toLetters}
            </a>
          </div>
          <TermList terms={terms} wanted={wanted} />
        </section>
      ))}
    </>
  )
}

type TermListProps = {
  terms: readonly Term[]
  /** slug of the term that the address names; empty where it names none */
  wanted: string
}

export function TermList({ terms, wanted }: TermListProps) {
  return (
    <dl className="mt-2">
      {terms.map(({ slug, term, meaning, english }) => (
        <div
          key={slug}
          id={slug}
          className="-mx-2 scroll-mt-24 border-t border-line px-2 py-4 aria-[current=true]:bg-brand-soft"
          {...(slug === wanted ? { 'aria-current': 'true' as const } : {})}
        >
          <dt>
            <span className="font-display text-h3 font-[560]">{term}</span>
            {english === null ? null : (
              <span className="block text-small text-ink-2">
                {texts.inEnglish} <span lang="en">{english}</span>
              </span>
            )}
          </dt>
          <dd className="mt-1 text-ink-2">{meaning}</dd>
        </div>
      ))}
    </dl>
  )
}
