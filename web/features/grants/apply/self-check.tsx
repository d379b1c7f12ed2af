import { useEffect, useRef, useState, type ReactNode } from 'react'
import { checkEligibility, type EligibilityAnswer } from '#contracts/foundation/grants.ts'
import { useWrite } from '#web/api/use-write.ts'
import { Form } from '#web/forms/form.tsx'
import { useForm } from '#web/forms/use-form.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { NewTabLink } from '#web/ui/new-tab-link.tsx'
import { MarkedText } from '#web/ui/reading/marked-text.tsx'
import { Tag } from '#web/ui/tag.tsx'
import type { HouseholdValues } from './application-form.ts'
import { HouseholdFields } from './household-fields.tsx'
import { checkTexts } from '../messages.ts'
import { checkMemory, readCheck } from './self-check-form.ts'
import { dollars } from '../words.ts'

type SelfCheckProps = {
  /** content below the answered questions */
  children: (answer: EligibilityAnswer) => ReactNode
}

/** Six questions and their result. The answers stay in memory; the server stores nothing. */
export function SelfCheck({ children }: SelfCheckProps) {
  const [start] = useState(checkMemory.read)
  const answerBox = useRef<HTMLDivElement>(null)
  const check = useWrite(checkEligibility)
  const form = useForm({
    start,
    read: readCheck,
    send: (body) => check.mutateAsync({ body }),
    refused: { text: checkTexts.failed },
    onSent: () => answerBox.current?.focus(),
  })

  // Answers carried over through sign-up are checked again.
  const { mutate: look } = check
  useEffect(() => {
    const { body } = readCheck(checkMemory.read())
    if (body) look({ body })
  }, [look])

  function change(changed: Partial<HouseholdValues>): void {
    checkMemory.keep({ ...form.values, ...changed })
    form.change(changed)
    // The previous result no longer applies.
    check.reset()
  }

  return (
    <Card aria-labelledby="check-title" className="md:p-7">
      <h2 id="check-title">{checkTexts.title}</h2>
      <p className="mt-1.5 text-small text-ink-2">{checkTexts.lead}</p>
      <Form form={form} className="mt-6 grid grid-cols-1 gap-5">
        <HouseholdFields values={form.values} errors={form.problem.errors} onChange={change} />
        <Button type="submit" size="large" className="sm:justify-self-start" busy={check.isPending}>
          {check.isPending ? checkTexts.checking : checkTexts.button}
        </Button>
      </Form>
      <div ref={answerBox} tabIndex={-1} aria-live="polite" className="scroll-mt-24 outline-none">
        {check.data ? children(check.data) : null}
      </div>
    </Card>
  )
}

type CheckAnswerProps = {
  answer: EligibilityAnswer
  /** the action of one program */
  renderAction: (program: Program) => ReactNode
}
type Program = EligibilityAnswer['programs'][number]

const linkTo = (url: string) => ({
  link: (words: string) => <NewTabLink href={url}>{words}</NewTabLink>,
})

/** The result for each program, with the income limit and its source. */
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
        <MarkedText
          text={checkTexts.limit({
            income: dollars(yearlyIncome),
            limit: dollars(guideline.limit),
            year: guideline.year,
            line: dollars(guideline.povertyLine),
            area: guideline.area,
            source: guideline.source.title,
          })}
          parts={linkTo(guideline.source.url)}
        />
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
          {checkTexts.upTo(name, dollars(upTo))}
        </h4>
        <Tag tone={fits ? 'good' : 'plain'}>{fits ? checkTexts.fits : checkTexts.fitsNot}</Tag>
      </div>
      <p className="text-small text-ink-2">
        {reason} {fits ? '' : checkTexts.mayStill}
      </p>
      {fits && toShow.length > 0 ? (
        <p className="text-small text-ink-2">{checkTexts.toShow(toShow.join('; '))}</p>
      ) : null}
      {action}
    </li>
  )
}
