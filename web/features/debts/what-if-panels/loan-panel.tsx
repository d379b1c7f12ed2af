import { useState } from 'react'
import { NEW_DEBT_ID } from '#engine/debts/offers/consolidation.ts'
import { CheckboxField, PercentField, TextField } from '#web/ui/fields/field.tsx'
import { ChoiceGroup } from '#web/ui/fields/choice-group.tsx'
import { money } from '../figures.ts'
import type { DebtPlan } from '../plan/plan-view.ts'
import { loanTexts as texts } from './messages.ts'
import { loanItem, namesOf } from '../what-if/plan-items.ts'
import { firstLoan, readLoanForm, type LoanForm, type LoanProblems } from './loan-form.ts'
import { Items, MonthField, TryForm, useMonthChoice } from './panel-parts.tsx'
import type { PanelProps } from './what-if-panel.tsx'

const KINDS = [
  { value: 'loan' as const, label: texts.loan },
  { value: 'transfer' as const, label: texts.transfer },
]

/** One new debt in place of several: a loan, or a balance transfer. */
export function LoanPanel({ plan, whatIf }: PanelProps) {
  const { settings, ask } = whatIf
  const { adjustments } = settings
  const [form, setForm] = useState<LoanForm>(firstLoan)
  const [problems, setProblems] = useState<LoanProblems>({})
  const month = useMonthChoice(plan)
  function submit(): void {
    const read = readLoanForm(form, month.value)
    setProblems('problems' in read ? read.problems : {})
    if ('problems' in read) return
    ask({ ...settings, adjustments: { ...adjustments, consolidation: read.consolidation } })
  }
  const { consolidation } = adjustments
  const change = (changed: Partial<LoanForm>) => setForm({ ...form, ...changed })
  return (
    <>
      <Items
        items={
          consolidation
            ? [
                {
                  key: 'loan',
                  text: loanItem(consolidation, namesOf(plan.debts)),
                  onRemove: () => ask({ ...settings, adjustments: { ...adjustments, consolidation: null } }),
                },
              ]
            : []
        }
      />
      <Payment plan={plan} />
      <TryForm lead={texts.lead} onSubmit={submit}>
        <ChoiceGroup
          label={texts.kind}
          choices={KINDS}
          value={form.kind}
          onValueChange={(kind) => change({ kind })}
        />
        <Debts plan={plan} form={form} error={problems.debts} onChange={change} />
        <Terms form={form} problems={problems} onChange={change} />
        <MonthField label={texts.month} choice={month} />
      </TryForm>
    </>
  )
}

/** What a loan that is planned asks for each month. */
function Payment({ plan }: { plan: DebtPlan }) {
  if (plan.settings.adjustments.consolidation?.kind !== 'loan' || !plan.start.input.move) return null
  const { schedule } = plan.chosen.plan
  const first = schedule[plan.start.input.move.afterMonth]?.debts.find(({ id }) => id === NEW_DEBT_ID)
  return first && first.paymentCents > 0 && first.balanceCents > 0 ? (
    <p className="mb-3 text-small">{texts.payment(money(first.paymentCents))}</p>
  ) : null
}

type PartProps = { form: LoanForm; onChange: (changed: Partial<LoanForm>) => void }

function Debts({ plan, form, error, onChange }: PartProps & { plan: DebtPlan; error: string | undefined }) {
  const owed = plan.debts.filter(({ balance }) => balance > 0)
  const { debtIds } = form
  return (
    <fieldset>
      <legend className="text-small font-[560]">{texts.debts}</legend>
      {owed.map(({ id, name, balance }) => (
        <CheckboxField
          key={id}
          id={`whatif-loan-${id}`}
          label={name}
          hint={money(balance)}
          checked={debtIds.includes(id)}
          onCheckedChange={(isChosen) =>
            onChange({ debtIds: isChosen ? [...debtIds, id] : debtIds.filter((other) => other !== id) })
          }
        />
      ))}
      {error && <p className="text-small font-[560] text-danger">{error}</p>}
    </fieldset>
  )
}

function Terms({ form, problems, onChange }: PartProps & { problems: LoanProblems }) {
  const isLoan = form.kind === 'loan'
  return (
    <div className="grid grid-cols-1 gap-3 sm:grid-cols-2 lg:grid-cols-1">
      <PercentField
        label={isLoan ? texts.rate : texts.firstRate}
        name="whatifLoanRate"
        value={form.rate}
        error={problems.rate}
        onValueChange={(rate) => onChange({ rate })}
      />
      <TextField
        label={isLoan ? texts.months : texts.firstMonths}
        name="whatifLoanMonths"
        inputMode="numeric"
        value={form.months}
        error={problems.months}
        onValueChange={(months) => onChange({ months })}
      />
      {!isLoan && (
        <PercentField
          label={texts.laterRate}
          name="whatifLoanLater"
          value={form.laterRate}
          error={problems.laterRate}
          onValueChange={(laterRate) => onChange({ laterRate })}
        />
      )}
      <PercentField
        label={texts.fee}
        hint={texts.feeHint}
        name="whatifLoanFee"
        value={form.fee}
        error={problems.fee}
        onValueChange={(fee) => onChange({ fee })}
      />
    </div>
  )
}
