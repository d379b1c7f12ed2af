import { Link } from 'react-router'
import { answerQuestion, type GrantApplication } from '#contracts/foundation/grants.ts'
import { useWrite } from '#web/api/use-write.ts'
import { paths } from '#web/paths.ts'
import { Card } from '#web/ui/card.tsx'
import { toast } from '#web/ui/toast.tsx'
import { answerTexts } from './status-messages.ts'
import { focusHeading } from './focus-heading.ts'
import { Papers } from './papers.tsx'
import { TextForm } from './text-form.tsx'
import { useTakeApplication } from './use-grants.ts'
import { useUploads } from './use-uploads.ts'

/** What the foundation asks, and the answer: words, more papers, and what was written before changed. */
export function AnswerCard({ kept }: { kept: GrantApplication }) {
  const answer = useWrite(answerQuestion, useTakeApplication())
  const uploads = useUploads(kept.id)
  const send = async (text: string) => {
    await uploads.settled()
    return answer.mutateAsync({ params: { id: kept.id }, body: { text, version: kept.version } })
  }
  const draft = `grant-answer:${kept.id}:${kept.version}`
  return (
    <Card aria-labelledby="question-title" className="border-warn md:p-7">
      <h2 id="question-title">{answerTexts.title}</h2>
      <p className="mt-3 rounded-control bg-warn-soft px-4 py-3 whitespace-pre-line wrap-anywhere">
        {kept.question}
      </p>
      <TextForm draft={draft} send={send} onSent={sayThanks} texts={answerTexts}>
        <section aria-labelledby="answer-papers">
          <h3 id="answer-papers" className="mb-3">
            {answerTexts.papers}
          </h3>
          <Papers kept={kept} uploads={uploads} headings="h4" />
        </section>
        <Link
          className="link inline-flex min-h-11 items-center justify-self-start"
          to={`${paths.foundationApply}?step=about`}
        >
          {answerTexts.change}
        </Link>
      </TextForm>
    </Card>
  )
}

function sayThanks(): void {
  toast(answerTexts.sent)
  focusHeading()
}
