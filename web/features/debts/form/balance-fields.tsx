import { Plus, Trash2 } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { MOST_BALANCES } from '#engine/debts/balances/kept.ts'
import { parseTypedCents } from '#engine/money/cents.ts'
import { Button } from '#web/ui/button.tsx'
import {
  DateField,
  fieldId,
  MoneyField,
  PercentField,
  SelectField,
  TextField,
} from '#web/ui/fields/field.tsx'
import { exactMoney } from '../figures.ts'
import { AccruedFields } from './accrued-fields.tsx'
import { balanceTexts as texts, minimumToOptions, offerOptions } from './balance-messages.ts'
import { countOf, rowKey, splitRows, withOffer, withoutRow, withRow } from './balance-rows.ts'
import type { DebtFieldsProps } from './debt-details.tsx'

/** Several balances on one card, each with its rate and its offer. */
export function BalanceFields({ form }: DebtFieldsProps) {
  const { values, change, problem } = form
  const count = countOf(values)
  const error = problem.errors.balanceCount
  // A new row takes the focus, so that typing continues in it.
  const before = useRef(count)
  useEffect(() => {
    const isAdded = count > before.current
    if (isAdded) document.getElementById(fieldId(rowKey(count - 1, 'name')))?.focus()
    else if (count < before.current) document.getElementById(fieldId('balanceCount'))?.focus()
    before.current = count
  }, [count])
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-3 text-h3 font-[560]">{texts.title}</legend>
      <div
        id={fieldId('balanceCount')}
        tabIndex={-1}
        aria-describedby={error ? `${fieldId('balanceCount')}-error` : undefined}
        className="grid grid-cols-1 gap-4 outline-none"
      >
        <p className="text-small text-ink-2">{count === 0 ? texts.why : texts.law}</p>
        {error && (
          <p id={`${fieldId('balanceCount')}-error`} className="text-small font-[560] text-danger">
            {error}
          </p>
        )}
      </div>
      {Array.from({ length: count }, (_, row) => (
        <BalanceRow key={values[rowKey(row, 'id')]} form={form} row={row} />
      ))}
      {count > 0 && <Sum form={form} />}
      {count > 1 && (
        <SelectField
          label={texts.minimumTo}
          hint={texts.minimumToHint}
          options={minimumToOptions}
          {...form.field('minimumTo')}
        />
      )}
      {count < MOST_BALANCES && (
        <Button
          variant="quiet"
          size="small"
          className="justify-self-start"
          onClick={() => change(count === 0 ? splitRows(values) : withRow(values))}
        >
          <Plus size={16} aria-hidden="true" /> {count === 0 ? texts.split : texts.add}
        </Button>
      )}
    </fieldset>
  )
}

type RowProps = DebtFieldsProps & { row: number }

function BalanceRow({ form, row }: RowProps) {
  const { values, change, field } = form
  const typed = values[rowKey(row, 'name')]?.trim()
  const title = typed || texts.one(row + 1)
  return (
    <fieldset className="grid gap-4 rounded-control border border-line p-4">
      <legend className="sr-only">{title}</legend>
      <div className="grid gap-4 sm:grid-cols-2">
        <div className="sm:col-span-2">
          <TextField
            label={texts.name}
            hint={texts.nameHint}
            required
            maxLength={40}
            {...field(rowKey(row, 'name'))}
          />
        </div>
        <MoneyField label={texts.balance} required {...field(rowKey(row, 'balance'))} />
        <PercentField label={texts.rate} required {...field(rowKey(row, 'interestRate'))} />
        <SelectField
          label={texts.offer}
          options={offerOptions}
          {...field(rowKey(row, 'offer'))}
          onValueChange={(offer) => change(withOffer(values, row, offer))}
        />
        <Offer form={form} row={row} />
      </div>
      <Button
        variant="plain"
        size="small"
        className="justify-self-start"
        aria-label={texts.remove(title)}
        onClick={() => change(withoutRow(values, row))}
      >
        <Trash2 size={16} aria-hidden="true" /> {texts.removeShort}
      </Button>
    </fieldset>
  )
}

function Offer({ form, row }: RowProps) {
  const { values, field } = form
  const kind = values[rowKey(row, 'offer')]
  if (kind === 'promotion') {
    return (
      <>
        <PercentField label={texts.offerRate} required {...field(rowKey(row, 'offerRate'))} />
        <DateField label={texts.offerEndsOn} required {...field(rowKey(row, 'offerEndsOn'))} />
      </>
    )
  }
  if (kind !== 'deferral') return null
  return (
    <>
      <DateField label={texts.deferredEndsOn} required {...field(rowKey(row, 'offerEndsOn'))} />
      <AccruedFields form={form} amount={rowKey(row, 'accrued')} on={rowKey(row, 'accruedOn')} />
    </>
  )
}

/** How much of the balance the rows are, while they are typed. */
function Sum({ form: { values } }: DebtFieldsProps) {
  const whole = parseTypedCents(values.balance)
  const sum = Array.from({ length: countOf(values) }, (_, row) =>
    parseTypedCents(values[rowKey(row, 'balance')] ?? ''),
  ).reduce<number>((cents, amount) => cents + (amount ?? 0), 0)
  if (whole === null) return null
  return (
    <output className="text-small text-ink-2">
      {sum === whole ? texts.addsUp(exactMoney(whole)) : texts.adds(exactMoney(sum), exactMoney(whole))}
    </output>
  )
}
