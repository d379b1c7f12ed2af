import { Link } from 'react-router'
import { MarkedText } from '#web/ui/reading/marked-text.tsx'
import {
  contact,
  formatEffectiveDate,
  partsOfText,
  type LegalDocument,
  type LegalPart,
} from './legal-document.ts'
import { legalTexts } from './messages.ts'

const datedParts = (day: string) => ({
  date: (words: string) => <time dateTime={day}>{words}</time>,
})

/** A legal text with its table of contents, which is not printed. */
export function LegalText({ text }: { text: LegalDocument }) {
  return (
    <article className="page-width grid gap-10 py-10 md:py-16 lg:grid-cols-[14rem_minmax(0,68ch)] lg:gap-x-20 print:block print:py-0">
      <header className="min-w-0 lg:col-start-2">
        {legalTexts.englishCounts ? (
          <p className="mb-6 rounded-card bg-sunken p-4 text-small">{legalTexts.englishCounts}</p>
        ) : null}
        <h1>{text.title}</h1>
        <p className="mt-3 text-small text-ink-3">
          <MarkedText
            text={legalTexts.inForce(formatEffectiveDate(text.effectiveDate))}
            parts={datedParts(text.effectiveDate)}
          />
        </p>
        <p className="mt-6 text-lead text-ink-2">{text.lead}</p>
        <KeyPoints points={text.keyPoints} />
      </header>
      <Contents sections={text.sections} />
      <div className="-mt-10 min-w-0 lg:col-start-2">
        {text.sections.map((section, index) => (
          <section
            key={section.id}
            id={section.id}
            aria-labelledby={`${section.id}-title`}
            className="mt-10 scroll-mt-24 border-t border-line pt-8"
          >
            <h2 id={`${section.id}-title`}>
              {index + 1}. {section.heading}
            </h2>
            <div className="mt-4 space-y-4 text-ink-2">
              {section.body.map((part) => (
                <Part key={JSON.stringify(part)} part={part} />
              ))}
            </div>
          </section>
        ))}
      </div>
    </article>
  )
}

function KeyPoints({ points }: { points: string[] }) {
  return (
    <ul className="mt-6 space-y-2 rounded-card bg-brand-soft p-5 text-brand-deep md:p-6">
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  )
}

function Contents({ sections }: { sections: LegalDocument['sections'] }) {
  return (
    <nav aria-labelledby="contents-title" className="no-print lg:col-start-1 lg:row-span-2 lg:row-start-1">
      <div className="rounded-card border border-line p-5 lg:sticky lg:top-24 lg:border-0 lg:p-0">
        <h2 id="contents-title" className="font-sans text-small font-semibold text-ink-3">
          {legalTexts.contents}
        </h2>
        <ol className="mt-2 sm:columns-2 lg:columns-1">
          {sections.map((section, index) => (
            <li key={section.id} className="break-inside-avoid">
              <a
                href={`#${section.id}`}
                className="flex min-h-9 items-center gap-2 text-small text-ink-2 hover:text-brand hover:underline"
              >
                <span className="w-6 shrink-0 text-ink-3">{index + 1}.</span>
                {section.heading}
              </a>
            </li>
          ))}
        </ol>
      </div>
    </nav>
  )
}

function Part({ part }: { part: LegalPart }) {
  if (typeof part === 'string')
    return (
      <p>
        <Linked text={part} />
      </p>
    )
  if ('contact' in part) return <Contact />
  return (
    <ul className="list-disc space-y-2 pl-5 marker:text-brand">
      {part.list.map((item) => (
        <li key={item}>
          <Linked text={item} />
        </li>
      ))}
    </ul>
  )
}

function Linked({ text }: { text: string }) {
  return partsOfText(text).map((part) =>
    part.href ? (
      <Link key={part.href} to={part.href} className="link">
        {part.text}
      </Link>
    ) : (
      part.text
    ),
  )
}

function Contact() {
  if (!contact.email) {
    return <p className="rounded-card border border-dashed border-line-strong p-4">{legalTexts.noContact}</p>
  }
  return (
    <address className="not-italic">
      <a href={`mailto:${contact.email}`} className="link">
        {contact.email}
      </a>
      {contact.postalAddress && <p className="whitespace-pre-line">{contact.postalAddress}</p>}
    </address>
  )
}
