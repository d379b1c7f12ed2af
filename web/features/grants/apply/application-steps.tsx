import { Mail } from 'lucide-react'
import { useEffect, useRef, type ReactNode } from 'react'
import { Link } from 'react-router'
import { MAX_STORY, type GrantApplication, mailApplicationLink } from '#contracts/foundation/grants.ts'
import { toastFailure } from '#web/api/toast-failure.ts'
import { useWrite } from '#web/api/use-write.ts'
import { paths } from '#web/paths.ts'
import { AreaField } from '#web/ui/fields/area-field.tsx'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { fieldId } from '#web/ui/fields/field.tsx'
import type { FieldErrors } from './application-form.ts'
import { DebtsStep } from './debts-step.tsx'
import { AddressFields, HouseholdFields } from './household-fields.tsx'
import { applyTexts, stepTexts } from '../messages.ts'
import { Documents } from '../documents/documents.tsx'
import { ProgramStep } from './program-step.tsx'
import { ReviewStep, SendForm } from './review-step.tsx'
import { ConflictNotice, SaveNote } from './save-note.tsx'
import { StepList, stepOf, steps, useStep } from './steps.tsx'
import { useApplicationForm, type ApplicationForm } from './use-application-form.ts'
import { useUploads } from '../documents/use-uploads.ts'

type ApplicationStepsProps = {
  application: GrantApplication
  /** it was just started on this screen, so the first step takes the focus */
  isNew: boolean
  onSent: () => void
}

/** The application in six steps. Each field is saved as it is typed; gaps are allowed until the last step. */
export function ApplicationSteps({ application, isNew, onSent }: ApplicationStepsProps) {
  const form = useApplicationForm(application)
  const uploads = useUploads(application.id)
  const at = useStep()
  const heading = useStepFocus(at.step, at.missing, isNew)
  const lacking = new Set(application.missing.map(({ field }) => stepOf(field)))
  const done = new Set(steps.filter((step) => step !== 'review' && !lacking.has(step)))
  // A link from the review shows the errors of missing fields.
  const shown =
    at.missing === null ? form : { ...form, errors: { ...missingOf(application), ...form.errors } }
  const { title, lead } = stepTexts[at.step]
  const flush = async () => {
    await uploads.settled()
    return form.flush()
  }

  return (
    <div className="grid grid-cols-1 gap-6 lg:grid-cols-[13rem_minmax(0,1fr)] lg:gap-10">
      <StepList step={at.step} done={done} onStep={at.go} />
      <div className="grid max-w-[46rem] min-w-0 grid-cols-1 content-start gap-5">
        {application.status === 'needs_information' ? <AskedForMore /> : null}
        <ConflictNotice form={form} />
        <Card aria-labelledby="step-title" className="md:p-7">
          <h2 id="step-title" ref={heading} tabIndex={-1} className="outline-none">
            {title}
          </h2>
          <p className="mt-1.5 mb-6 text-small text-ink-2">{lead}</p>
          <div className="grid grid-cols-1 gap-5">
            {at.step === 'about' ? (
              <>
                <HouseholdFields
                  values={form.values}
                  errors={shown.errors}
                  onChange={form.change}
                  onLeave={form.leave}
                />
                <AddressFields form={shown} />
              </>
            ) : null}
            {at.step === 'program' ? <ProgramStep form={shown} /> : null}
            {at.step === 'debts' ? <DebtsStep form={shown} application={application} /> : null}
            {at.step === 'story' ? <StoryStep form={shown} /> : null}
            {at.step === 'papers' ? (
              <Documents application={application} uploads={uploads} error={shown.errors['documents']} />
            ) : null}
            {at.step === 'review' ? <ReviewStep application={application} onGo={at.go} /> : null}
          </div>
        </Card>
        {at.step === 'review' && application.canSubmit ? (
          <Card className="md:p-7">
            <SendForm application={application} flush={flush} onSent={onSent} />
          </Card>
        ) : null}
        <StepButtons at={at} state={<SaveNote state={form.state} />} />
        {application.status === 'draft' ? <MailLink id={application.id} /> : null}
      </div>
    </div>
  )
}

/** The server's errors for missing fields. */
function missingOf(application: GrantApplication): FieldErrors {
  return Object.fromEntries(application.missing.map(({ field, message }) => [field, message]))
}

/** Focuses the heading of a new step, or the missing field. Not on the first render. */
function useStepFocus(step: string, missing: string | null, isNew: boolean) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(isNew ? null : step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    globalThis.scrollTo(0, 0)
    const field = missing === null ? null : document.getElementById(fieldId(missing))
    ;(field ?? heading.current)?.focus()
  }, [step, missing])
  return heading
}

function AskedForMore() {
  return (
    <div className="grid justify-items-start gap-3 rounded-card bg-info-soft px-4 py-3.5 text-small text-info">
      <p>{applyTexts.changingSent}</p>
      <Link className={buttonClass({ variant: 'quiet', size: 'small' })} to={paths.foundationApplication}>
        {applyTexts.toAnswer}
      </Link>
    </div>
  )
}

function StoryStep({ form }: { form: ApplicationForm }) {
  return (
    <AreaField
      name="story"
      label={applyTexts.storyLabel}
      hint={applyTexts.storyHint}
      required
      rows={8}
      maxLength={MAX_STORY}
      value={form.values.story}
      error={form.errors['story']}
      onValueChange={(story) => form.change({ story })}
    />
  )
}

/** Back and continue buttons, and the save state. */
function StepButtons({ at, state }: { at: ReturnType<typeof useStep>; state: ReactNode }) {
  const { before, after, go } = at
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center gap-3">
        {before ? (
          <Button variant="quiet" onClick={() => go(before)}>
            {applyTexts.back}
          </Button>
        ) : null}
        {after ? <Button onClick={() => go(after)}>{applyTexts.goOn}</Button> : null}
        <div className="ml-auto max-w-72">{state}</div>
      </div>
      {after ? <p className="text-tiny text-ink-3">{applyTexts.gaps}</p> : null}
    </div>
  )
}

/** Mails a link for continuing later, also on another device. */
function MailLink({ id }: { id: string }) {
  const mail = useWrite(mailApplicationLink, {
    onError: (error) => toastFailure(applyTexts.mailFailed, error),
  })
  return (
    <div className="grid justify-items-start gap-1 border-t border-line pt-4">
      <Button
        variant="plain"
        size="small"
        busy={mail.isPending}
        onClick={() => mail.mutate({ params: { id }, body: {} })}
      >
        <Mail size={16} aria-hidden="true" /> {applyTexts.mailLink}
      </Button>
      <output className="text-small text-ink-2">{mail.isSuccess ? applyTexts.mailed : null}</output>
    </div>
  )
}
