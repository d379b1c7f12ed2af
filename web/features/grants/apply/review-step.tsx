import { ArrowRight } from 'lucide-react'
import { resendVerification } from '#contracts/account/account.ts'
import { type GrantApplication, listApplications, submitApplication } from '#contracts/foundation/grants.ts'
import { serverMessage } from '#web/api/api-error.ts'
import { useRead } from '#web/api/use-read.ts'
import { useWrite } from '#web/api/use-write.ts'
import { Form } from '#web/forms/form.tsx'
import { useForm } from '#web/forms/use-form.ts'
import { Button } from '#web/ui/button.tsx'
import { CheckboxField } from '#web/ui/fields/field.tsx'
import { toast } from '#web/ui/toast/toast.tsx'
import { answerTexts } from '../answer-messages.ts'
import { AnswersView } from '../answers-view.tsx'
import { consent } from '../content-messages.ts'
import { partTitles, reviewTexts, stepTexts, confirmTexts } from '../messages.ts'
import { OwnDocuments } from '../documents/document-rows.tsx'
import { useApplicationCache } from '../use-grants.ts'
import { stepOf, type Step } from './steps.tsx'

type ReviewProps = {
  application: GrantApplication
  /** opens a step, at a missing field of it if one is given */
  onGo: (step: Step, field?: string) => void
}

/** The whole application with a change button for each part; missing fields come first. */
export function ReviewStep({ application, onGo }: ReviewProps) {
  return (
    <div className="grid grid-cols-1 gap-6">
      <Missing application={application} onGo={onGo} />
      <AnswersView
        answers={application}
        titles={partTitles}
        renderAction={(part) => <ChangeButton step={part} onGo={onGo} />}
      />
      <section aria-labelledby="review-papers" className="border-t border-line pt-4">
        <div className="flex flex-wrap items-center justify-between gap-x-3">
          <h3 id="review-papers">{stepTexts.papers.title}</h3>
          <ChangeButton step="papers" onGo={onGo} />
        </div>
        {application.documents.length === 0 ? (
          <p className="mt-2 text-ink-3">{answerTexts.none}</p>
        ) : (
          <OwnDocuments application={application} className="mt-2" />
        )}
      </section>
    </div>
  )
}

function ChangeButton({ step, onGo }: { step: Exclude<Step, 'review'>; onGo: ReviewProps['onGo'] }) {
  return (
    <Button variant="plain" size="small" onClick={() => onGo(step)}>
      {reviewTexts.change}
      <span className="sr-only"> {stepTexts[step].title}</span>
    </Button>
  )
}

/** An address is confirmed by a mailed link, not in a field of this form. */
const isInForm = ({ field }: { field: string }) => field !== 'email'

function Missing({ application, onGo }: ReviewProps) {
  const missing = application.missing.filter(isInForm)
  const toConfirm = application.missing.find((one) => !isInForm(one))
  return (
    <>
      {missing.length > 0 ? <MissingFields missing={missing} onGo={onGo} /> : null}
      {toConfirm ? <ConfirmEmail message={toConfirm.message} /> : null}
      {application.missing.length === 0 ? (
        <p className="rounded-card bg-brand-soft px-4 py-3.5 text-brand-deep">{reviewTexts.whole}</p>
      ) : null}
    </>
  )
}

type MissingFieldsProps = Pick<ReviewProps, 'onGo'> & Pick<GrantApplication, 'missing'>

function MissingFields({ missing, onGo }: MissingFieldsProps) {
  return (
    <section aria-labelledby="missing-title" className="rounded-card border border-line bg-sunken p-4 md:p-5">
      <h3 id="missing-title">{reviewTexts.missingTitle}</h3>
      <p className="mt-1 text-small text-ink-2">{reviewTexts.missingLead}</p>
      <ul className="mt-2">
        {missing.map(({ field, message }) => (
          <li key={field + message}>
            <button
              type="button"
              className="link inline-flex min-h-11 items-center gap-2 text-left text-[0.9375rem]"
              onClick={() => onGo(stepOf(field), field)}
            >
              {message} <ArrowRight size={16} aria-hidden="true" className="shrink-0" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** An application needs a confirmed email: sends the link again, and checks again. */
function ConfirmEmail({ message }: { message: string }) {
  const applications = useRead(listApplications, {}, { refetchOnMount: 'always' })
  const resend = useWrite(resendVerification)
  return (
    <section
      aria-labelledby="confirm-email-title"
      className="rounded-card border border-line bg-sunken p-4 md:p-5"
    >
      <h3 id="confirm-email-title">{confirmTexts.title}</h3>
      <p className="mt-1">{message}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button variant="quiet" size="small" busy={resend.isPending} onClick={() => resend.mutate()}>
          {confirmTexts.resend}
        </Button>
        <Button
          variant="plain"
          size="small"
          busy={applications.isFetching}
          onClick={() => void applications.refetch()}
        >
          {confirmTexts.done}
        </Button>
      </div>
      <output className="mt-2 block text-small text-ink-2 empty:hidden">
        {resend.isSuccess ? confirmTexts.resent : null}
        {resend.isError ? (serverMessage(resend.error) ?? confirmTexts.resendFailed) : null}
      </output>
    </section>
  )
}

type SendFormProps = {
  application: GrantApplication
  /** true once everything typed is on the server */
  flush: () => Promise<boolean>
  onSent: () => void
}

/** Changes are not saved on the server yet, so the application cannot be submitted. */
class Unsaved extends Error {}

/** Truth, consent and the submit button. */
export function SendForm({ application, flush, onSent }: SendFormProps) {
  const submitting = useWrite(submitApplication, useApplicationCache())
  const form = useForm({
    start: { isTrue: false, agreed: false },
    read: (ticks) => {
      const unticked = (['isTrue', 'agreed'] as const).filter((one) => !ticks[one])
      if (unticked.length === 0) return { body: consent.version }
      return { errors: Object.fromEntries(unticked.map((one) => [one, reviewTexts[one]])) }
    },
    send: async (consentVersion) => {
      if (!(await flush())) throw new Unsaved()
      const { id, version } = application
      const body = { version, consentVersion, agreed: true, isTrue: true } as const
      return submitting.mutateAsync({ params: { id }, body })
    },
    refused: { text: (error) => (error instanceof Unsaved ? reviewTexts.unsaved : reviewTexts.notSent) },
    onSent: () => {
      toast(reviewTexts.sent)
      onSent()
    },
  })
  return (
    <Form
      form={{ ...form, title: reviewTexts.summary }}
      aria-labelledby="consent-title"
      className="grid grid-cols-1 gap-4"
    >
      <h2 id="consent-title">{reviewTexts.consentTitle}</h2>
      <ul className="grid list-disc gap-1.5 rounded-control border border-line bg-sunken py-3 pr-4 pl-8 text-small">
        {consent.text.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <div>
        <CheckboxField label={consent.isTrue} required {...form.tick('isTrue')} />
        <CheckboxField label={consent.agree} required {...form.tick('agreed')} />
      </div>
      <Button type="submit" size="large" className="sm:justify-self-start" busy={form.isBusy}>
        {reviewTexts.send}
      </Button>
    </Form>
  )
}
