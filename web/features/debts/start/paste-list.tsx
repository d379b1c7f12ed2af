import { useState } from 'react'
import { createDebt } from '#contracts/money/debts.ts'
import { readPastedDebts, type PastedDebt } from '#engine/imports/pasted-debts.ts'
import { centsToDecimal, ppmToDecimal } from '#engine/money/cents.ts'
import { useWrite } from '#web/api/use-write.ts'
import { PlainForm } from '#web/forms/plain-form.tsx'
import { Button } from '#web/ui/button.tsx'
import { AreaField } from '#web/ui/fields/area-field.tsx'
import { toast } from '#web/ui/toast/toast.tsx'
import { apr, money } from '../figures.ts'
import { pasteTexts } from './messages.ts'

const bodyOf = ({ name, type, balance, rate, minimum }: PastedDebt) => ({
  name,
  type,
  balance: centsToDecimal(balance),
  interestRate: rate === null ? null : ppmToDecimal(rate),
  minimumPayment: minimum === null ? null : centsToDecimal(minimum),
})

/** Debts from lines that are pasted: shown as they were read, with what was left out, before any is added. */
export function PasteList({ onAdded }: { onAdded: () => void }) {
  const [text, setText] = useState('')
  const [found, setFound] = useState<ReturnType<typeof readPastedDebts> | null>(null)
  const { mutateAsync, isPending } = useWrite(createDebt)

  async function add(debts: readonly PastedDebt[]): Promise<void> {
    for (const [place, debt] of debts.entries())
      try {
        await mutateAsync({ body: bodyOf(debt) })
      } catch {
        const left = debts.slice(place)
        setFound({ debts: left, leftOut: [] })
        toast({ ...pasteTexts.failed(debt.name), variant: 'destructive' })
        return
      }
    toast(pasteTexts.added(debts.length))
    setText('')
    setFound(null)
    onAdded()
  }

  return (
    <PlainForm className="grid grid-cols-1 gap-4" onSubmit={() => setFound(readPastedDebts(text))}>
      <AreaField
        label={pasteTexts.field}
        hint={pasteTexts.hint}
        name="pastedList"
        rows={4}
        maxLength={20_000}
        value={text}
        onValueChange={(typed) => {
          setText(typed)
          setFound(null)
        }}
      />
      {found === null ? (
        <Button type="submit" variant="quiet" className="justify-self-start">
          {pasteTexts.read}
        </Button>
      ) : (
        <div aria-live="polite" className="grid gap-3">
          <p className="font-[560]">
            {found.debts.length > 0 ? pasteTexts.found(found.debts.length) : pasteTexts.none}
          </p>
          <FoundDebts debts={found.debts} />
          <LeftOut lines={found.leftOut} />
          {found.debts.length > 0 && (
            <Button className="justify-self-start" busy={isPending} onClick={() => void add(found.debts)}>
              {pasteTexts.add(found.debts.length)}
            </Button>
          )}
        </div>
      )}
    </PlainForm>
  )
}

function FoundDebts({ debts }: { debts: readonly PastedDebt[] }) {
  return (
    <ul className="grid gap-1.5 text-small">
      {debts.map(({ line, ...debt }) => (
        <li key={line} className="flex flex-wrap justify-between gap-x-4 border-t border-line pt-1.5">
          <span className="min-w-0 wrap-anywhere">{debt.name}</span>
          <span className="text-ink-2">{figuresOf(debt)}</span>
        </li>
      ))}
    </ul>
  )
}

/** '$3,000, 22.99%, $90 a month' */
function figuresOf({ balance, rate, minimum }: Pick<PastedDebt, 'balance' | 'rate' | 'minimum'>): string {
  return [
    money(balance),
    rate === null ? '' : apr(rate),
    minimum === null ? '' : pasteTexts.monthly(money(minimum)),
  ]
    .filter(Boolean)
    .join(', ')
}

function LeftOut({ lines }: { lines: ReturnType<typeof readPastedDebts>['leftOut'] }) {
  if (lines.length === 0) return null
  return (
    <div className="text-small text-ink-2">
      <p className="font-[560]">{pasteTexts.leftOut}</p>
      <ul className="mt-1 grid gap-1">
        {lines.map(({ line, text, reason }) => (
          <li key={line} className="wrap-anywhere">
            {text}: {pasteTexts.reasons[reason]}
          </li>
        ))}
      </ul>
    </div>
  )
}
