import { useWrite } from '#web/api/use-write.ts'
import { optimizeIncome } from '#contracts/coach/ai-tools.ts'
import type { AnswerOf } from '#contracts/endpoint.ts'
import { useDraft } from '#web/api/storage/use-draft.ts'
import { PlainForm } from '#web/forms/plain-form.tsx'
import { problemOf } from '#web/forms/problem.ts'
import { Button } from '#web/ui/button.tsx'
import { MoneyField, TextField } from '#web/ui/fields/field.tsx'
import { Spinner } from '#web/ui/states/spinner.tsx'
import { incomeTexts as texts } from './messages.ts'
import { AnswerBasis, AnswerHeading, AnswerList, ToolError } from './tool-parts.tsx'

type Values = { currentIncome: string; skills: string; location: string; availableHours: string }
type Answer = AnswerOf<typeof optimizeIncome>

const start: Values = { currentIncome: '', skills: '', location: '', availableHours: '' }

/** Ways to earn, first steps and costs to look at. Every field may stay empty. */
export function IncomeOptimization() {
  const { values, change } = useDraft('ai:income', start)
  const tool = useWrite(optimizeIncome)
  const refused = tool.isError ? problemOf(tool.error, { values, unsaid: '' }).errors : null
  return (
    <>
      <PlainForm className="grid grid-cols-1 gap-4" onSubmit={() => tool.mutate({ body: values })}>
        <Fields values={values} change={change} unknownPlace={refused?.location} />
        <Button type="submit" variant="quiet" className="justify-self-start" busy={tool.isPending}>
          {texts.action}
        </Button>
      </PlainForm>
      {tool.isPending && <Spinner label={texts.pending} />}
      {tool.isError && !refused?.location && <ToolError title={texts.failed} error={tool.error} />}
      {tool.data && !tool.isPending && <IncomeAnswer answer={tool.data} />}
    </>
  )
}

type FieldsProps = {
  values: Values
  change: (changed: Partial<Values>) => void
  unknownPlace: string | undefined
}

function Fields({ values, change, unknownPlace }: FieldsProps) {
  return (
    <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
      <MoneyField
        name="optimize-income"
        label={texts.income}
        required={false}
        maxLength={40}
        value={values.currentIncome}
        onValueChange={(currentIncome) => change({ currentIncome })}
      />
      <TextField
        name="optimize-hours"
        label={texts.hours}
        required={false}
        inputMode="numeric"
        autoComplete="off"
        maxLength={40}
        value={values.availableHours}
        onValueChange={(availableHours) => change({ availableHours })}
      />
      <TextField
        name="optimize-skills"
        label={texts.skills}
        hint={texts.skillsHint}
        required={false}
        autoComplete="off"
        maxLength={300}
        value={values.skills}
        onValueChange={(skills) => change({ skills })}
      />
      <TextField
        name="optimize-location"
        label={texts.location}
        hint={texts.locationHint}
        required={false}
        autoComplete="address-level1"
        maxLength={120}
        value={values.location}
        error={unknownPlace}
        onValueChange={(location) => change({ location })}
      />
    </div>
  )
}

function IncomeAnswer({ answer }: { answer: Answer }) {
  return (
    <div className="grid grid-cols-1 gap-4">
      <AnswerHeading answer={answer} text={texts.hustles} />
      {answer.unknown.length > 0 && (
        <p className="text-small font-[560] [overflow-wrap:anywhere]">{texts.unknown(answer.unknown)}</p>
      )}
      <ul className="border-b border-line">
        {answer.sideHustles.map(({ name, earnings, description }) => (
          <li key={name} className="border-t border-line py-3">
            <p className="font-[600]">{name}</p>
            <p className="mt-0.5 text-small tabular-nums">{earnings}</p>
            <p className="mt-0.5 text-small text-ink-2 [overflow-wrap:anywhere]">{description}</p>
          </li>
        ))}
      </ul>
      <p className="text-tiny text-ink-3">{texts.wages}</p>
      <AnswerList title={texts.wins} items={answer.quickWins} />
      <AnswerList title={texts.cuts} items={answer.expenseReductions} />
      <AnswerBasis {...answer} />
    </div>
  )
}
