import { Plus } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { listDebts } from '#contracts/money/debts.ts'
import { MAX_GRANT_DEBTS, type GrantApplication } from '#contracts/foundation/grants.ts'
import { useRead } from '#web/api/use-read.ts'
import { today } from '#web/format/dates.ts'
import { Button } from '#web/ui/button.tsx'
import { fieldId } from '#web/ui/field.tsx'
import { toast } from '#web/ui/toast.tsx'
import { debtValuesOf, emptyDebt, readCents, withDebtBack, type DebtValues } from './application-form.ts'
import { DebtFields } from './debt-fields.tsx'
import { debtTexts } from './messages.ts'
import type { ApplicationForm } from './use-application-form.ts'
import { dollars } from './words.ts'

type DebtsStepProps = { form: ApplicationForm; kept: GrantApplication }

/** The debts somebody asks help with: copied from My Debts, or entered here. */
export function DebtsStep({ form, kept }: DebtsStepProps) {
  const { values, errors } = form
  const { debts } = values
  const put = (next: DebtValues[]) => form.change({ debts: next })
  const changeAt = (place: number, changed: Partial<DebtValues>) =>
    put(debts.map((debt, index) => (index === place ? { ...debt, ...changed } : debt)))

  // A row that was added or copied takes the focus, so that typing goes on in it.
  const added = useRef<string | null>(null)
  useEffect(() => {
    const place = debts.findIndex(({ key }) => key === added.current)
    if (place === -1) return
    added.current = null
    const first = debts[place]?.name === '' ? 'name' : 'asked'
    document.getElementById(fieldId(`debts.${place}.${first}`))?.focus()
  }, [debts])
  function add(debt: DebtValues): void {
    added.current = debt.key
    put([...debts.filter(isFilled), debt])
  }

  // "Undo" is pressed some moments later: what was typed meanwhile stays.
  const latest = useRef(debts)
  useEffect(() => {
    latest.current = debts
  }, [debts])
  function remove(place: number): void {
    const removed = debts[place]
    if (!removed) return
    put(debts.filter((_, index) => index !== place))
    const undo = () => put(withDebtBack(latest.current, removed, place))
    toast({
      ...debtTexts.removed(removed.name || debtTexts.unnamed),
      action: { label: debtTexts.undo, onPress: undo },
    })
  }

  return (
    <div id={fieldId('debts')} tabIndex={-1} className="grid grid-cols-1 gap-5 outline-none">
      {errors['debts'] ? <p className="text-small font-[560] text-danger">{errors['debts']}</p> : null}
      <OwnDebts taken={debts} onTake={add} />
      {debts.map((debt, place) => (
        <DebtFields
          key={debt.key}
          debt={debt}
          place={place}
          errors={errors}
          onChange={(changed) => changeAt(place, changed)}
          onLeave={form.leave}
          onRemove={() => remove(place)}
        />
      ))}
      {debts.length < MAX_GRANT_DEBTS ? (
        <Button variant="quiet" className="justify-self-start" onClick={() => add(emptyDebt())}>
          <Plus size={18} aria-hidden="true" />
          {debts.length === 0 ? debtTexts.add : debtTexts.addAnother}
        </Button>
      ) : null}
      {debts.length > 0 ? <Sum debts={debts} upTo={kept.upTo} /> : null}
    </div>
  )
}

const isFilled = (debt: DebtValues) => debt.name !== '' || debt.balance !== '' || debt.asked !== ''

/** The person's own debts that are not named yet, each to be copied with a press. */
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

/** What is asked for in all, beside the most the chosen grant gives. */
function Sum({ debts, upTo }: { debts: DebtValues[]; upTo: number | null }) {
  const cents = debts.reduce((sum, { asked }) => sum + (readCents(asked) ?? 0), 0)
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
