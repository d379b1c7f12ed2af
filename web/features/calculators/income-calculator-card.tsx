import { Link } from 'react-router'
import {
  type ExtraIncome,
  type IncomeEffect,
  incomeEffect,
  type IncomeOutcome,
  netIncome,
  type OwedDebt,
} from '#engine/income/income.ts'
import { useDraft } from '#web/api/storage/use-draft.ts'
import { timeSpan } from '#web/format/amounts.ts'
import { formatMoney } from '#web/format/money.ts'
import { paths } from '#web/paths.ts'
import { shownDifference } from '#engine/money/format.ts'
import { Basis, CalculatorCard, type Fact, Facts, Pairs, Result, Workbench } from './calculator-card.tsx'
import { DraftEntry } from './entry.tsx'
import { extraIncomeOf, incomeStart, type IncomeValues, typedDebtOf } from './income-form.ts'
import { calculatorTexts, incomeTexts as texts } from './messages.ts'

type IncomeCalculatorCardProps = {
  /** the person's debts; null where there are none: then the form asks for one */
  owed: OwedDebt | null
  /** true while the debts are being read: the form waits with asking */
  isPending?: boolean
}

/** A week's extra income as a month's after tax, and what it does to the debts (reading 10). */
export function IncomeCalculatorCard({ owed, isPending = false }: IncomeCalculatorCardProps) {
  const draft = useDraft<IncomeValues>('calculator:income', incomeStart)
  const income = extraIncomeOf(draft.values)
  const asksForDebt = owed === null && !isPending
  const counted = owed ?? (isPending ? null : typedDebtOf(draft.values))
  return (
    <CalculatorCard title={texts.title} intro={texts.intro}>
      <Workbench
        entries={<IncomeEntries {...draft} asksForDebt={asksForDebt} />}
        result={
          income ? (
            <IncomeAnswer income={income} owed={counted} isTyped={asksForDebt} />
          ) : (
            <Result finding={texts.fill} isPlain />
          )
        }
      />
    </CalculatorCard>
  )
}

type Draft = { values: IncomeValues; change: (changed: Partial<IncomeValues>) => void }
function IncomeEntries({ values, change, asksForDebt }: Draft & { asksForDebt: boolean }) {
  const draft = { calculator: 'income', values, change }
  return (
    <Pairs>
      <DraftEntry {...draft} field="weekly" label={texts.weekly} kind="money" />
      <DraftEntry {...draft} field="tax" label={texts.taxRate} kind="share" hint={texts.taxHint} />
      {asksForDebt && (
        <>
          <DraftEntry {...draft} field="debt" label={texts.debt} kind="money" required={false} />
          <DraftEntry {...draft} field="payment" label={texts.payment} kind="money" required={false} />
          <DraftEntry {...draft} field="rate" label={calculatorTexts.apr} kind="rate" required={false} />
        </>
      )}
    </Pairs>
  )
}

type IncomeAnswerProps = { income: ExtraIncome; owed: OwedDebt | null; isTyped: boolean }

function IncomeAnswer({ income, owed, isTyped }: IncomeAnswerProps) {
  const { monthlyCents, taxCents } = netIncome(income)
  const effect = owed ? incomeEffect(income, owed) : null
  return (
    <Result finding={texts.finding(formatMoney(shownDifference(monthlyCents, taxCents)))}>
      <Facts
        facts={[
          { name: texts.beforeTax, figure: calculatorTexts.monthly(formatMoney(monthlyCents)) },
          {
            name: texts.tax,
            figure: calculatorTexts.takenOff(calculatorTexts.monthly(formatMoney(taxCents))),
          },
        ]}
      />
      {effect ? (
        <Effect effect={effect} isTyped={isTyped} />
      ) : (
        isTyped && <p className="mt-3 text-small text-ink-2">{texts.fillDebt}</p>
      )}
      <Basis>{texts.basis}</Basis>
    </Result>
  )
}

function monthsOf({ status, months }: IncomeOutcome): string {
  if (status === 'paid') return texts.months(months)
  if (status === 'beyondHorizon') return texts.tooLong
  return status === 'short' ? texts.short : texts.never
}

function effectFacts({ before, after, monthsSaved, interestSavedCents }: IncomeEffect): Fact[] {
  const facts: Fact[] = [
    { name: texts.without, figure: monthsOf(before) },
    { name: texts.with, figure: monthsOf(after) },
  ]
  if (monthsSaved !== null) facts.push({ name: texts.monthsSaved, figure: String(monthsSaved), isSum: true })
  if (interestSavedCents !== null) {
    facts.push({ name: texts.interestSaved, figure: formatMoney(interestSavedCents), isSum: true })
  }
  return facts
}

function headlineOf({ before, after, monthsSaved }: IncomeEffect): string | null {
  if (monthsSaved !== null) return monthsSaved > 0 ? texts.sooner(timeSpan(monthsSaved)) : null
  if (after.status === 'never') return texts.neverAfter
  return before.status === 'never' && after.status === 'paid' ? texts.endsNow : null
}

function basisOf(effect: IncomeEffect, isTyped: boolean): string {
  if (effect.basis === 'plan') return isTyped ? texts.fromTyped : texts.fromPlan
  return isTyped ? texts.fromTypedFormula : texts.fromTotals
}

function Effect({ effect, isTyped }: { effect: IncomeEffect; isTyped: boolean }) {
  const headline = headlineOf(effect)
  return (
    <div className="mt-3 border-t border-line pt-3">
      {headline && <p className="font-[600]">{headline}</p>}
      <Facts facts={effectFacts(effect)} />
      <p className="mt-2 text-small text-ink-2">
        {basisOf(effect, isTyped)}{' '}
        {!isTyped && (
          <Link to={paths.debtTracker} className="link">
            {texts.myDebts}
          </Link>
        )}
      </p>
    </div>
  )
}
