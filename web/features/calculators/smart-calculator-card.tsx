import { useState } from 'react'
import { debtPayoff, type DebtPayoffCase } from '#engine/calculators/debt-payoff.ts'
import { useDraft } from '#web/api/storage/use-draft.ts'
import { PlainForm } from '#web/forms/plain-form.tsx'
import { Button } from '#web/ui/button.tsx'
import { ErrorSummary, type FormError } from '#web/ui/fields/error-summary.tsx'
import { CalculatorCard, Pairs, Result, Workbench } from './calculator-card.tsx'
import { DebtPayoffResult } from './debt-payoff-result.tsx'
import { Entry } from './entry.tsx'
import { calculatorTexts, payoffTexts } from './messages.ts'
import { entryError, type EntryKind, readEntry } from './read-entry.ts'

type Field = 'balance' | 'rate' | 'minimum' | 'extra'
type Values = Record<Field, string> & { isShown: boolean }

// spec 9
const start: Values = { balance: '15000', rate: '18.5', minimum: '350', extra: '100', isShown: false }

const fields: readonly { field: Field; label: string; kind: EntryKind }[] = [
  { field: 'balance', label: payoffTexts.balance, kind: 'money' },
  { field: 'rate', label: calculatorTexts.apr, kind: 'rate' },
  { field: 'minimum', label: payoffTexts.minimum, kind: 'money' },
  { field: 'extra', label: payoffTexts.extra, kind: 'money' },
]
const nameOf = (field: Field) => `payoff-${field}`
const NO_ERRORS: FormError[] = []

function caseOf(values: Values): DebtPayoffCase | null {
  const balanceCents = readEntry('money', values.balance)
  const aprPpm = readEntry('rate', values.rate)
  const minimumCents = readEntry('money', values.minimum)
  const extraCents = readEntry('money', values.extra)
  if (balanceCents === null || aprPpm === null || minimumCents === null || extraCents === null) return null
  return { balanceCents, aprPpm, minimumCents, extraCents }
}

function errorOf({ field, kind }: { field: Field; kind: EntryKind }, typed: string): string | undefined {
  if (typed.trim() === '') return payoffTexts.missing[field]
  return entryError(kind, typed)
}

function errorsOf(values: Values): FormError[] {
  return fields.flatMap((one) => {
    const message = errorOf(one, values[one.field])
    return message ? [{ field: nameOf(one.field), message }] : []
  })
}

/** Spec 9: results come when Calculate is pressed once; after that they follow what is typed. */
export function SmartCalculatorCard() {
  const { values, change } = useDraft<Values>('calculator:payoff', start)
  const [summary, setSummary] = useState(NO_ERRORS)
  const payoffCase = caseOf(values)
  const hasTried = summary.length > 0

  function calculate() {
    setSummary(errorsOf(values))
    if (payoffCase) change({ isShown: true })
  }

  return (
    <CalculatorCard title={payoffTexts.title} kind={payoffTexts.kind} intro={payoffTexts.intro}>
      <Workbench
        entries={
          <PlainForm className="grid grid-cols-1 gap-4" onSubmit={calculate}>
            <ErrorSummary errors={payoffCase ? NO_ERRORS : summary} />
            <Pairs>
              {fields.map(({ field, label, kind }) => (
                <Entry
                  key={field}
                  name={nameOf(field)}
                  label={label}
                  kind={kind}
                  required
                  isCheckedByForm={!values.isShown}
                  value={values[field]}
                  error={hasTried ? errorOf({ field, kind }, values[field]) : undefined}
                  onValueChange={(typed) => change({ [field]: typed })}
                />
              ))}
            </Pairs>
            <Button type="submit" variant="quiet" className="justify-self-start">
              {payoffTexts.action}
            </Button>
          </PlainForm>
        }
        result={values.isShown && <PayoffAnswer payoffCase={payoffCase} />}
      />
    </CalculatorCard>
  )
}

function PayoffAnswer({ payoffCase }: { payoffCase: DebtPayoffCase | null }) {
  if (!payoffCase) return <Result finding={payoffTexts.incomplete} isPlain />
  if (payoffCase.balanceCents === 0) return <Result finding={payoffTexts.nothingOwed} isPlain />
  return <DebtPayoffResult result={debtPayoff(payoffCase)} extraCents={payoffCase.extraCents} />
}
