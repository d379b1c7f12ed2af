import { useState, type FormEvent } from 'react'
import { today } from '#web/format/dates.ts'
import { formatCharge } from '#web/format/money.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { ErrorSummary, type FormError } from '#web/ui/error-summary.tsx'
import { DateField, MoneyField, TextField } from '#web/ui/field.tsx'
import { errorsOf, messageOf, readTithe, titheOfTyped, type TitheTyped } from './desk-forms.ts'
import { dollars, monthsWords } from './ledger-words.ts'
import { deskTexts } from './messages.ts'
import { useEnterTithe, type TitheInput } from './use-desk-ledger.ts'

const fields = ['profit', 'fromMonth', 'toMonth', 'happenedOn'] as const
const emptyForm = (): TitheTyped => ({ profit: '', fromMonth: '', toMonth: '', happenedOn: today() })

/** A tenth of a profit: the amount is worked out and shown before anything is entered. */
export function TitheForm() {
  const [typed, setTyped] = useState(emptyForm)
  const [errors, setErrors] = useState<FormError[]>([])
  const [asked, setAsked] = useState<TitheInput | null>(null)
  const enter = useEnterTithe()

  function submit(event: FormEvent): void {
    event.preventDefault()
    const read = readTithe(typed)
    setErrors('errors' in read ? read.errors : [])
    if ('input' in read) setAsked(read.input)
  }
  function confirm(input: TitheInput): void {
    enter.mutate(input, {
      onSuccess: () => setTyped(emptyForm()),
      onError: (error) => setErrors(errorsOf(error, fields)),
      onSettled: () => setAsked(null),
    })
  }
  return (
    <Card aria-labelledby="tithe-title" className="md:p-6">
      <h2 id="tithe-title">{deskTexts.titheTitle}</h2>
      <p className="mt-1.5 text-small text-ink-2">{deskTexts.titheLead}</p>
      <form noValidate onSubmit={submit} className="mt-4 grid grid-cols-1 gap-4">
        <ErrorSummary errors={errors} />
        <TitheFields typed={typed} errors={errors} onChange={setTyped} />
        <p className="text-small" aria-live="polite">
          {tenthWords(typed.profit)}
        </p>
        <Button type="submit" className="justify-self-start">
          Enter the tithe
        </Button>
      </form>
      <ConfirmDialog
        title={deskTexts.titheConfirm}
        description={asked ? `${askedWords(asked)} ${deskTexts.forGood}` : ''}
        open={asked !== null}
        onOpenChange={(open) => (open ? undefined : setAsked(null))}
        confirmLabel="Enter it"
        tone="primary"
        busy={enter.isPending}
        onConfirm={() => (asked ? confirm(asked) : undefined)}
      />
    </Card>
  )
}

function tenthWords(profit: string): string {
  const tithe = titheOfTyped(profit)
  return tithe === null ? '10% of the profit will stand here.' : `10% of it is ${formatCharge(tithe)}.`
}

function askedWords({ amount, profit, fromMonth, toMonth }: TitheInput): string {
  return `${dollars(String(amount))} is 10% of a profit of ${dollars(String(profit))} in ${monthsWords(fromMonth, toMonth)}.`
}

type FieldsProps = {
  typed: TitheTyped
  errors: readonly FormError[]
  onChange: (typed: TitheTyped) => void
}

function TitheFields({ typed, errors, onChange }: FieldsProps) {
  const field = (name: (typeof fields)[number]) => ({
    name,
    value: typed[name],
    error: messageOf(errors, name),
    onValueChange: (value: string) => onChange({ ...typed, [name]: value }),
  })
  return (
    <>
      <MoneyField {...field('profit')} label="Profit" />
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <TextField {...field('fromMonth')} type="month" label="First month" />
        <TextField {...field('toMonth')} type="month" label="Last month" />
      </div>
      <DateField {...field('happenedOn')} label="Paid in on" />
    </>
  )
}
