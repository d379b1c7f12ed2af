import type { CasePaper } from '#contracts/money/cases/case-papers.ts'
import type { LetterCase } from '#contracts/money/letters.ts'
import { dateOfInstant, formatDate } from '#web/format/dates.ts'
import { fileSize } from '#web/format/file-size.ts'
import { caseDates, clockSentence } from '../cases/case-words.ts'
import { caseKindLabels, outcomeLabels } from '../cases/messages.ts'
import { servedLabels } from '../sued/messages.ts'
import { paperKindLabels, sheetTexts as texts } from './messages.ts'

const cameHow = ({ servedHow }: LetterCase): [string, string][] =>
  servedHow === null ? [] : [[texts.cameHow, servedLabels[servedHow]]]

const enteredOn = (instant: string) => formatDate(dateOfInstant(instant) ?? instant.slice(0, 10))

/** The whole case on paper, for a lawyer: its dates, its rule, what was sent, and the papers that are kept. */
export function CaseSheet({ kept, today }: { kept: LetterCase; today: string }) {
  return (
    <div data-letter aria-hidden="true" className="hidden font-serif print:block">
      <h1>{texts.title}</h1>
      <Facts
        facts={[
          [texts.kind, caseKindLabels[kept.kind]],
          [texts.against, kept.recipient],
          [texts.about, kept.subject],
          [texts.stands, outcomeLabels[kept.outcome]],
          [texts.day, clockSentence(kept, today)],
          [texts.rule, `${kept.rule} ${kept.ruleUrl}`],
          [texts.printed, formatDate(today)],
        ]}
      />
      <h2 className="mt-4">{texts.dates}</h2>
      <Facts facts={[...caseDates(kept), ...cameHow(kept), [texts.entered, enteredOn(kept.createdAt)]]} />
      <h2 className="mt-4">{texts.sent}</h2>
      <Sent kept={kept} />
      <h2 className="mt-4">{texts.papers}</h2>
      {kept.papers.length === 0 ? <p>{texts.noPapers}</p> : <Papers papers={kept.papers} />}
      {kept.note && (
        <>
          <h2 className="mt-4">{texts.note}</h2>
          <p className="whitespace-pre-line">{kept.note}</p>
        </>
      )}
      <p className="mt-4 text-small">{texts.foot}</p>
    </div>
  )
}

/** What went out: the letter and its number, the answer, and the papers that say so. */
function Sent({ kept }: { kept: LetterCase }) {
  const { sentOn, tracking, filedOn } = kept
  const papers = kept.papers.filter(({ kind }) => kind === 'sent' || kind === 'proof')
  const facts = [
    [texts.letter, sentOn && formatDate(sentOn)],
    [texts.tracking, tracking],
    [texts.answer, filedOn && formatDate(filedOn)],
  ].filter((fact): fact is [string, string] => Boolean(fact[1]))
  if (facts.length === 0 && papers.length === 0) return <p>{texts.nothingSent}</p>
  return (
    <>
      <Facts facts={facts} />
      <Papers papers={papers} />
    </>
  )
}

function Facts({ facts }: { facts: readonly (readonly [string, string])[] }) {
  return (
    <dl className="my-2">
      {facts.map(([name, text]) => (
        <div key={name} className="mb-1">
          <dt className="inline font-[600]">{name}: </dt>
          <dd className="inline wrap-anywhere">{text}</dd>
        </div>
      ))}
    </dl>
  )
}

function Papers({ papers }: { papers: readonly CasePaper[] }) {
  return (
    <ul className="my-2 list-disc pl-5">
      {papers.map(({ id, name, kind, sizeBytes, addedAt }) => (
        <li key={id} className="wrap-anywhere">
          {texts.paper({
            name,
            kind: paperKindLabels[kind],
            size: fileSize(sizeBytes),
            addedOn: enteredOn(addedAt),
          })}
        </li>
      ))}
    </ul>
  )
}
