import { useWrite } from '#web/api/use-write.ts'
import { useRead } from '#web/api/use-read.ts'
import { Fragment, useState } from 'react'
import { drawRoadmap, getFinancialSummary } from '#contracts/coach/ai-tools.ts'
import { centsToTyped } from '#engine/money/cents.ts'
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
    totalDebt: draft.values.totalDebt ?? typedOf(summary.data?.totalDebt),
    currentSavings: draft.values.currentSavings ?? typedOf(summary.data?.currentSavings),
  }
  const tool = useWrite(drawRoadmap)
  const [errors, setErrors] = useState(NO_ERRORS)

  function generate(): void {
    const found = errorsOf(values)
    setErrors(found)
    if (isMissing(values)) toast({ ...roadmapToasts.missing, variant: 'destructive' })
    if (found.length > 0) return
    tool.mutate(
      { body: questionOf(values) },
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
        hasDebts={Boolean(summary.data?.totalDebt)}
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
  { field: 'totalDebt', label: texts.debt, hint: texts.debtHint, required: false },
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
  hasDebts: boolean
}

function RoadmapFields({ values, change, hasTried, isFromBudget, hasDebts }: RoadmapFieldsProps) {
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
            {field === 'monthlyExpenses' && hasDebts && !isFromBudget && (
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
