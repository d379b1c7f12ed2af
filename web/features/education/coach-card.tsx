import { MessageCircleQuestion } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import type { Article } from '#contracts/education/articles.ts'
import { PlainForm } from '#web/forms/plain-form.tsx'
import { articlePath, paths } from '#web/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { TextField } from '#web/ui/fields/field.tsx'
import { HelpLinks } from '#web/ui/help-now/help-links.tsx'
import { helpNow, helpWays } from '#web/ui/help-now/messages.ts'
import type { ArticleSearch } from './library/article-search.ts'
import { coachMessages } from './messages.ts'

const SHOWN_ANSWERS = 3

type CoachCardProps = {
  articles: readonly Article[]
  search: ArticleSearch | null
  /** the person is about to ask: time to load what the answer needs */
  onWanted: () => void
}

/** The question box (spec 2). If no chat takes the question, it says so and searches the library. */
export function CoachCard({ articles, search, onWanted }: CoachCardProps) {
  const [question, setQuestion] = useState('')
  const [error, setError] = useState<string>()
  const [asked, setAsked] = useState<string | null>(null)

  function submit(): void {
    const message = question.trim()
    if (message === '') {
      setError(coachMessages.missing)
      document.getElementById('field-question')?.focus()
      return
    }
    setError(undefined)
    onWanted()
    const { isTaken } = askCoach(message)
    setAsked(isTaken ? null : message)
    if (isTaken) setQuestion('')
  }

  return (
    <Card aria-labelledby="coach-title" className="p-5 md:p-6">
      <div className="flex items-center gap-3.5">
        <span
          aria-hidden="true"
          className="grid size-11 shrink-0 place-items-center rounded-full bg-brand-soft text-brand-deep"
        >
          <MessageCircleQuestion size={22} />
        </span>
        <h2 id="coach-title">{coachMessages.title}</h2>
      </div>
      <p className="mt-2 text-small text-ink-2">{coachMessages.lead}</p>
      <PlainForm onSubmit={submit} className="mt-4 flex flex-col gap-3 sm:flex-row sm:items-start">
        <div className="flex-1">
          <TextField
            label={coachMessages.question}
            name="question"
            value={question}
            onValueChange={setQuestion}
            onFocus={onWanted}
            error={error}
            maxLength={500}
            autoComplete="off"
            enterKeyHint="send"
          />
        </div>
        <Button type="submit" className="min-h-12 sm:mt-[1.6875rem]">
          {coachMessages.ask}
        </Button>
      </PlainForm>
      <div aria-live="polite">
        {asked === null ? null : <Answer question={asked} articles={articles} search={search} />}
      </div>
    </Card>
  )
}

type AnswerProps = { question: string; articles: readonly Article[]; search: ArticleSearch | null }

function Answer({ question, articles, search }: AnswerProps) {
  const found = (search?.answer(question) ?? [])
    .slice(0, SHOWN_ANSWERS)
    .flatMap((id) => articles.find((article) => article.id === id) ?? [])
  return (
    <div className="mt-4 border-t border-line pt-4">
      <p className="text-small font-[560]">{coachMessages.notOpen}</p>
      {search ? (
        <p className="mt-1 text-small text-ink-2">
          {found.length > 0 ? coachMessages.matches : coachMessages.noMatches}
        </p>
      ) : null}
      <ul className="mt-2 grid gap-1">
        {found.map(({ id, title, readTime }) => (
          <li key={id}>
            <Link to={articlePath(id)} className="link inline-flex min-h-11 items-center">
              {coachMessages.match(title, readTime)}
            </Link>
          </li>
        ))}
        {search && found.length === 0 ? (
          <li>
            <Link to={`${paths.education}?tab=all`} className="link inline-flex min-h-11 items-center">
              {coachMessages.openLibrary}
            </Link>
          </li>
        ) : null}
      </ul>
      <p className="mt-4 mb-2 text-small font-[560]">{helpNow.open}</p>
      <HelpLinks ways={helpWays.anyone} />
    </div>
  )
}

const COACH_EVENT = 'openChatWithMessage' // spec 4

/**
 * Passes a question to the chat. A chat that takes it calls preventDefault on the event; without one,
 * `isTaken` is false and the screen says so.
 */
function askCoach(message: string): { isTaken: boolean } {
  const event = new CustomEvent(COACH_EVENT, { detail: { message }, cancelable: true })
  return { isTaken: !window.dispatchEvent(event) }
}
