import { useEffect, useMemo, useRef, useState, type FormEvent, type ReactNode } from 'react'
import { checkEligibility, type EligibilityAnswer } from '#contracts/grants.ts'
import { serverMessage } from '#web/api/api-error.ts'
import { useWrite } from '#web/api/use-write.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ErrorSummary, type FormError } from '#web/ui/error-summary.tsx'
import type { FieldErrors, HouseholdValues } from './application-form.ts'
import { checkMemory } from './check-memory.ts'
import { HouseholdFields } from './household-fields.tsx'
import { checkTexts } from './messages.ts'
import { errorList, readCheck } from './self-check-form.ts'

type SelfCheckProps = {
  /** what stands below the questions once they are answered */
  children: (answer: EligibilityAnswer) => ReactNode
}

/** Six questions and what they say. They stay in this page's memory; the server answers and keeps nothing. */
export function SelfCheck({ children }: SelfCheckProps) {
  const [values, setValues] = useState<HouseholdValues>(checkMemory.read)
  const [errors, setErrors] = useState<FieldErrors>({})
  const [failure, setFailure] = useState<string | null>(null)
  const answerBox = useRef<HTMLDivElement>(null)
  const check = useWrite(checkEligibility)
  const summary = useMemo<FormError[]>(
    () => [...(failure ? [{ field: null, message: failure }] : []), ...errorList(errors)],
    [errors, failure],
  )

  // Answers that came along through making an account are looked at again.
  const { mutate: look } = check
  useEffect(() => {
    const { body } = readCheck(checkMemory.read())
    if (body) look({ body })
  }, [look])

  function change(changed: Partial<HouseholdValues>): void {
    const after = { ...values, ...changed }
    checkMemory.keep(after)
    setValues(after)
    // An answer to other figures would mislead.
    check.reset()
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    const { body, errors: found } = readCheck(values)
    setErrors(found)
    setFailure(null)
    if (!body) return
    try {
      await check.mutateAsync({ body })
      answerBox.current?.focus()
    } catch (error) {
      setFailure(serverMessage(error) ?? checkTexts.failed)
    }
  }

  return (
    <Card aria-labelledby="check-title" className="md:p-7">
      <h2 id="check-title">{checkTexts.title}</h2>
      <p className="mt-1.5 text-small text-ink-2">{checkTexts.lead}</p>
      <form onSubmit={(event) => void submit(event)} noValidate className="mt-6 grid grid-cols-1 gap-5">
        <ErrorSummary errors={summary} />
        <HouseholdFields values={values} errors={errors} onChange={change} />
        <Button type="submit" size="large" className="sm:justify-self-start" busy={check.isPending}>
          {check.isPending ? checkTexts.checking : checkTexts.button}
        </Button>
      </form>
      <div ref={answerBox} tabIndex={-1} aria-live="polite" className="scroll-mt-24 outline-none">
        {check.data ? children(check.data) : null}
      </div>
    </Card>
  )
}
