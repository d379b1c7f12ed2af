import type { ReactNode } from 'react'
import type { EligibilityAnswer } from '#contracts/foundation/grants.ts'
import { Tag } from '#web/ui/tag.tsx'
import { checkTexts } from './messages.ts'
import { dollars } from './words.ts'

type CheckAnswerProps = {
  answer: EligibilityAnswer
  /** what can be done about one program */
  renderAction: (program: Program) => ReactNode
}
type Program = EligibilityAnswer['programs'][number]

/** What the six answers say about each program, with the figure it rests on and where that comes from. */
export function CheckAnswer({ answer, renderAction }: CheckAnswerProps) {
  const { guideline, programs, yearlyIncome } = answer
  const fitsAny = programs.some(({ fits }) => fits)
  return (
    <section aria-labelledby="answer-title" className="mt-8 border-t border-line pt-6">
      <h3 id="answer-title" className="text-h2">
        {checkTexts.answerTitle}
      </h3>
      <p className="mt-2">{fitsAny ? checkTexts.some : checkTexts.none}</p>
      <ul className="mt-5 grid gap-3">
        {programs.map((program) => (
          <ProgramLine key={program.id} program={program} action={renderAction(program)} />
        ))}
      </ul>
      <p className="mt-5 text-tiny text-ink-3">
        Your income of {dollars(yearlyIncome)} a year stands beside a limit of {dollars(guideline.limit)}:
        200% of the {guideline.year} poverty line of {dollars(guideline.povertyLine)} ({guideline.area}).
        Source:{' '}
        <a className="link" href={guideline.source.url} target="_blank" rel="noopener noreferrer">
          {guideline.source.title}
          <span className="sr-only"> (opens in a new tab)</span>
        </a>
      </p>
    </section>
  )
}

function ProgramLine({ program, action }: { program: Program; action: ReactNode }) {
  const { id, name, upTo, fits, reason, toShow } = program
  return (
    <li className="grid gap-2 rounded-control border border-line px-4 py-4" aria-labelledby={`fit-${id}`}>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h4 id={`fit-${id}`} className="font-[600]">
          {name}, up to {dollars(upTo)}
        </h4>
        <Tag tone={fits ? 'good' : 'plain'}>{fits ? checkTexts.fits : checkTexts.fitsNot}</Tag>
      </div>
      <p className="text-small text-ink-2">
        {reason} {fits ? '' : checkTexts.mayStill}
      </p>
      {fits && toShow.length > 0 ? (
        <p className="text-small text-ink-2">
          {checkTexts.toShow}: {toShow.join('; ')}
        </p>
      ) : null}
      {action}
    </li>
  )
}
