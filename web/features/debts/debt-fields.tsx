import { DateField, MoneyField, PercentField, SelectField, TextField } from '#web/ui/field.tsx'
import type { DebtType } from '#contracts/debts.ts'
import type { DebtFormErrors, DebtFormValues } from './debt-form.ts'
import { typeOptions } from './debt-types.ts'

export type DebtFieldsProps = {
  values: DebtFormValues
  errors: DebtFormErrors
  onChange: (changed: Partial<DebtFormValues>) => void
}

type MainFieldsProps = DebtFieldsProps & { balanceHint: string }

/** What every debt has: the three that are needed first, then the three that make the plan exact. */
export function DebtMainFields({ values, errors, onChange, balanceHint }: MainFieldsProps) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <div className="sm:col-span-2">
        <TextField
          name="name"
          label="Name"
          hint="What you call it, such as Store card."
          required
          maxLength={80}
          autoComplete="off"
          value={values.name}
          error={errors.name}
          onValueChange={(name) => onChange({ name })}
        />
      </div>
      <SelectField
        name="type"
        label="Type"
        required
        options={[{ value: '', label: 'Choose one' }, ...typeOptions]}
        value={values.type}
        error={errors.type}
        onValueChange={(type) => onChange({ type: type as DebtType | '' })}
      />
      <MoneyField
        name="balance"
        label="Balance"
        hint={balanceHint}
        required
        step={0.01} // spec 5
        value={values.balance}
        error={errors.balance}
        onValueChange={(balance) => onChange({ balance })}
      />
      <PercentField
        name="interestRate"
        label="Interest rate (APR)"
        hint="From your statement, such as 18.99. The plan needs it."
        required={false}
        step={0.01} // spec 5
        value={values.interestRate}
        error={errors.interestRate}
        onValueChange={(interestRate) => onChange({ interestRate })}
      />
      <MoneyField
        name="minimumPayment"
        label="Minimum payment a month"
        hint="Left empty, it is estimated."
        required={false}
        step={0.01} // spec 5
        value={values.minimumPayment}
        error={errors.minimumPayment}
        onValueChange={(minimumPayment) => onChange({ minimumPayment })}
      />
      <DateField
        name="paymentDueDate"
        label="Next due date"
        required={false}
        value={values.paymentDueDate}
        error={errors.paymentDueDate}
        onValueChange={(paymentDueDate) => onChange({ paymentDueDate })}
      />
    </div>
  )
}
