import { Check } from 'lucide-react'
import { useLocation, useSearchParams } from 'react-router'
import { classNames } from '#web/ui/class-names.ts'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { applyTexts, stepListTexts, stepTexts } from '../messages.ts'

export const steps = ['about', 'program', 'debts', 'story', 'papers', 'review'] as const
export type Step = (typeof steps)[number]

/** Location state of a link from the review: the step shows its missing fields and focuses this one. */
type FromReview = { missing: string }

const isFromReview = (state: unknown): state is FromReview =>
  typeof state === 'object' && state !== null && 'missing' in state && typeof state.missing === 'string'

/** The current step. It is in the URL, so that back, reload and links keep it. */
export function useStep() {
  const [search, setSearch] = useSearchParams()
  const { state } = useLocation()
  const step = steps.find((one) => one === search.get('step')) ?? 'about'
  const index = steps.indexOf(step)
  return {
    step,
    before: steps[index - 1],
    after: steps[index + 1],
    missing: isFromReview(state) ? state.missing : null,
    go: (next: Step, missing?: string) =>
      setSearch({ step: next }, missing === undefined ? {} : { state: { missing } satisfies FromReview }),
  }
}

const stepOfField: Record<string, Step> = {
  program: 'program',
  debts: 'debts',
  story: 'story',
  documents: 'papers',
  email: 'review',
}

/** The step of a field of the contract: 'debts' for 'debts.0.asked'. */
export function stepOf(field: string): Step {
  const head = field.split('.')[0] ?? ''
  return Object.hasOwn(stepOfField, head) ? (stepOfField[head] ?? 'about') : 'about'
}

type StepListProps = {
  step: Step
  /** complete steps */
  done: ReadonlySet<Step>
  onStep: (step: Step) => void
}

/** The six steps: a list of buttons on a wide screen, a progress bar on a phone. */
export function StepList({ step, done, onStep }: StepListProps) {
  const number = steps.indexOf(step) + 1
  const position = applyTexts.stepOf(number, steps.length)
  return (
    <nav aria-label={stepListTexts.label}>
      <div className="lg:hidden">
        <p className="mb-2 text-small text-ink-2" aria-hidden="true">
          {position}
        </p>
        <ProgressBar percent={(number / steps.length) * 100} label={position} />
      </div>
      <ol className="sticky top-24 hidden gap-0.5 lg:grid">
        {steps.map((one, index) => (
          <li key={one}>
            <button
              type="button"
              aria-current={one === step ? 'step' : undefined}
              onClick={() => onStep(one)}
              className={classNames(
                'flex min-h-11 w-full items-center gap-3 rounded-control px-3 text-left text-small font-[560]',
                one === step ? 'bg-brand-soft text-brand-deep' : 'text-ink-2 hover:bg-sunken hover:text-ink',
              )}
            >
              <span
                className={classNames(
                  'fig grid size-6 shrink-0 place-items-center rounded-full border text-micro',
                  done.has(one) ? 'border-brand text-brand' : 'border-line-strong',
                )}
              >
                {done.has(one) ? <Check size={14} aria-hidden="true" /> : index + 1}
              </span>
              {stepTexts[one].name}
              {done.has(one) ? <span className="sr-only">{stepListTexts.complete}</span> : null}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  )
}
