import { useEffect } from 'react'
import foundation from '#content/foundation/foundation.json' with { type: 'json' }
import { checkEligibility } from '#contracts/foundation/grants.ts'
import { grantPrograms } from '#engine/grants/eligibility.ts'
import { useWrite } from '#web/api/use-write.ts'
import { formatPrice } from '#web/format/money.ts'
import { CheckAnswerLine } from './check-line.tsx'
import { ChoiceField } from './choice-field.tsx'
import { readCheck } from './self-check-form.ts'
import { stepTexts } from './messages.ts'
import type { ApplicationForm } from './use-application-form.ts'

/** Which grant; the answers about the household say beside each whether it could fit. A grant that does not may be asked for. */
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
        const program = foundation.programs.find((one) => one.id === id)
        return {
          value: id,
          label: `${program?.name ?? id}, up to ${formatPrice(program?.upToCents ?? 0)}`,
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
