import { Plus, Trash2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { listDebts } from '#contracts/money/debts.ts'
import { MAX_GRANT_DEBTS, type GrantApplication, grantDebtKinds } from '#contracts/foundation/grants.ts'
import { useRead } from '#web/api/use-read.ts'
import { today } from '#web/format/dates.ts'
import { typedOptionalCents } from '#web/forms/read-typed.ts'
import { Button } from '#web/ui/button.tsx'
import { DollarField, fieldId, PercentField, SelectField, TextField } from '#web/ui/fields/field.tsx'
import { toast } from '#web/ui/toast/toast.tsx'
import {
  debtValuesOf,
  emptyDebt,
  restoreDebt,
  type DebtValues,
  type FieldErrors,
} from './application-form.ts'
import { debtKindNames } from '../answer-messages.ts'
import { debtTexts } from '../messages.ts'
import type { ApplicationForm } from './use-application-form.ts'
import { dollars } from '../words.ts'

/** The debts of the application: copied from My Debts, or entered here. */
export function DebtsStep({ form, application }: { form: ApplicationForm; application: GrantApplication }) {
  const { values, errors } = form
  const { debts } = values
  const put = (next: DebtValues[]) => form.change({ debts: next })
  const changeAt = (index: number, changed: Partial<DebtValues>) =>
    put(debts.map((debt, at) => (at === index ? { ...debt, ...changed } : debt)))

  // A new row takes the focus, so that typing continues in it.
  const added = useRef<string | null>(null)
  useEffect(() => {
    const index = debts.findIndex(({ key }) => key === added.current)
    if (index === -1) return
    added.current = null
    const first = debts[index]?.name === '' ? 'name' : 'asked'
    document.getElementById(fieldId(`debts.${index}.${first}`))?.focus()
  }, [debts])
  function add(debt: DebtValues): void {
    added.current = debt.key
    put([...debts.filter(isFilled), debt])
  }

  // "Undo" may be pressed later: it must keep what was typed since.
  const latest = useRef(debts)
  useEffect(() => {
    latest.current = debts
  }, [debts])
  function remove(index: number): void {
    const removed = debts[index]
    if (!removed) return
    put(debts.filter((_, at) => at !== index))
    const undo = () => put(restoreDebt(latest.current, removed, index))
    toast({
      ...debtTexts.removed(removed.name || debtTexts.unnamed),
      action: { label: debtTexts.undo, onPress: undo },
    })
  }

  return (
    <div id={fieldId('debts')} tabIndex={-1} className="grid grid-cols-1 gap-5 outline-none">
      {errors['debts'] ? <p className="text-small font-[560] text-danger">{errors['debts']}</p> : null}
      <OwnDebts taken={debts} onTake={add} />
      {debts.map((debt, index) => (
        <DebtFields
          key={debt.key}
          debt={debt}
          index={index}
          errors={errors}
          onChange={(changed) => changeAt(index, changed)}
          onLeave={form.leave}
          onRemove={() => remove(index)}
        />
      ))}
      {debts.length < MAX_GRANT_DEBTS ? (
        <Button variant="quiet" className="justify-self-start" onClick={() => add(emptyDebt())}>
          <Plus size={18} aria-hidden="true" />
          {debts.length === 0 ? debtTexts.add : debtTexts.addAnother}
        </Button>
      ) : null}
      {debts.length > 0 ? <RequestedTotal debts={debts} upTo={application.upTo} /> : null}
    </div>
  )
}

const isFilled = (debt: DebtValues) => debt.name !== '' || debt.balance !== '' || debt.asked !== ''

/** The person's debts that are not in the application yet, each with a button to copy it. */
function OwnDebts({ taken, onTake }: { taken: DebtValues[]; onTake: (debt: DebtValues) => void }) {
  const { data: own = [] } = useRead(listDebts)
  const left = own.filter((debt) => debt.balance > 0 && !taken.some(({ debtId }) => debtId === debt.id))
  if (left.length === 0 || taken.length >= MAX_GRANT_DEBTS) return null
  return (
    <section aria-labelledby="own-debts" className="rounded-card bg-sunken p-4 md:p-5">
      <h3 id="own-debts">{debtTexts.own}</h3>
      <p className="mt-1 text-small text-ink-2">{debtTexts.ownWhy}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        {left.map((debt) => (
          <Button
            key={debt.id}
            variant="quiet"
            size="small"
            onClick={() => onTake(debtValuesOf(debt, today()))}
          >
            <Plus size={16} aria-hidden="true" /> {debt.name}, {dollars(debt.balance)}
          </Button>
        ))}
      </div>
    </section>
  )
}

/** The total requested, next to the maximum of the chosen grant. */
function RequestedTotal({ debts, upTo }: { debts: DebtValues[]; upTo: number | null }) {
  const cents = debts.reduce((sum, { asked }) => sum + (typedOptionalCents(asked) ?? 0), 0)
  const isTooMuch = upTo !== null && cents > upTo
  return (
    <output className="flex flex-wrap items-baseline gap-x-3 gap-y-1 border-t border-line pt-4">
      <span className="text-small text-ink-2">{debtTexts.sum}</span>
      <span className="fig text-figure-s">{dollars(cents)}</span>
      {upTo === null ? null : (
        <span className={isTooMuch ? 'text-small font-[560] text-danger' : 'text-small text-ink-2'}>
          {isTooMuch ? debtTexts.tooMuch(dollars(upTo)) : debtTexts.upTo(dollars(upTo))}
        </span>
      )}
    </output>
  )
}

type DebtFieldsProps = {
  debt: DebtValues
  index: number
  errors: FieldErrors
  onChange: (changed: Partial<DebtValues>) => void
  onLeave: (field: string) => void
  onRemove: () => void
}

const kinds = [
  { value: '', label: debtTexts.kind.none },
  ...grantDebtKinds.map((value) => ({ value, label: debtKindNames[value] })),
]

/** One debt of the application. The rate and the payment come last: they only show what a grant would save. */
function DebtFields({ debt, index, errors, onChange, onLeave, onRemove }: DebtFieldsProps) {
  const heading = debtTexts.heading(index + 1)
  const fieldOf: FieldOf = (name) => {
    const field = `debts.${index}.${name}`
    return {
      name: field,
      value: debt[name],
      error: errors[field],
      onValueChange: (typed) => onChange({ [name]: typed }),
      onBlur: () => onLeave(field),
    }
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
        <TextField {...fieldOf('name')} {...debtTexts.name} required autoComplete="off" maxLength={80} />
        <SelectField {...fieldOf('kind')} label={debtTexts.kind.label} required options={kinds} />
        <DollarField {...fieldOf('balance')} {...debtTexts.balance} required />
        <DollarField {...fieldOf('asked')} {...debtTexts.asked} required />
      </div>
      <MoreFields debt={debt} fieldOf={fieldOf} />
    </section>
  )
}

type FieldOf = (name: Exclude<keyof DebtValues, 'key' | 'debtId'>) => {
  name: string
  value: string
  error: string | undefined
  onValueChange: (typed: string) => void
  onBlur: () => void
}

/** Collapsed unless one of them is filled in. */
function MoreFields({ debt, fieldOf }: { debt: DebtValues; fieldOf: FieldOf }) {
  const [isKnown] = useState(debt.interestRate !== '' || debt.minimumPayment !== '')
  return (
    <details open={isKnown}>
      <summary className="min-h-11 cursor-pointer py-2.5 text-small font-[560] text-brand">
        {debtTexts.more}
      </summary>
      <p className="mb-3 text-tiny text-ink-3">{debtTexts.moreWhy}</p>
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        <PercentField {...fieldOf('interestRate')} {...debtTexts.interestRate} required={false} />
        <DollarField {...fieldOf('minimumPayment')} {...debtTexts.minimumPayment} required={false} />
      </div>
    </details>
  )
}
