import { useState, type FormEvent } from 'react'
import { LONGEST_REASON } from '#contracts/ledger.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { ErrorSummary, type FormError } from '#web/ui/error-summary.tsx'
import { MoneyField, TextField } from '#web/ui/field.tsx'
import { errorsOf, messageOf, readCorrection } from './desk-forms.ts'
import { dollars } from './ledger-words.ts'
import { deskTexts } from './messages.ts'
import { useEnterCorrection, type CorrectionInput } from './use-desk-ledger.ts'

const fields = ['corrects', 'amount', 'reason'] as const
// A second press of the button is the same correction; a form that was entered begins another.
const emptyForm = () => ({ corrects: '', amount: '', reason: '', requestId: crypto.randomUUID() })
type Typed = ReturnType<typeof emptyForm>

/** Sets an entry right by an amount with a sign. */
export function CorrectionForm() {
  const [typed, setTyped] = useState(emptyForm)
  const [errors, setErrors] = useState<FormError[]>([])
  const [asked, setAsked] = useState<CorrectionInput | null>(null)
  const enter = useEnterCorrection()

  function submit(event: FormEvent): void {
    event.preventDefault()
    const read = readCorrection(typed, typed.requestId)
    setErrors('errors' in read ? read.errors : [])
    if ('input' in read) setAsked(read.input)
  }
  function confirm(input: CorrectionInput): void {
    enter.mutate(input, {
      onSuccess: () => setTyped(emptyForm()),
      onError: (error) => setErrors(errorsOf(error, fields)),
      onSettled: () => setAsked(null),
    })
  }
  return (
    <Card aria-labelledby="correct-title" className="md:p-6">
      <h2 id="correct-title">{deskTexts.correctTitle}</h2>
      <p className="mt-1.5 text-small text-ink-2">{deskTexts.correctLead}</p>
      <form noValidate onSubmit={submit} className="mt-4 grid grid-cols-1 gap-4">
        <ErrorSummary errors={errors} />
        <CorrectionFields typed={typed} errors={errors} onChange={setTyped} />
        <Button type="submit" variant="quiet" className="justify-self-start">
          Enter the correction
        </Button>
      </form>
      <ConfirmDialog
        title={deskTexts.correctConfirm}
        description={
          asked
            ? `Entry ${asked.corrects} changes by ${dollars(asked.amount)}: ${asked.reason}. ${deskTexts.forGood}`
            : ''
        }
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

type FieldsProps = {
  typed: Typed
  errors: readonly FormError[]
  onChange: (typed: Typed) => void
}

function CorrectionFields({ typed, errors, onChange }: FieldsProps) {
  const field = (name: (typeof fields)[number]) => ({
    name,
    value: typed[name],
    error: messageOf(errors, name),
    onValueChange: (value: string) => onChange({ ...typed, [name]: value }),
  })
  return (
    <>
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <TextField {...field('corrects')} label="Entry number" inputMode="numeric" autoComplete="off" />
        <MoneyField {...field('amount')} label="By how much" hint="With a minus to take back." />
      </div>
      <TextField
        {...field('reason')}
        label="Why"
        maxLength={LONGEST_REASON}
        hint="Published, unless the entry is a single grant. Name nobody."
      />
    </>
  )
}
