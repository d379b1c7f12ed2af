import { useState } from 'react'
import {
  answerIdentityQuestions,
  askIdentityQuestions,
  type CreditMonitoring,
  getCreditMonitoring,
  type IdentityQuestion,
} from '#contracts/money/credit-monitoring.ts'
import { readOf } from '#web/api/read.ts'
import { useWrite } from '#web/api/use-write.ts'
import { FormDialog } from '#web/forms/form-dialog.tsx'
import type { FieldErrors } from '#web/forms/problem.ts'
import { useForm } from '#web/forms/use-form.ts'
import { Button } from '#web/ui/button.tsx'
import { ChoiceField } from '#web/ui/fields/choice-field.tsx'
import { confirmFailed, consentSentences, consentTexts, sandboxTexts } from '../messages.ts'
import { SandboxNote } from './consent-dialog.tsx'

type QuestionsStepsProps = {
  isSandbox: boolean
  onClose: () => void
  onConfirmed: (state: CreditMonitoring) => void
}

/**
 * Where the phone is not enough: the bureaus' questions, asked for by a press, since each set counts there. Questions and
 * answers are kept nowhere, not even in a draft.
 */
export function QuestionsSteps({ isSandbox, onClose, onConfirmed }: QuestionsStepsProps) {
  const [questions, setQuestions] = useState<IdentityQuestion[] | null>(null)
  if (questions === null) return <AskDialog onClose={onClose} onAsked={setQuestions} />
  const askAgain = () => setQuestions(null)
  return <AnswerDialog key={questions[0]?.id} {...{ questions, isSandbox, onClose, onConfirmed, askAgain }} />
}

function AskDialog({
  onClose,
  onAsked,
}: {
  onClose: () => void
  onAsked: (questions: IdentityQuestion[]) => void
}) {
  const ask = useWrite(askIdentityQuestions)
  const form = useForm({
    start: {},
    read: () => ({ body: null }),
    send: () => ask.mutateAsync(),
    refused: confirmFailed,
    onSent: ({ questions }) => onAsked(questions),
  })
  return (
    <FormDialog
      form={form}
      title={consentTexts.questionsTitle}
      label={consentTexts.showQuestions}
      onClose={onClose}
    >
      <p>{consentTexts.questionsWhy}</p>
    </FormDialog>
  )
}

type AnswerDialogProps = QuestionsStepsProps & { questions: IdentityQuestion[]; askAgain: () => void }

type Chosen = Record<string, string>

function readAnswers(questions: IdentityQuestion[], chosen: Chosen) {
  const open = questions.filter(({ id }) => chosen[id] === '')
  const errors: FieldErrors<Chosen> = Object.fromEntries(
    open.map(({ id }) => [id, consentSentences.answer] as const),
  )
  if (open.length > 0) return { errors }
  return { body: { answers: questions.map(({ id }) => ({ questionId: id, answerId: chosen[id] ?? '' })) } }
}

function AnswerDialog({ questions, isSandbox, onClose, onConfirmed, askAgain }: AnswerDialogProps) {
  const answer = useWrite(answerIdentityQuestions, { shows: readOf(getCreditMonitoring).queryKey })
  const none: Chosen = Object.fromEntries(questions.map(({ id }) => [id, '']))
  const form = useForm({
    start: none,
    read: (chosen) => readAnswers(questions, chosen),
    send: (body) => answer.mutateAsync({ body }),
    refused: confirmFailed,
    onSent: onConfirmed,
  })
  return (
    <FormDialog
      form={form}
      title={consentTexts.questionsTitle}
      label={consentTexts.sendAnswers}
      onClose={onClose}
    >
      {isSandbox ? <SandboxNote text={sandboxTexts.questions} /> : null}
      {questions.map(({ id, text, answers }) => (
        <ChoiceField
          key={id}
          label={text}
          layout="cards"
          choices={answers.map((one) => ({ value: one.id, label: one.text }))}
          {...form.field(id)}
          value={form.values[id] ?? ''}
        />
      ))}
      <div>
        <Button variant="plain" onClick={askAgain} disabled={form.isBusy}>
          {consentTexts.newQuestions}
        </Button>
      </div>
    </FormDialog>
  )
}
