import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import {
  answerQuestion,
  type GrantApplication,
  appealRefusal,
  MAX_STORY,
  withdrawApplication,
} from '#contracts/foundation/grants.ts'
import { ApiError, serverMessage } from '#web/api/api-error.ts'
import { useWrite } from '#web/api/use-write.ts'
import { Form } from '#web/forms/form.tsx'
import { readRequired } from '#web/forms/read-required.ts'
import { useForm } from '#web/forms/use-form.ts'
import { paths } from '#web/paths.ts'
import { AreaField } from '#web/ui/fields/area-field.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card, TitledCard } from '#web/ui/card.tsx'
import { ConfirmDialog } from '#web/ui/dialogs/confirm-dialog.tsx'
import { Problem } from '#web/ui/states/problem.tsx'
import { toast } from '#web/ui/toast/toast.tsx'
import { toastOutcome } from '#web/ui/toast/toast-outcome.ts'
import { Documents } from '../documents/documents.tsx'
import { answerTexts, appealTexts, withdrawTexts } from './status-messages.ts'
import { useApplicationCache } from '../use-grants.ts'
import { useUploads } from '../documents/use-uploads.ts'

/** The foundation's question, and the answer: a text, more documents, and changes to the application. */
export function AnswerCard({ application }: { application: GrantApplication }) {
  const answer = useWrite(answerQuestion, useApplicationCache())
  const uploads = useUploads(application.id)
  const send = async (text: string) => {
    await uploads.settled()
    return answer.mutateAsync({
      params: { id: application.id },
      body: { text, version: application.version },
    })
  }
  const draft = `grant-answer:${application.id}:${application.version}`
  return (
    <Card aria-labelledby="question-title" className="border-warn sm:p-6">
      <h2 id="question-title">{answerTexts.title}</h2>
      <p className="mt-3 rounded-control bg-warn-soft px-4 py-3 whitespace-pre-line wrap-anywhere">
        {application.question}
      </p>
      <TextForm draft={draft} send={send} texts={answerTexts}>
        <section aria-labelledby="answer-papers">
          <h3 id="answer-papers" className="mb-3">
            {answerTexts.papers}
          </h3>
          <Documents application={application} uploads={uploads} headings="h4" />
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

/** One appeal after a refusal; somebody else decides it. */
export function AppealCard({ application }: { application: GrantApplication }) {
  const appeal = useWrite(appealRefusal, useApplicationCache())
  return (
    <TitledCard title={appealTexts.title} lead={appealTexts.text}>
      <TextForm
        draft={`grant-appeal:${application.id}`}
        send={(text) =>
          appeal.mutateAsync({ params: { id: application.id }, body: { text, version: application.version } })
        }
        texts={{ ...appealTexts, stale: answerTexts.stale }}
      />
    </TitledCard>
  )
}

type TextFormProps = {
  /** the key of its draft */
  draft: string
  send: (text: string) => Promise<unknown>
  texts: Pick<typeof appealTexts, 'label' | 'send' | 'sent' | 'missing' | 'failed'> & {
    hint?: string
    stale: string
  }
  /** between the text and the button */
  children?: ReactNode
}

const isStale = (error: unknown) => error instanceof ApiError && error.status === 409

/** A text and a button, for an answer or an appeal. The draft survives a reload. */
function TextForm({ draft, send, texts, children }: TextFormProps) {
  const form = useForm({
    draft,
    start: { text: '' },
    read: (values) => readRequired(values, { text: texts.missing }),
    send: ({ text }) => send(text),
    refused: { text: (error) => (isStale(error) ? texts.stale : texts.failed) },
    onSent: () => {
      toast(texts.sent)
      focusHeading()
    },
  })
  return (
    <Form form={form} className="mt-4 grid grid-cols-1 gap-5">
      <AreaField
        label={texts.label}
        hint={texts.hint}
        required
        rows={5}
        maxLength={MAX_STORY}
        {...form.field('text')}
      />
      {children}
      <Button type="submit" size="large" className="sm:justify-self-start" busy={form.isBusy}>
        {texts.send}
      </Button>
    </Form>
  )
}

/** Moves the focus to the screen's heading, which shows the new status, after the form is gone. */
function focusHeading(): void {
  requestAnimationFrame(() => {
    const heading = document.querySelector('h1')
    if (!heading) return
    heading.tabIndex = -1
    heading.focus()
  })
}

/** Withdraws the application, with a confirmation, since its documents are deleted. */
export function Withdraw({ application }: { application: GrantApplication }) {
  const [isAsking, setAsking] = useState(false)
  const withdraw = useWrite(withdrawApplication, useApplicationCache())
  const isDraft = application.status === 'draft'
  const failure = withdraw.error && (serverMessage(withdraw.error) ?? withdrawTexts.failed.description)

  async function confirm(): Promise<void> {
    const { id, version } = application
    await toastOutcome(withdraw.mutateAsync({ params: { id }, body: { version } }), withdrawTexts)
    setAsking(false)
  }

  return (
    <div className="grid justify-items-start gap-2">
      <Button variant="plain" size="small" onClick={() => setAsking(true)}>
        {isDraft ? withdrawTexts.buttonDraft : withdrawTexts.button}
      </Button>
      <Problem isBare text={failure} />
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={isDraft ? withdrawTexts.titleDraft : withdrawTexts.title}
        description={withdrawTexts.text}
        confirmLabel={isDraft ? withdrawTexts.confirmDraft : withdrawTexts.confirm}
        cancelLabel={withdrawTexts.keep}
        busy={withdraw.isPending}
        onConfirm={() => void confirm()}
      />
    </div>
  )
}
