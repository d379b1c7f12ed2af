import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { grantDebtKinds } from '#contracts/foundation/grants.ts'
import { Button } from '#web/ui/button.tsx'
import { PercentField, SelectField, TextField } from '#web/ui/field.tsx'
import type { DebtValues, FieldErrors } from './application-form.ts'
import { DollarField } from './dollar-field.tsx'
import { debtTexts } from './messages.ts'
import { debtKindNames } from './words.ts'

type DebtFieldsProps = {
  debt: DebtValues
  place: number
  errors: FieldErrors
  onChange: (changed: Partial<DebtValues>) => void
  onLeave: (field: string) => void
  onRemove: () => void
}

const kinds = [
  { value: '', label: debtTexts.kind.none },
  ...grantDebtKinds.map((value) => ({ value, label: debtKindNames[value] })),
]

/** One debt of the application. The rate and the payment are asked for last: they only show what a grant would save. */
export function DebtFields({ debt, place, errors, onChange, onLeave, onRemove }: DebtFieldsProps) {
  const heading = debtTexts.heading(place + 1)
  const fieldOf: FieldOf = (name) => {
    const field = `debts.${place}.${name}`
    return { name: field, error: errors[field], onBlur: () => onLeave(field) }
  }
  return (
    <section
      aria-label={heading}
      className="grid grid-cols-1 gap-5 rounded-card border border-line p-4 md:p-5"
    >
      <div className="-mb-1 flex items-center justify-between gap-3">
        <h3>{heading}</h3>
        <Button variant="plain" size="small" onClick={onRemove}>
          <Trash2 size={16} aria-hidden="true" /> {debtTexts.remove}
          <span className="sr-only"> {debt.name || heading}</span>
        </Button>
      </div>
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        <TextField
          {...fieldOf('name')}
          {...debtTexts.name}
          required
          autoComplete="off"
          maxLength={80}
          value={debt.name}
          onValueChange={(name) => onChange({ name })}
        />
        <SelectField
          name={`debts.${place}.kind`}
          error={errors[`debts.${place}.kind`]}
          label={debtTexts.kind.label}
          required
          options={kinds}
          value={debt.kind}
          onValueChange={(kind) => onChange({ kind: grantDebtKinds.find((one) => one === kind) ?? '' })}
        />
        <DollarField
          {...fieldOf('balance')}
          {...debtTexts.balance}
          required
          value={debt.balance}
          onValueChange={(balance) => onChange({ balance })}
        />
        <DollarField
          {...fieldOf('asked')}
          {...debtTexts.asked}
          required
          value={debt.asked}
          onValueChange={(asked) => onChange({ asked })}
        />
      </div>
      <MoreFields debt={debt} fieldOf={fieldOf} onChange={onChange} />
    </section>
  )
}

type FieldOf = (name: keyof DebtValues & string) => {
  name: string
  error: string | undefined
  onBlur: () => void
}
type MoreFieldsProps = { debt: DebtValues; fieldOf: FieldOf; onChange: DebtFieldsProps['onChange'] }

/** Folded until one of them is known. */
function MoreFields({ debt, fieldOf, onChange }: MoreFieldsProps) {
  const [isKnown] = useState(debt.interestRate !== '' || debt.minimumPayment !== '')
  return (
    <details open={isKnown}>
      <summary className="min-h-11 cursor-pointer py-2.5 text-small font-[560] text-brand">
        {debtTexts.more}
      </summary>
      <p className="mb-3 text-tiny text-ink-3">{debtTexts.moreWhy}</p>
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        <PercentField
          {...fieldOf('interestRate')}
          {...debtTexts.interestRate}
          required={false}
          value={debt.interestRate}
          onValueChange={(interestRate) => onChange({ interestRate })}
        />
        <DollarField
          {...fieldOf('minimumPayment')}
          {...debtTexts.minimumPayment}
          required={false}
          value={debt.minimumPayment}
          onValueChange={(minimumPayment) => onChange({ minimumPayment })}
        />
      </div>
    </details>
  )
}
