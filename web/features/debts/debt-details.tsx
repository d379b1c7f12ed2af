import { CheckboxField, DateField, MoneyField, PercentField, SelectField } from '#web/ui/field.tsx'
import type { DebtFieldsProps } from './debt-fields.tsx'
import type { DebtFormErrors, DebtFormValues, MinimumKind } from './debt-form.ts'
import { money } from './figures.ts'
import { statementTexts } from './messages.ts'

const DETAIL_FIELDS = [
  'promoRate',
  'promoEndsOn',
  'deferredRate',
  'deferredEndsOn',
  'deferredAccrued',
  'minimumKind',
  'rulePercent',
  'ruleFloor',
  'ruleInterestPlus',
  'statementMinimum',
  'statementDueOn',
  'creditLimit',
  'startedOn',
] as const

/** Whether the optional details hold an error: then they must be open. */
export function hasDetailError(errors: DebtFormErrors): boolean {
  return DETAIL_FIELDS.some((field) => errors[field] !== undefined)
}

/** Whether anything optional is filled in. */
export function hasDetails(values: DebtFormValues): boolean {
  return (
    values.promoRate !== '' ||
    values.isDeferred ||
    values.minimumKind !== 'fixed' ||
    values.statementMinimum !== '' ||
    values.creditLimit !== '' ||
    values.startedOn !== ''
  )
}

/** What some debts have: an offer that ends, deferred interest, a rule for the minimum, a statement, a limit, a start. */
export function DebtDetails(props: DebtFieldsProps) {
  const { values, errors, onChange } = props
  return (
    <div className="grid grid-cols-1 gap-6">
      <Promotion {...props} />
      <MinimumRuleFields {...props} />
      <StatementFields {...props} />
      <fieldset className="grid gap-4 sm:grid-cols-2">
        <legend className="sr-only">More about this debt</legend>
        <MoneyField
          name="creditLimit"
          label="Credit limit"
          required={false}
          value={values.creditLimit}
          error={errors.creditLimit}
          onValueChange={(creditLimit) => onChange({ creditLimit })}
        />
        <DateField
          name="startedOn"
          label="Started on"
          required={false}
          value={values.startedOn}
          error={errors.startedOn}
          onValueChange={(startedOn) => onChange({ startedOn })}
        />
      </fieldset>
    </div>
  )
}

function Promotion(props: DebtFieldsProps) {
  const { values, errors, onChange } = props
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-3 text-h3 font-[560]">A lower rate that ends</legend>
      <div className="grid gap-4 sm:grid-cols-2">
        <PercentField
          name="promoRate"
          label="Rate during the offer"
          hint="0 for a 0% offer."
          required={false}
          value={values.promoRate}
          error={errors.promoRate}
          onValueChange={(promoRate) => onChange({ promoRate })}
        />
        <DateField
          name="promoEndsOn"
          label="Last day of the offer"
          required={false}
          value={values.promoEndsOn}
          error={errors.promoEndsOn}
          onValueChange={(promoEndsOn) => onChange({ promoEndsOn })}
        />
      </div>
      <CheckboxField
        name="isDeferred"
        label="Interest is deferred"
        hint="“No interest if paid in full by …”: if anything is left then, all the interest is charged at once."
        checked={values.isDeferred}
        onCheckedChange={(isDeferred) =>
          onChange({
            isDeferred,
            deferredRate: values.deferredRate || values.interestRate,
            deferredEndsOn: values.deferredEndsOn || values.promoEndsOn,
          })
        }
      />
      {values.isDeferred && <Deferred {...props} />}
    </fieldset>
  )
}

function Deferred({ values, errors, onChange }: DebtFieldsProps) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <PercentField
        name="deferredRate"
        label="Deferred rate"
        required
        value={values.deferredRate}
        error={errors.deferredRate}
        onValueChange={(deferredRate) => onChange({ deferredRate })}
      />
      <DateField
        name="deferredEndsOn"
        label="Pay in full by"
        required
        value={values.deferredEndsOn}
        error={errors.deferredEndsOn}
        onValueChange={(deferredEndsOn) => onChange({ deferredEndsOn })}
      />
      <MoneyField
        name="deferredAccrued"
        label="Deferred interest so far"
        hint="Most statements print it."
        required={false}
        value={values.deferredAccrued}
        error={errors.deferredAccrued}
        onValueChange={(deferredAccrued) => onChange({ deferredAccrued })}
      />
    </div>
  )
}

const PRESET_FLOOR_CENTS = 2_500

const minimumOptions = (): { value: MinimumKind; label: string }[] => [
  { value: 'fixed', label: 'The same amount each month' },
  {
    value: 'onePercentPlusInterest',
    label: `1% of the balance plus interest, at least ${money(PRESET_FLOOR_CENTS)}`,
  },
  { value: 'twoPercent', label: `2% of the balance, at least ${money(PRESET_FLOOR_CENTS)}` },
  { value: 'custom', label: 'Another rule' },
]

function MinimumRuleFields({ values, errors, onChange }: DebtFieldsProps) {
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-3 text-h3 font-[560]">How the minimum is set</legend>
      <SelectField
        name="minimumKind"
        label="Minimum payment rule"
        hint="Card agreements print it. With a rule, the minimum falls as the balance falls."
        options={minimumOptions()}
        value={values.minimumKind}
        error={errors.minimumKind}
        onValueChange={(minimumKind) => onChange({ minimumKind: minimumKind as MinimumKind })}
      />
      {values.minimumKind === 'custom' && (
        <div className="grid gap-4 sm:grid-cols-2">
          <PercentField
            name="rulePercent"
            label="Share of the balance"
            required
            value={values.rulePercent}
            error={errors.rulePercent}
            onValueChange={(rulePercent) => onChange({ rulePercent })}
          />
          <MoneyField
            name="ruleFloor"
            label="But at least"
            required={false}
            value={values.ruleFloor}
            error={errors.ruleFloor}
            onValueChange={(ruleFloor) => onChange({ ruleFloor })}
          />
          <CheckboxField
            name="isRulePlusInterest"
            label="Plus the month’s interest"
            checked={values.isRulePlusInterest}
            onCheckedChange={(isRulePlusInterest) => onChange({ isRulePlusInterest })}
          />
          <MoneyField
            name="ruleInterestPlus"
            label="Or interest plus"
            hint="Only if your card says “or interest plus $20,” for example."
            required={false}
            value={values.ruleInterestPlus}
            error={errors.ruleInterestPlus}
            onValueChange={(ruleInterestPlus) => onChange({ ruleInterestPlus })}
          />
        </div>
      )}
    </fieldset>
  )
}

function StatementFields({ values, errors, onChange }: DebtFieldsProps) {
  const { title, minimum, minimumHint, dueOn } = statementTexts
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-3 text-h3 font-[560]">{title}</legend>
      <div className="grid gap-4 sm:grid-cols-2">
        <MoneyField
          name="statementMinimum"
          label={minimum}
          hint={minimumHint}
          required={false}
          value={values.statementMinimum}
          error={errors.statementMinimum}
          onValueChange={(statementMinimum) => onChange({ statementMinimum })}
        />
        <DateField
          name="statementDueOn"
          label={dueOn}
          required={false}
          value={values.statementDueOn}
          error={errors.statementDueOn}
          onValueChange={(statementDueOn) => onChange({ statementDueOn })}
        />
      </div>
    </fieldset>
  )
}
