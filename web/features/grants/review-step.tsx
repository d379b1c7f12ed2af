import { ArrowRight } from 'lucide-react'
import type { GrantApplication } from '#contracts/foundation/grants.ts'
import { Button } from '#web/ui/button.tsx'
import { AnswersView } from './answers-view.tsx'
import { ConfirmEmail } from './confirm-email.tsx'
import { partTitles, reviewTexts, stepTexts } from './messages.ts'
import { ownPaperUrl, PaperRow } from './paper-rows.tsx'
import { stepOf, type Step } from './use-step.ts'

type ReviewProps = {
  kept: GrantApplication
  /** leads to a step, and to a field of it that is missing */
  onGo: (step: Step, field?: string) => void
}

/** Everything once more, each part with the way to change it; above it what is still missing. */
export function ReviewStep({ kept, onGo }: ReviewProps) {
  return (
    <div className="grid grid-cols-1 gap-6">
      <Missing kept={kept} onGo={onGo} />
      <AnswersView
        answers={kept}
        titles={partTitles}
        renderAction={(part) => <ChangeButton step={part} onGo={onGo} />}
      />
      <section aria-labelledby="review-papers" className="border-t border-line pt-4">
        <div className="flex flex-wrap items-center justify-between gap-x-3">
          <h3 id="review-papers">{stepTexts.papers.title}</h3>
          <ChangeButton step="papers" onGo={onGo} />
        </div>
        {kept.documents.length === 0 ? (
          <p className="mt-2 text-ink-3">{reviewTexts.none}</p>
        ) : (
          <ul className="mt-2">
            {kept.documents.map((paper) => (
              <PaperRow key={paper.id} paper={paper} url={ownPaperUrl(kept.id, paper.id)} />
            ))}
          </ul>
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

function Missing({ kept, onGo }: ReviewProps) {
  const missing = kept.missing.filter(isInForm)
  const toConfirm = kept.missing.find((one) => !isInForm(one))
  return (
    <>
      {missing.length > 0 ? <MissingFields missing={missing} onGo={onGo} /> : null}
      {toConfirm ? <ConfirmEmail message={toConfirm.message} /> : null}
      {kept.missing.length === 0 ? (
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
