import { incomePeriods } from '#engine/grants/eligibility.ts'
import { SelectField, TextField } from '#web/ui/field.tsx'
import type { FieldErrors, HouseholdValues } from './application-form.ts'
import { ChoiceField } from './choice-field.tsx'
import { DollarField } from './dollar-field.tsx'
import { fieldTexts } from './messages.ts'
import { periodNames, stateOptions } from './words.ts'

type HouseholdFieldsProps = {
  values: HouseholdValues
  errors: FieldErrors
  onChange: (changed: Partial<HouseholdValues>) => void
  /** a field was left: from now on it says what is wrong with it */
  onLeave?: ((field: string) => void) | undefined
}

const periods = (['month', 'two_weeks', 'week', 'year'] as const)
  .filter((period) => incomePeriods.includes(period))
  .map((value) => ({ value, label: periodNames[value] }))
const states = [{ value: '', label: fieldTexts.state.none }, ...stateOptions]
const yesNo = [
  { value: 'yes', label: fieldTexts.isSingleParent.yes },
  { value: 'no', label: fieldTexts.isSingleParent.no },
] as const

/** The six answers that say which grants are open to a household; the self-check and the application ask the same. */
export function HouseholdFields({ values, errors, onChange, onLeave }: HouseholdFieldsProps) {
  return (
    <>
      <TextField
        name="householdPeople"
        {...fieldTexts.householdPeople}
        required
        inputMode="numeric"
        autoComplete="off"
        maxLength={2}
        value={values.householdPeople}
        error={errors['householdPeople']}
        onValueChange={(householdPeople) => onChange({ householdPeople })}
        onBlur={() => onLeave?.('householdPeople')}
      />
      <ChoiceField
        name="isSingleParent"
        label={fieldTexts.isSingleParent.label}
        choices={yesNo}
        value={values.isSingleParent}
        error={errors['isSingleParent']}
        onValueChange={(isSingleParent) => onChange({ isSingleParent })}
      />
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        <TextField
          name="age"
          {...fieldTexts.age}
          required
          inputMode="numeric"
          autoComplete="off"
          maxLength={3}
          value={values.age}
          error={errors['age']}
          onValueChange={(age) => onChange({ age })}
          onBlur={() => onLeave?.('age')}
        />
        <SelectField
          name="state"
          label={fieldTexts.state.label}
          hint={fieldTexts.state.hint}
          required
          options={states}
          autoComplete="address-level1"
          value={values.state}
          error={errors['state']}
          onValueChange={(state) => onChange({ state })}
        />
        <IncomeFields values={values} errors={errors} onChange={onChange} onLeave={onLeave} />
      </div>
    </>
  )
}

function IncomeFields({ values, errors, onChange, onLeave }: HouseholdFieldsProps) {
  return (
    <>
      <DollarField
        name="incomeAmount"
        {...fieldTexts.incomeAmount}
        required
        value={values.incomeAmount}
        error={errors['incomeAmount']}
        onValueChange={(incomeAmount) => onChange({ incomeAmount })}
        onBlur={() => onLeave?.('incomeAmount')}
      />
      <SelectField
        name="incomePeriod"
        {...fieldTexts.incomePeriod}
        options={periods}
        value={values.incomePeriod}
        error={errors['incomePeriod']}
        onValueChange={(period) => {
          const incomePeriod = incomePeriods.find((one) => one === period)
          if (incomePeriod) onChange({ incomePeriod })
        }}
      />
    </>
  )
}
