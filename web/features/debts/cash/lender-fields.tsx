import fees from '#content/rates/late-fees.json' with { type: 'json' }
import { CheckboxField, fieldId, MoneyField, TextField } from '#web/ui/fields/field.tsx'
import { money } from '../figures.ts'
import { shortFormTexts as texts } from './short-messages.ts'
import type { LenderRow, RowErrors } from './short-read.ts'

type LenderFieldsProps = {
  rows: readonly LenderRow[]
  debts: ReadonlyMap<string, { name: string; type: string }>
  errors: RowErrors
  onChange: (rows: LenderRow[]) => void
}

/** What a late payment to each lender costs, and whom to call. */
export function LenderFields({ rows, debts, errors, onChange }: LenderFieldsProps) {
  const set = (at: number, changed: Partial<LenderRow>) =>
    onChange(rows.map((row, place) => (place === at ? { ...row, ...changed } : row)))
  return (
    <div className="grid gap-5">
      {rows.map((row, at) => {
        const debt = debts.get(row.debtId)
        const path = `lenders.${at}`
        return (
          <fieldset key={row.debtId} className="grid min-w-0 grid-cols-1 gap-3 sm:grid-cols-2">
            <legend className="mb-1 text-small font-[560] wrap-anywhere">{debt?.name}</legend>
            <MoneyField
              label={texts.lateFee}
              hint={
                debt?.type === 'credit_card'
                  ? texts.lateFeeHint(money(fees.firstCents), money(fees.againCents))
                  : texts.lateFeeOther
              }
              required={false}
              name={`${path}.lateFee`}
              value={row.lateFee}
              error={errors[`${path}.lateFee`]}
              onValueChange={(lateFee) => set(at, { lateFee })}
            />
            <TextField
              label={texts.phone}
              hint={texts.phoneHint}
              type="tel"
              inputMode="tel"
              required={false}
              maxLength={40}
              name={`${path}.phone`}
              value={row.phone}
              error={errors[`${path}.phone`]}
              onValueChange={(phone) => set(at, { phone })}
            />
            {debt?.type === 'student_loan' && (
              <CheckboxField
                label={texts.federal}
                id={fieldId(`${path}.isFederal`)}
                checked={row.isFederal}
                onCheckedChange={(isFederal) => set(at, { isFederal })}
              />
            )}
            {debt?.type === 'credit_card' && (
              <CheckboxField
                label={texts.penaltyRate}
                id={fieldId(`${path}.hasPenaltyRate`)}
                checked={row.hasPenaltyRate}
                onCheckedChange={(hasPenaltyRate) => set(at, { hasPenaltyRate })}
              />
            )}
          </fieldset>
        )
      })}
    </div>
  )
}
