import { DateField, MoneyField, PercentField, SelectField, TextField } from '#web/ui/field.tsx'
import type { FormFields } from '#web/forms/fields.ts'
import type { DebtFormValues } from './debt-form.ts'
import { typeOptions } from './debt-types.ts'

export type DebtFieldsProps = { form: FormFields<DebtFormValues> }

/** What every debt has: the three that are needed first, then the three that make the plan exact. */
export function DebtMainFields({ form, balanceHint }: DebtFieldsProps & { balanceHint: string }) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <div className="sm:col-span-2">
        <TextField
          label="Name"
          hint="What you call it, such as Store card."
          required
          maxLength={80}
          autoComplete="off"
          {...form.field('name')}
        />
      </div>
      <SelectField
        label="Type"
        required
        options={[{ value: '', label: 'Choose one' }, ...typeOptions]}
        {...form.field('type')}
      />
      <MoneyField
        label="Balance"
        hint={balanceHint}
        required
        step={0.01} // spec 5
        {...form.field('balance')}
      />
      <PercentField
        label="Interest rate (APR)"
        hint="From your statement, such as 18.99. The plan needs it."
        required={false}
        step={0.01} // spec 5
        {...form.field('interestRate')}
      />
      <MoneyField
        label="Minimum payment a month"
        hint="Left empty, it is estimated."
        required={false}
        step={0.01} // spec 5
        {...form.field('minimumPayment')}
      />
      <DateField label="Next due date" required={false} {...form.field('paymentDueDate')} />
    </div>
  )
}
