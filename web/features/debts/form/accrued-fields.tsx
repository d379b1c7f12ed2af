import { useRef } from 'react'
import { parseTypedCents } from '#engine/money/cents.ts'
import type { FormFields } from '#web/forms/fields.ts'
import { today } from '#web/format/dates.ts'
import { DateField, MoneyField } from '#web/ui/fields/field.tsx'
import { accruedTexts as texts } from './balance-messages.ts'
import type { RowKey } from './balance-rows.ts'
import type { DebtFormValues } from './debt-values.ts'

type AccruedFieldsProps = {
  form: FormFields<DebtFormValues>
  amount: 'deferredAccrued' | RowKey
  on: 'deferredAccruedOn' | RowKey
}

/** Deferred interest so far, and the day of that figure: another amount is of today, until a day is chosen. */
export function AccruedFields({ form: { values, field, change }, amount, on }: AccruedFieldsProps) {
  const isChosen = useRef(false)
  const isOther = (typed: string) => parseTypedCents(typed) !== parseTypedCents(values[amount] ?? '')
  return (
    <>
      <MoneyField
        label={texts.amount}
        hint={texts.amountHint}
        required={false}
        {...field(amount)}
        onValueChange={(typed) =>
          change({ [amount]: typed, ...(isOther(typed) && !isChosen.current && { [on]: today() }) })
        }
      />
      <DateField
        label={texts.on}
        hint={texts.onHint}
        required={false}
        max={today()}
        {...field(on)}
        onValueChange={(value) => {
          isChosen.current = true
          change({ [on]: value })
        }}
      />
    </>
  )
}
