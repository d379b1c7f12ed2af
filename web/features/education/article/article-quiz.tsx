import { Check, CircleHelp } from 'lucide-react'
import { useId, useState } from 'react'
import type { QuizQuestion } from '#contracts/education/articles.ts'
import { Button } from '#web/ui/button.tsx'
import { quizTexts as quiz } from './messages.ts'

/** Three quiz questions. Nothing is scored, stored or sent. */
export function ArticleQuiz({ questions }: { questions: QuizQuestion[] }) {
  const id = useId()
  if (questions.length === 0) return null
  return (
    <section aria-labelledby={id} className="mt-10 border-t border-line pt-8 print:hidden">
      <h2 id={id}>{quiz.title}</h2>
      <p className="mt-2 text-small text-ink-2">{quiz.lead}</p>
      <ol className="mt-6 grid gap-6">
        {questions.map((question) => (
          <li key={question.question}>
            <Question {...question} />
          </li>
        ))}
      </ol>
    </section>
  )
}

/** One question with its answer, once it is checked. */
export function Question({ question, choices, answer, because }: QuizQuestion) {
  const name = useId()
  const [chosen, setChosen] = useState<number | null>(null)
  const [checked, setChecked] = useState<number | null>(null)
  return (
    <fieldset className="rounded-card border border-line bg-raised p-5">
      <legend className="sr-only">{question}</legend>
      <p aria-hidden="true" className="font-[600]">
        {question}
      </p>
      <div className="mt-3 grid gap-1">
        {choices.map((choice, index) => (
          <label key={choice} className="flex min-h-11 items-center gap-3 py-1">
            <input
              type="radio"
              name={name}
              className="size-5 shrink-0 accent-brand"
              checked={chosen === index}
              onChange={() => setChosen(index)}
            />
            <span>{choice}</span>
          </label>
        ))}
      </div>
      <Button
        variant="quiet"
        size="small"
        className="mt-3"
        disabled={chosen === null}
        onClick={() => setChecked(chosen)}
      >
        {quiz.check}
      </Button>
      <output className="mt-3 block">
        {checked !== null && checked === chosen ? (
          <Verdict isRight={checked === answer} right={choices[answer] ?? ''} because={because} />
        ) : null}
      </output>
    </fieldset>
  )
}

function Verdict({ isRight, right, because }: { isRight: boolean; right: string; because: string }) {
  return (
    <span className="flex gap-3 rounded-control bg-sunken p-4 text-small">
      {isRight ? (
        <Check size={18} aria-hidden="true" className="mt-0.5 shrink-0 text-brand" />
      ) : (
        <CircleHelp size={18} aria-hidden="true" className="mt-0.5 shrink-0 text-warn" />
      )}
      <span>
        <strong>{isRight ? quiz.right : quiz.notQuite(right)}</strong> {because}
      </span>
    </span>
  )
}
