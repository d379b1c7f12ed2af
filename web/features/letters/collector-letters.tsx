import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import { collectorLetters, type CollectorLetter } from '#contracts/money/letters.ts'
import { Card } from '#web/ui/card.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { MarkedText } from '#web/ui/reading/marked-text.tsx'
import { collectorGuide } from './guide-messages.ts'
import { collectorTexts as texts } from './messages.ts'
import { courtPapersPath } from './sued/court-note.tsx'
import { courtNoteTexts } from './sued/messages.ts'

export type LetterContent = (typeof collectorGuide.letters)[number]

/** The content of one letter. */
export function contentOf(kind: CollectorLetter): LetterContent {
  const found = collectorGuide.letters.find((letter) => letter.kind === kind)
  if (!found) throw new Error(`no content for the letter ${kind}`)
  return found
}

/** The four letters that protect from collectors, each with why, when, how and by when. */
export function CollectorLetters({ placeOf }: { placeOf: (kind: CollectorLetter) => string }) {
  return (
    <div className="grid grid-cols-1 gap-4 md:grid-cols-2 md:gap-6">
      {collectorLetters.map((kind) => (
        <LetterCard key={kind} letter={contentOf(kind)} to={placeOf(kind)} />
      ))}
    </div>
  )
}

function LetterCard({ letter, to }: { letter: LetterContent; to: string }) {
  const id = `letter-${letter.kind}`
  return (
    <Card as="article" aria-labelledby={id} className="flex flex-col gap-4 md:p-6">
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-2">
        <h3 id={id}>{letter.title}</h3>
        <Tag tone="good">{texts.free}</Tag>
      </div>
      <LetterFacts letter={letter} />
      <Link to={to} className={buttonClass({ variant: 'quiet', className: 'mt-auto self-start' })}>
        {texts.write}
        <span className="sr-only">: {letter.title}</span>
        <ArrowRight size={16} aria-hidden="true" />
      </Link>
    </Card>
  )
}

const linkTo = (url: string) => (words: string) => (
  <a className="link inline-flex min-h-6 items-center" href={url} rel="noreferrer">
    {words}
  </a>
)

/** Why, when, by when, how, and the section it rests on. */
export function LetterFacts({ letter }: { letter: LetterContent }) {
  const facts: [string, string][] = [
    [texts.why, letter.why],
    [texts.when, letter.when],
    [texts.deadline, letter.deadline],
    [texts.how, letter.how],
  ]
  return (
    <>
      <dl className="grid gap-3 text-small">
        {facts.map(([name, text]) => (
          <div key={name}>
            <dt className="font-[560]">{name}</dt>
            <dd className="text-ink-2">{text}</dd>
          </div>
        ))}
      </dl>
      <p className="text-tiny text-ink-3">
        <MarkedText text={texts.rule(letter.section)} parts={{ link: linkTo(letter.url) }} />
      </p>
    </>
  )
}

/** The limits of every letter to a collector. */
export function LetterLimits() {
  return (
    <Card aria-labelledby="limits-title" className="md:p-6" data-no-print>
      <h2 id="limits-title">{texts.limits}</h2>
      <ul className="mt-3 grid list-disc gap-2 pl-5 text-small text-ink-2">
        {collectorGuide.limits.map((limit) => (
          <li key={limit}>{limit}</li>
        ))}
      </ul>
      <Link to={courtPapersPath} className="link mt-2 inline-flex min-h-11 items-center text-small">
        {courtNoteTexts.limits}
      </Link>
    </Card>
  )
}

/** Sources of free help. */
export function FreeHelp() {
  return (
    <Card aria-labelledby="help-title" className="md:p-6" data-no-print>
      <h2 id="help-title">{texts.help}</h2>
      <ul className="mt-2 grid text-small">
        {collectorGuide.help.map(({ text, name, url }) => (
          <li key={url} className="py-1">
            {text}:{' '}
            <a className="link inline-flex min-h-6 items-center" href={url} rel="noreferrer">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </Card>
  )
}
