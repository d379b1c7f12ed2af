import { useEffect, useRef, useState, type ReactNode } from 'react'
import { checkEligibility, type EligibilityAnswer } from '#contracts/foundation/grants.ts'
import { useWrite } from '#web/api/use-write.ts'
import { Form } from '#web/forms/form.tsx'
import { useForm } from '#web/forms/use-form.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import type { HouseholdValues } from './application-form.ts'
import { checkMemory } from './check-memory.ts'
import { HouseholdFields } from './household-fields.tsx'
import { checkTexts } from './messages.ts'
import { readCheck } from './self-check-form.ts'

type SelfCheckProps = {
  /** what stands below the questions once they are answered */
  children: (answer: EligibilityAnswer) => ReactNode
}

/** Six questions and what they say. They stay in this page's memory; the server answers and keeps nothing. */
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

  // Answers that came along through making an account are looked at again.
  const { mutate: look } = check
  useEffect(() => {
    const { body } = readCheck(checkMemory.read())
    if (body) look({ body })
  }, [look])

  function change(changed: Partial<HouseholdValues>): void {
    checkMemory.keep({ ...form.values, ...changed })
    form.change(changed)
    // An answer to other figures would mislead.
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
