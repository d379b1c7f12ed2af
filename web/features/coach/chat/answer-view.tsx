import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Choice, Help, Passage } from '#contracts/coach/coach.ts'
import { articlePath } from '#web/paths.ts'
import { classNames } from '#web/ui/class-names.ts'
import { HelpLinks } from '#web/ui/help-now/help-links.tsx'
import { answerTexts } from '../messages.ts'
import { screenPieces } from './screen-links.ts'
import { paragraphsOf } from './turns.ts'

/** The start of the server's label (reading 20), which is set smaller than the answer. */
const LABEL = /^(?:Education only|Solo educación)/

type AnswerWordsProps = {
  pieces: readonly string[]
  onFollow: () => void
  /** ways to reach help, shown after the first paragraph, which mentions them */
  help?: readonly Help[]
  /** the answer is help alone */
  isHelp?: boolean
  children?: ReactNode
}

const isLabel = (sentences: readonly string[]) => LABEL.test(sentences[0] ?? '')

/**
 * The text of an answer, then `children`, then its label. Each sentence is an element of its own, so that screen
 * readers announce it when it arrives.
 */
export function AnswerWords({ pieces, onFollow, help = [], isHelp = false, children }: AnswerWordsProps) {
  const paragraphs = paragraphsOf(pieces)
  const words = paragraphs.filter((sentences) => !isLabel(sentences))
  const label = paragraphs.filter(isLabel)
  const paragraph = (sentences: readonly string[], index: number) => (
    <p
      // paragraphs and sentences are only appended
      key={`p-${index}`}
      className={classNames(
        'whitespace-pre-line',
        index > 0 && 'mt-2.5',
        isLabel(sentences) && 'text-tiny text-ink-3',
      )}
    >
      {sentences.map((sentence, at) => (
        <span key={`s-${at}`}>
          <Sentence sentence={sentence} onFollow={onFollow} />
        </span>
      ))}
    </p>
  )
  return (
    <>
      {words.slice(0, 1).map(paragraph)}
      {help.length > 0 ? (
        <div className="mt-3 mb-1">
          <HelpLinks ways={help} isAside={!isHelp} />
        </div>
      ) : null}
      {words.slice(1).map((sentences, at) => paragraph(sentences, at + 1))}
      {children}
      {label.map((sentences, at) => paragraph(sentences, words.length + at))}
    </>
  )
}

/** The label of an answer, which stands below it; empty where it has none. */
export const labelOf = (response: string): string =>
  response.split(/\n{2,}/).findLast((paragraph) => LABEL.test(paragraph)) ?? ''

/** A sentence, with the screens it names as links. */
export function Sentence({ sentence, onFollow }: { sentence: string; onFollow: () => void }) {
  return screenPieces(sentence).map(({ text, to }, index) =>
    to === null ? (
      text
    ) : (
      <Link key={`${to}-${index}`} to={to} onClick={onFollow} className="link">
        {text}
      </Link>
    ),
  )
}

type ShownChoicesProps = { choices: readonly Choice[]; onAsk: ((question: string) => void) | null }

/** Possible questions: buttons in the last turn, text in earlier ones. */
export function ShownChoices({ choices, onAsk }: ShownChoicesProps) {
  if (choices.length === 0) return null
  return (
    <ul
      aria-label={answerTexts.choices}
      className={classNames(
        'mt-2.5',
        onAsk ? 'grid justify-items-start gap-2' : 'list-disc pl-5 marker:text-ink-3',
      )}
    >
      {choices.map(({ question }) => (
        <li key={question} className="max-w-full">
          {onAsk ? (
            <QuestionButton onPress={() => onAsk(question)}>{question}</QuestionButton>
          ) : (
            <span className="block text-small text-ink-2">{question}</span>
          )}
        </li>
      ))}
    </ul>
  )
}

/** A button that asks a question. */
export function QuestionButton({ onPress, children }: { onPress: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      onClick={onPress}
      className="min-h-11 rounded-control border border-line-strong bg-raised px-3.5 py-2 text-left text-small font-[560] text-brand hover:border-field hover:bg-sunken"
    >
      {children}
    </button>
  )
}

type ShownPassagesProps = { passages: readonly Passage[]; onFollow: () => void }

/** Passages of the library, expanded, where they are the answer or accompany a choice. */
export function ShownPassages({ passages, onFollow }: ShownPassagesProps) {
  if (passages.length === 0) return null
  return (
    <section aria-label={answerTexts.passages} className="mt-3 text-small">
      <p className="mb-1.5 font-[560]">{answerTexts.passages}</p>
      <PassageList passages={passages} onFollow={onFollow} />
    </section>
  )
}

function PassageList({ passages, onFollow }: ShownPassagesProps) {
  return (
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
  )
}
