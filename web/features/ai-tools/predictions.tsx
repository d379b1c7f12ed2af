import { useWrite } from '#web/api/use-write.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import { predict } from '#contracts/coach/ai-tools.ts'
import { type Debt, listDebts } from '#contracts/money/debts.ts'
import type { AnswerOf } from '#contracts/endpoint.ts'
import { monthIndex } from '#engine/money/calendar.ts'
import { centsToDecimal, centsToTyped } from '#engine/money/cents.ts'
import { encodeAnswer } from '#web/api/decode-answer.ts'
import { useDraft } from '#web/api/storage/use-draft.ts'
import { timeSpan } from '#web/format/amounts.ts'
import { formatMonth } from '#web/format/dates.ts'
import { formatMoney } from '#web/format/money.ts'
import { PlainForm } from '#web/forms/plain-form.tsx'
import { amountError } from '#web/forms/broken-rule.ts'
import { typedOptionalCents } from '#web/forms/read-typed.ts'
import { paths } from '#web/paths.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { MoneyField } from '#web/ui/fields/field.tsx'
import { Spinner } from '#web/ui/states/spinner.tsx'
import { predictionTexts as texts, toolTexts } from './messages.ts'
import { AnswerBasis, AnswerHeading, AnswerList, ToolError } from './tool-parts.tsx'

type Prediction = AnswerOf<typeof predict>
export type PredictionsProps = {
  debts: readonly Debt[]
  /** cents that the person's plan pays above the minimums; null without a plan */
  planExtra: number | null
}

const owes = ({ balance }: Debt) => balance > 0

/** The effect of an extra payment. Predict is disabled without debts or while an answer is pending (spec 5). */
export function Predictions({ debts, planExtra }: PredictionsProps) {
  const { values, change } = useDraft('ai:predictions', {
    extra: planExtra === null ? '' : centsToTyped(planExtra),
  })
  const [error, setError] = useState<string>()
  const open = debts.filter(owes)
  const tool = useWrite(predict)

  function ask(): void {
    const cents = typedOptionalCents(values.extra) ?? undefined
    const rule = { name: toolTexts.amount, least: 0, unread: toolTexts.money }
    setError(cents === undefined ? amountError(values.extra, rule) : undefined)
    if (cents === undefined) return document.getElementById('field-predict-extra')?.focus()
    const sent = encodeAnswer(listDebts.answer, open)
    // spec 7: the strategy is always avalanche
    tool.mutate({ body: { debts: sent, extraPayment: centsToDecimal(cents), strategy: 'avalanche' } })
  }

  return (
    <>
      <PlainForm className="grid grid-cols-1 gap-4" onSubmit={ask}>
        <MoneyField
          name="predict-extra"
          label={texts.extra}
          hint={texts.extraHint}
          value={values.extra}
          error={error}
          onValueChange={(extra) => change({ extra })}
        />
        <Button
          type="submit"
          variant="quiet"
          className="justify-self-start"
          disabled={open.length === 0}
          busy={tool.isPending}
        >
          {texts.action}
        </Button>
      </PlainForm>
      {open.length === 0 && <NoDebts />}
      {tool.isPending && <Spinner label={texts.pending} />}
      {tool.isError && <ToolError title={texts.failed} error={tool.error} />}
      {tool.data && !tool.isPending && <PredictionAnswer answer={tool.data} />}
    </>
  )
}

function NoDebts() {
  return (
    <p className="text-small text-ink-2">
      {texts.noDebts}{' '}
      <Link to={paths.debtTracker} className={buttonClass({ variant: 'plain', size: 'small' })}>
        {texts.addDebt}
      </Link>
    </p>
  )
}

/** Rounded like the figures below it; `interestSaved` has the exact cents. */
function savedOf({ facts, interestSaved }: Prediction): string {
  return facts.find(({ id }) => id === 'plan.saved')?.value ?? formatMoney(interestSaved ?? 0)
}

function headlineOf({ debtFreeDate }: Prediction): string {
  return debtFreeDate === null ? texts.noEnd : texts.ends(formatMonth(monthIndex(debtFreeDate)))
}

function PredictionAnswer({ answer }: { answer: Prediction }) {
  const { timeReduction, interestSaved, creditScoreImprovement, recommendations, debtFreeDate } = answer
  return (
    <div className="grid grid-cols-1 gap-4">
      <AnswerHeading answer={answer} text={headlineOf(answer)} />
      {timeReduction !== null && interestSaved !== null ? (
        <dl className="grid grid-cols-1 gap-3 text-small sm:grid-cols-2">
          <Figure name={texts.sooner} figure={timeSpan(timeReduction)} />
          <Figure name={texts.saved} figure={savedOf(answer)} />
        </dl>
      ) : (
        debtFreeDate !== null && <p className="text-small text-ink-2">{texts.minimumsNoEnd}</p>
      )}
      <AnswerList title={texts.next} items={recommendations} />
      <div>
        <h5 className="text-small font-[600]">{texts.score}</h5>
        <p className="mt-1.5 text-small text-ink-2 [overflow-wrap:anywhere]">
          {creditScoreImprovement ?? texts.noScore}
        </p>
      </div>
      <AnswerBasis {...answer} isOpen />
    </div>
  )
}

function Figure({ name, figure }: { name: string; figure: string }) {
  return (
    <div>
      <dt className="text-ink-2">{name}</dt>
      <dd className="fig text-h3">{figure}</dd>
    </div>
  )
}
