import { Plus } from 'lucide-react'
import { getCashPlan, MAX_ESSENTIALS, saveShortMonth } from '#contracts/money/cash-plan.ts'
import { readOf } from '#web/api/read.ts'
import { useWrite } from '#web/api/use-write.ts'
import { Form } from '#web/forms/form.tsx'
import { useForm } from '#web/forms/use-form.ts'
import { Button } from '#web/ui/button.tsx'
import { DateField, MoneyField, SelectField, TextField } from '#web/ui/fields/field.tsx'
import { Disclosure } from '#web/ui/states/disclosure.tsx'
import { toast } from '#web/ui/toast/toast.tsx'
import { essentialKinds } from '#engine/debts/cash/short-month.ts'
import { parseDate } from '#engine/money/calendar.ts'
import { LenderFields } from './lender-fields.tsx'
import { essentialNames, shortFormTexts as texts, shortToasts } from './short-messages.ts'
import { type EssentialRow, readShortForm, type RowErrors, type ShortForm as Values } from './short-read.ts'

type ShortFormProps = {
  start: Values
  /** the bills that the budget suggests until a day */
  suggested: (until: string) => EssentialRow[]
  /** names and types of the debts, by id */
  debts: ReadonlyMap<string, { name: string; type: string }>
  today: string
  hasBudget: boolean
  /** null where there is nothing to go back to */
  onCancel: (() => void) | null
  onSent: () => void
}

/** What there is until the next pay, what has to be paid of it, and what a late payment would cost. */
export function ShortForm({ start, suggested, debts, today, hasBudget, onCancel, onSent }: ShortFormProps) {
  const save = useWrite(saveShortMonth, { shows: readOf(getCashPlan).queryKey })
  const form = useForm({
    draft: 'short-month',
    start,
    read: (values) => readShortForm(values, today),
    send: (body) => save.mutateAsync({ body }),
    failed: shortToasts.saveFailed,
    onSent: () => {
      toast(shortToasts.saved)
      onSent()
    },
  })
  const errors = form.problem.errors as RowErrors
  const { lenders, essentials } = form.values
  // Bills that the person changed stay as they are.
  const billsUntil = (until: string) =>
    parseDate(until) && isSame(essentials, suggested(form.values.until)) ? suggested(until) : essentials
  return (
    <Form form={form} className="grid max-w-text grid-cols-1 gap-4">
      <p className="text-small text-ink-2">{texts.lead}</p>
      <div className="grid gap-4 sm:grid-cols-2">
        <MoneyField label={texts.cash} required {...form.field('cash')} value={form.values.cash} />
        <DateField
          label={texts.until}
          required
          min={today}
          {...form.field('until')}
          value={form.values.until}
          onValueChange={(until) => form.change({ until, essentials: billsUntil(until) })}
        />
      </div>
      <Essentials
        rows={essentials}
        errors={errors}
        hint={hasBudget ? texts.fromBudget : texts.noBudget}
        onChange={(rows) => form.change({ essentials: rows })}
      />
      {lenders.length > 0 && (
        <div className="border-t border-line pt-2">
          <Disclosure
            label={texts.lenders}
            className="text-small font-[560]"
            isHeldOpen={Object.keys(errors).some((field) => field.startsWith('lenders.'))}
          >
            <LenderFields
              rows={lenders}
              debts={debts}
              errors={errors}
              onChange={(changed) => form.change({ lenders: changed })}
            />
          </Disclosure>
        </div>
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={form.isBusy}>
          {texts.save}
        </Button>
        {onCancel && <Cancel form={form} onCancel={onCancel} />}
      </div>
    </Form>
  )
}

type CancelProps = { form: { reset: () => void }; onCancel: () => void }

function Cancel({ form, onCancel }: CancelProps) {
  const cancel = () => {
    form.reset()
    onCancel()
  }
  return (
    <Button variant="quiet" onClick={cancel}>
      {texts.cancel}
    </Button>
  )
}

const isSame = (rows: readonly EssentialRow[], others: readonly EssentialRow[]) =>
  JSON.stringify(rows) === JSON.stringify(others)

type EssentialsProps = {
  rows: readonly EssentialRow[]
  errors: RowErrors
  hint: string
  onChange: (rows: EssentialRow[]) => void
}

const kindOptions = essentialKinds.map((kind) => ({ value: kind, label: essentialNames[kind] }))

function Essentials({ rows, errors, hint, onChange }: EssentialsProps) {
  const set = (at: number, changed: Partial<EssentialRow>) =>
    onChange(rows.map((row, place) => (place === at ? { ...row, ...changed } : row)))
  const field = (at: number, name: 'name' | 'amount' | 'kind') => ({
    name: `essentials.${at}.${name}`,
    value: rows[at]![name],
    error: errors[`essentials.${at}.${name}`],
    onValueChange: (value: string) => set(at, { [name]: value }),
  })
  return (
    <fieldset className="min-w-0">
      <legend className="text-small font-[560]">{texts.essentials}</legend>
      <p className="text-tiny text-ink-3">{hint}</p>
      <ul className="mt-2 grid gap-3 empty:hidden">
        {rows.map((row, at) => (
          <li
            key={row.id}
            className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,7.25rem),1fr))] items-end gap-x-3 gap-y-2 border-t border-line pt-3 sm:grid-cols-[minmax(0,1fr)_7.5rem_minmax(0,1fr)_auto]"
          >
            <TextField label={texts.name} {...field(at, 'name')} />
            <MoneyField label={texts.amount} {...field(at, 'amount')} />
            <SelectField label={texts.kind} options={kindOptions} {...field(at, 'kind')} />
            <Button
              variant="plain"
              size="small"
              className="mb-0.5 justify-self-start"
              aria-label={texts.remove(row.name)}
              onClick={() => onChange(rows.filter((_, place) => place !== at))}
            >
              {texts.removeShort}
            </Button>
          </li>
        ))}
      </ul>
      {rows.length < MAX_ESSENTIALS && (
        <Button
          variant="quiet"
          size="small"
          className="mt-3"
          onClick={() =>
            onChange([...rows, { id: crypto.randomUUID(), kind: 'housing', name: '', amount: '' }])
          }
        >
          <Plus size={16} aria-hidden="true" /> {texts.add}
        </Button>
      )}
    </fieldset>
  )
}
