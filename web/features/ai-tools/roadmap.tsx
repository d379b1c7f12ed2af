import { useWrite } from '#web/api/use-write.ts'
import { useRead } from '#web/api/use-read.ts'
import { Fragment, useState } from 'react'
import { Link } from 'react-router'
import { drawRoadmap, getFinancialSummary } from '#contracts/coach/ai-tools.ts'
import { centsToTyped } from '#engine/money/cents.ts'
import { formatMoney } from '#web/format/money.ts'
import { paths } from '#web/paths.ts'
import { toastFailure } from '#web/api/toast-failure.ts'
import { useDraft } from '#web/api/storage/use-draft.ts'
import { AreaField } from '#web/ui/fields/area-field.tsx'
import { PlainForm } from '#web/forms/plain-form.tsx'
import { Button } from '#web/ui/button.tsx'
import { ChoiceGroup } from '#web/ui/fields/choice-group.tsx'
import { ErrorSummary, type FormError } from '#web/ui/fields/error-summary.tsx'
import { MoneyField } from '#web/ui/fields/field.tsx'
import { toast } from '#web/ui/toast/toast.tsx'
import { roadmapTexts as texts, roadmapToasts } from './messages.ts'
import {
  emptyRoadmap,
  errorOf,
  errorsOf,
  isMissing,
  nameOf,
  questionOf,
  type AmountField,
  type RoadmapValues,
} from './roadmap-form.ts'
import { RoadmapView } from './roadmap-view.tsx'

const NO_ERRORS: FormError[] = []

const typedOf = (cents: number | null | undefined) =>
  cents === null || cents === undefined ? '' : centsToTyped(cents)

/** A six-month roadmap: the form, then the answer in its place (spec 4). */
export function Roadmap() {
  const draft = useDraft<RoadmapValues>('ai:roadmap', emptyRoadmap)
  const summary = useRead(getFinancialSummary)
  // A figure that the person did not change comes from their records.
  const isFromBudget = draft.values.monthlyExpenses === null && summary.data?.monthlyExpenses != null
  const values: RoadmapValues = {
    ...emptyRoadmap,
    ...draft.values,
    monthlyExpenses: draft.values.monthlyExpenses ?? typedOf(summary.data?.monthlyExpenses),
    includesDebtPayments: !isFromBudget && draft.values.includesDebtPayments,
    currentSavings: draft.values.currentSavings ?? typedOf(summary.data?.currentSavings),
  }
  const totalDebt = summary.data?.totalDebt ?? null
  const tool = useWrite(drawRoadmap)
  const [errors, setErrors] = useState(NO_ERRORS)

  function generate(): void {
    const found = errorsOf(values)
    setErrors(found)
    if (isMissing(values)) toast({ ...roadmapToasts.missing, variant: 'destructive' })
    if (found.length > 0) return
    tool.mutate(
      { body: questionOf(values, totalDebt) },
      {
        onSuccess: () => toast(roadmapToasts.made),
        onError: (error) => toastFailure(roadmapToasts.failed, error),
      },
    )
  }

  if (tool.data) return <RoadmapView roadmap={tool.data} onNew={tool.reset} />
  return (
    <PlainForm className="grid grid-cols-1 gap-4" onSubmit={generate}>
      <ErrorSummary errors={errors} />
      <RoadmapFields
        values={values}
        change={draft.change}
        hasTried={errors.length > 0}
        isFromBudget={isFromBudget}
        totalDebt={totalDebt}
      />
      <Button type="submit" className="justify-self-start" busy={tool.isPending}>
        {tool.isPending ? texts.pending : texts.action}
      </Button>
    </PlainForm>
  )
}

const fields: readonly { field: AmountField; label: string; hint: string; required: boolean }[] = [
  { field: 'currentIncome', label: texts.income, hint: texts.incomeHint, required: true },
  { field: 'monthlyExpenses', label: texts.expenses, hint: texts.expensesHint, required: true },
  { field: 'currentSavings', label: texts.savings, hint: texts.savingsHint, required: false },
]

const yesOrNo = [
  { value: 'no', label: texts.no },
  { value: 'yes', label: texts.yes },
] as const

type RoadmapFieldsProps = {
  values: RoadmapValues
  change: (changed: Partial<RoadmapValues>) => void
  hasTried: boolean
  /** the expenses are those of the budget, which leaves debt payments out */
  isFromBudget: boolean
  /** cents on My Debts; null while it is not known */
  totalDebt: number | null
}

function RoadmapFields({ values, change, hasTried, isFromBudget, totalDebt }: RoadmapFieldsProps) {
  return (
    <>
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        {fields.map(({ field, label, hint, required }) => (
          <Fragment key={field}>
            <MoneyField
              name={nameOf(field)}
              label={label}
              hint={field === 'monthlyExpenses' && isFromBudget ? texts.expensesFromBudget : hint}
              required={required}
              value={values[field] ?? ''}
              error={hasTried ? errorOf(field, values) : undefined}
              onValueChange={(typed) => change({ [field]: typed })}
            />
            {field === 'monthlyExpenses' && Boolean(totalDebt) && !isFromBudget && (
              <div className="sm:col-span-2">
                <ChoiceGroup
                  label={texts.includesDebts}
                  choices={yesOrNo}
                  value={values.includesDebtPayments ? 'yes' : 'no'}
                  onValueChange={(answer) => change({ includesDebtPayments: answer === 'yes' })}
                />
              </div>
            )}
          </Fragment>
        ))}
      </div>
      <TotalDebt cents={totalDebt} />
      <AreaField
        name="roadmap-goals"
        label={texts.goals}
        required={false}
        rows={2}
        maxLength={1000}
        placeholder={texts.defaultGoal}
        value={values.financialGoals}
        onValueChange={(financialGoals) => change({ financialGoals })}
      />
    </>
  )
}

/** What the roadmap plans: the debts of My Debts, which are changed there. */
function TotalDebt({ cents }: { cents: number | null }) {
  if (cents === null) return null
  return (
    <p className="text-small text-ink-2">
      {cents > 0 ? texts.debt(formatMoney(cents)) : texts.noDebt}{' '}
      <Link to={paths.debtTracker} className="link">
        {texts.openDebts}
      </Link>
    </p>
  )
}
