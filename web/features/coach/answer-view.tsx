import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { CoachAnswer } from '#contracts/coach.ts'
import { articlePath } from '#web/paths.ts'
import { classNames } from '#web/ui/class-names.ts'
import { answerTexts } from './messages.ts'
import { screenPieces } from './screen-words.ts'
import { paragraphsOf } from './turns.ts'

/** How the server's label begins (reading 20); it is drawn smaller than the answer. */
const LABEL = /^Education only/

type AnswerWordsProps = { pieces: readonly string[]; onFollow: () => void }

/** The words of an answer. Each sentence is an element of its own: it is read out when it comes. */
export function AnswerWords({ pieces, onFollow }: AnswerWordsProps) {
  return paragraphsOf(pieces).map((sentences, place) => (
    <p
      // paragraphs and sentences are only added
      key={`p-${place}`}
      className={classNames(
        'whitespace-pre-line',
        place > 0 && 'mt-2.5',
        LABEL.test(sentences[0] ?? '') && 'text-tiny text-ink-3',
      )}
    >
      {sentences.map((sentence, at) => (
        <span key={`s-${at}`}>
          <Sentence sentence={sentence} onFollow={onFollow} />
        </span>
      ))}
    </p>
  ))
}

/** A sentence; the screens it names are links. */
function Sentence({ sentence, onFollow }: { sentence: string; onFollow: () => void }) {
  return screenPieces(sentence).map(({ text, to }, place) =>
    to === null ? (
      text
    ) : (
      <Link key={`${to}-${place}`} to={to} onClick={onFollow} className="link">
        {text}
      </Link>
    ),
  )
}

type AnswerNotesProps = { answer: CoachAnswer; onFollow: () => void }

/** What an answer rests on: its figures with their sources, and the library's words. */
export function AnswerNotes({ answer, onFollow }: AnswerNotesProps) {
  const { facts, passages } = answer
  return (
    <div className="mt-2.5 grid gap-1 text-small">
      {facts.length > 0 ? (
        <Fold title={answerTexts.facts}>
          <dl className="grid gap-2.5">
            {facts.map(({ id, label, value, source }) => (
              <div key={id}>
                <dt className="text-tiny text-ink-2 first-letter:uppercase">{label}</dt>
                <dd>
                  <span className="font-[560]">{value}</span>
                  <span className="block text-tiny text-ink-3">{source}</span>
                </dd>
              </div>
            ))}
          </dl>
        </Fold>
      ) : null}
      {passages.length > 0 ? (
        <Fold title={answerTexts.passages}>
          <ul className="grid gap-3">
            {passages.map(({ articleId, title, text }) => (
              <li key={`${articleId}-${text}`}>
                <blockquote className="border-l-2 border-line-strong pl-3 text-ink-2">{text}</blockquote>
                <Link
                  to={articlePath(articleId)}
                  onClick={onFollow}
                  className="link inline-flex min-h-11 items-center"
                >
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </Fold>
      ) : null}
    </div>
  )
}

function Fold({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details>
      <summary className="min-h-6 py-1.5 font-[560] text-brand">{title}</summary>
      <div className="pt-1.5 pb-2">{children}</div>
    </details>
  )
}
