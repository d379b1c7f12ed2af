import { MAX_STREET } from '#contracts/foundation/grants.ts'
import { incomePeriods } from '#engine/grants/eligibility.ts'
import { fieldsOf } from '#web/forms/fields.ts'
import { DollarField, SelectField, TextField } from '#web/ui/fields/field.tsx'
import type { FieldErrors, HouseholdValues } from './application-form.ts'
import { ChoiceField } from '#web/ui/fields/choice-field.tsx'
import { periodNames } from '../answer-messages.ts'
import { fieldTexts } from '../messages.ts'
import type { ApplicationForm } from './use-application-form.ts'
import { stateOptions } from '../words.ts'

type HouseholdFieldsProps = {
  values: HouseholdValues
  errors: FieldErrors
  onChange: (changed: Partial<HouseholdValues>) => void
  /** a field loses the focus: from now on it shows what is wrong with it */
  onLeave?: (field: string) => void
}

const periods = (['month', 'two_weeks', 'week', 'year'] as const)
  .filter((period) => incomePeriods.includes(period))
  .map((value) => ({ value, label: periodNames[value] }))
const states = [{ value: '', label: fieldTexts.state.none }, ...stateOptions]
const yesNo = [
  { value: 'yes', label: fieldTexts.isSingleParent.yes },
  { value: 'no', label: fieldTexts.isSingleParent.no },
] as const

/** The six answers that decide which grants are open to a household, for the self-check and the application. */
export function HouseholdFields({ values, errors, onChange, onLeave }: HouseholdFieldsProps) {
  const { field } = fieldsOf({ values, problem: { errors }, change: onChange })
  const typed = (name: 'householdPeople' | 'age' | 'incomeAmount') => ({
    ...field(name),
    ...fieldTexts[name],
    required: true,
    autoComplete: 'off',
    onBlur: () => onLeave?.(name),
  })
  const { label, hint } = fieldTexts.state
  return (
    <>
      <TextField {...typed('householdPeople')} inputMode="numeric" maxLength={2} />
      <ChoiceField label={fieldTexts.isSingleParent.label} choices={yesNo} {...field('isSingleParent')} />
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        <TextField {...typed('age')} inputMode="numeric" maxLength={3} />
        <SelectField
          {...field('state')}
          label={label}
          hint={hint}
          required
          options={states}
          autoComplete="address-level1"
        />
        <DollarField {...typed('incomeAmount')} />
        <SelectField {...field('incomePeriod')} {...fieldTexts.incomePeriod} options={periods} />
      </div>
    </>
  )
}

/** The household's address. The state is asked for above, for the income limit. */
export function AddressFields({ form: { values, errors, change, leave } }: { form: ApplicationForm }) {
  const { field } = fieldsOf({ values, problem: { errors }, change })
  return (
    <div className="grid grid-cols-1 gap-5 sm:grid-cols-[2fr_1fr]">
      <TextField
        {...field('street')}
        {...fieldTexts.street}
        required
        autoComplete="address-line1"
        maxLength={MAX_STREET}
      />
      <TextField
        {...field('zip')}
        {...fieldTexts.zip}
        required
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={5}
        onBlur={() => leave('zip')}
      />
    </div>
  )
}
