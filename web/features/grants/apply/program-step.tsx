import { useEffect } from 'react'
import { checkEligibility, type EligibilityAnswer } from '#contracts/foundation/grants.ts'
import { grantPrograms } from '#engine/grants/eligibility.ts'
import { useWrite } from '#web/api/use-write.ts'
import { formatPrice } from '#web/format/money.ts'
import { ChoiceField } from '#web/ui/fields/choice-field.tsx'
import { programs } from '../content-messages.ts'
import { stepTexts, checkTexts } from '../messages.ts'
import { readCheck } from './self-check-form.ts'
import type { ApplicationForm } from './use-application-form.ts'

/** The choice of a grant, each with the result of the self-check. A grant that does not fit may still be chosen. */
export function ProgramStep({ form }: { form: ApplicationForm }) {
  const { values, change, errors } = form
  const { data: answer, mutate: check } = useWrite(checkEligibility)
  const { body } = readCheck(values)
  const question = JSON.stringify(body)
  useEffect(() => {
    const asked = JSON.parse(question) as typeof body
    if (asked) check({ body: asked })
  }, [check, question])
  return (
    <ChoiceField
      name="program"
      label={<span className="sr-only">{stepTexts.program.title}</span>}
      layout="cards"
      value={values.program}
      error={errors['program']}
      onValueChange={(program) => change({ program })}
      choices={grantPrograms.map((id) => {
        const program = programs.find((one) => one.id === id)
        return {
          value: id,
          label: checkTexts.upTo(program?.name ?? id, formatPrice(program?.upToCents ?? 0)),
          note: (
            <>
              {program?.description}
              <CheckAnswerLine program={answer?.programs.find((one) => one.id === id)} />
            </>
          ),
        }
      })}
    />
  )
}

/** The self-check's result for a program; nothing until it is loaded. */
function CheckAnswerLine({ program }: { program: EligibilityAnswer['programs'][number] | undefined }) {
  if (!program) return null
  return (
    <span className="mt-1.5 block text-tiny text-ink-2">
      <b className="font-[600]">{program.fits ? checkTexts.fits : checkTexts.fitsNot}.</b> {program.reason}{' '}
      {program.fits ? null : checkTexts.mayStill}
    </span>
  )
}
