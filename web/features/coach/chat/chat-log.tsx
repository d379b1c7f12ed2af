import { useEffect, useRef, type RefObject, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { AnswerBlocks } from './answer-blocks.tsx'
import { AnswerWords, labelOf, QuestionButton } from './answer-view.tsx'
import { Bubble } from './bubble.tsx'
import type { Conversation, ConversationState } from './conversation.ts'
import { answerTexts, chatTexts, notAnswered } from '../messages.ts'
import { suggestionsFor } from './suggestions.ts'
import { isAnswered, type Turn } from './turns.ts'

type ChatLogProps = {
  conversation: Conversation
  state: ConversationState
  isDebtFree: boolean
  greeting: string
  /** how a pending reply is shown: dots, or the dashboard's text */
  waiting: 'dots' | 'words'
  /** a link was followed */
  onFollow: () => void
}

/**
 * The messages as a polite log: sentences are announced as they are added. Pressing a button that then disappears
 * moves the focus here, not to the top of the page.
 */
export function ChatLog({ conversation, state, isDebtFree, greeting, waiting, onFollow }: ChatLogProps) {
  const log = useRef<HTMLDivElement>(null)
  const { turns, isPending, trouble } = state
  useQuestionInView(log, conversation)
  const act = (run: () => Promise<void>) => {
    log.current?.focus({ preventScroll: true })
    void run()
  }
  const ask = (question: string) => act(() => conversation.send(question))
  const last = turns.at(-1)
  const next = last?.role === 'assistant' ? last.answer?.nextQuestion : null
  const hasWords = last?.role === 'assistant'
  return (
    <div
      ref={log}
      role="log"
      aria-label={chatTexts.log}
      tabIndex={-1}
      className="relative min-h-24 flex-1 overflow-y-auto overscroll-contain px-4 py-3 text-[0.9375rem] outline-offset-[-3px]"
    >
      <Bubble who="coach">
        <p>{greeting}</p>
      </Bubble>
      {turns.length === 0 && !isPending ? <Suggestions isDebtFree={isDebtFree} onAsk={ask} /> : null}
      {turns.map((turn) => (
        <TurnView
          key={turn.id}
          turn={turn}
          onFollow={onFollow}
          onAsk={turn === last && !isPending ? ask : null}
        />
      ))}
      {isPending && !hasWords ? <WaitingNote kind={waiting} onStop={() => conversation.stop()} /> : null}
      {trouble?.kind === 'broken' ? <Unanswered onRetry={() => act(() => conversation.retry())} /> : null}
      {next && !isPending && isAnswered(turns) ? (
        <div className="mt-1 mb-2">
          <p className="sr-only">{answerTexts.next}</p>
          <QuestionButton onPress={() => ask(next)}>{next}</QuestionButton>
        </div>
      ) : null}
    </div>
  )
}

/** Keeps the last question at the top of the view, with its answer below. */
function useQuestionInView(log: RefObject<HTMLDivElement | null>, conversation: Conversation): void {
  useEffect(() => {
    function look(): void {
      const asked = [...(log.current?.querySelectorAll<HTMLElement>('[data-question]') ?? [])].at(-1)
      log.current?.scrollTo({ top: asked ? asked.offsetTop - 8 : 0 })
    }
    look()
    let shown = conversation.read().turns
    return conversation.subscribe(() => {
      const { turns } = conversation.read()
      // Typing does not scroll.
      if (turns === shown) return
      shown = turns
      requestAnimationFrame(look)
    })
  }, [log, conversation])
}

type TurnViewProps = {
  turn: Turn
  onFollow: () => void
  /** null in all but the last turn */
  onAsk: ((question: string) => void) | null
}

function TurnView({ turn, onFollow, onAsk }: TurnViewProps) {
  if (turn.role === 'user') {
    return (
      <Bubble who="you">
        <p className="whitespace-pre-line">{turn.content}</p>
      </Bubble>
    )
  }
  const { answer } = turn
  const isHelp = answer?.kind === 'crisis'
  const isWhole = answer !== null && !isHelp && answer.blocks.length > 0
  return (
    <Bubble who="coach" isHelp={isHelp}>
      {isWhole ? (
        <>
          <AnswerBlocks {...answer} onFollow={onFollow} onAsk={onAsk} />
          <p lang={answer.language} className="mt-2.5 text-tiny text-ink-3">
            {labelOf(answer.response)}
          </p>
        </>
      ) : (
        <AnswerWords pieces={turn.pieces} onFollow={onFollow} help={answer?.help ?? []} isHelp={isHelp} />
      )}
      {turn.isStopped ? <p className="mt-2 text-tiny text-ink-3">{answerTexts.stopped}</p> : null}
    </Bubble>
  )
}

function Suggestions({ isDebtFree, onAsk }: { isDebtFree: boolean; onAsk: (question: string) => void }) {
  return (
    <ul aria-label={chatTexts.suggestions} className="grid justify-items-start gap-2">
      {suggestionsFor(isDebtFree).map((question) => (
        <li key={question}>
          <QuestionButton onPress={() => onAsk(question)}>{question}</QuestionButton>
        </li>
      ))}
    </ul>
  )
}

function Unanswered({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-2 text-small">
      <p className="text-danger">{notAnswered.text}</p>
      <Button variant="quiet" size="small" onClick={onRetry}>
        {notAnswered.action}
      </Button>
    </div>
  )
}

/** The stop button appears after this time. */
const STOP_AFTER_MS = 5_000

/** Shown while a reply is pending. */
function WaitingNote({ kind, onStop }: { kind: 'dots' | 'words'; onStop: () => void }) {
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), STOP_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div className="mb-3 flex min-h-11 items-center gap-3">
      {kind === 'words' ? <p className="text-small text-ink-2">{chatTexts.thinking}</p> : <Dots />}
      {isLong ? (
        <Button variant="plain" size="small" onClick={onStop}>
          {chatTexts.stop}
        </Button>
      ) : null}
    </div>
  )
}

/** One breathes after the other. */
const DOTS = [
  'motion-safe:animate-[breathe_1.2s_ease-in-out_infinite]',
  'motion-safe:animate-[breathe_1.2s_ease-in-out_160ms_infinite]',
  'motion-safe:animate-[breathe_1.2s_ease-in-out_320ms_infinite]',
]

function Dots() {
  return (
    <p className="flex items-center gap-1.5 rounded-card border border-line bg-paper px-4 py-3.5">
      {DOTS.map((breath) => (
        <span key={breath} aria-hidden="true" className={`size-2 rounded-full bg-ink-3 ${breath}`} />
      ))}
      <span className="sr-only">{chatTexts.typing}</span>
    </p>
  )
}
