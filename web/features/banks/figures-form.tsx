import { useId, useState, type FormEvent } from 'react'
import type { BankAccount } from '#contracts/banks.ts'
import { updateDebt, type Debt } from '#contracts/debts.ts'
import { fieldMessages } from '#web/api/api-error.ts'
import { useWrite } from '#web/api/use-write.ts'
import { formatApr } from '#web/format/money.ts'
import { Button } from '#web/ui/button.tsx'
import { DateField, MoneyField, PercentField } from '#web/ui/field.tsx'
import { toast } from '#web/ui/toast.tsx'
import {
  emptyFigures,
  readFigures,
  type Figure,
  type FigureErrors,
  type FigureValues,
} from './figure-form.ts'
import { figureToasts } from './messages.ts'

type FiguresFormProps = {
  debt: Debt
  account: Pick<BankAccount, 'promotionalInterestRate'>
  asked: readonly Figure[]
}

/** Asks for the figures of one debt that its bank did not say. */
export function FiguresForm({ debt, account, asked }: FiguresFormProps) {
  const { submit, fieldOf, isBusy } = useFiguresForm({ debt, account, asked })
  return (
    <form
      onSubmit={(event) => void submit(event)}
      noValidate
      aria-label={`What is missing for ${debt.name}`}
      className="grid items-start gap-4 sm:grid-cols-2"
    >
      {asked.includes('interestRate') && (
        <PercentField
          {...fieldOf('interestRate')}
          label="Interest rate (APR)"
          hint="From your statement, such as 18.99."
        />
      )}
      {asked.includes('minimumPayment') && (
        <MoneyField
          {...fieldOf('minimumPayment')}
          label="Minimum payment a month"
          hint="Left empty, it is estimated."
        />
      )}
      {asked.includes('promotionalRate') && (
        <DateField
          {...fieldOf('promotionalRate')}
          label={`Last day of the ${promotionalWords(account)} offer`}
          hint="Your statement or the offer letter names it."
        />
      )}
      <Button
        type="submit"
        variant="quiet"
        className="justify-self-start sm:col-span-full"
        aria-label={`Save the figures of ${debt.name}`}
        busy={isBusy}
      >
        Save
      </Button>
    </form>
  )
}

function useFiguresForm({ debt, account, asked }: FiguresFormProps) {
  const id = useId()
  const [values, setValues] = useState<FigureValues>(emptyFigures)
  const [errors, setErrors] = useState<FigureErrors>({})
  const save = useWrite(updateDebt)
  const idOf = (figure: Figure) => `${id}-${figure}`

  function show(found: FigureErrors) {
    setErrors(found)
    const first = asked.find((figure) => found[figure])
    if (first) document.getElementById(idOf(first))?.focus()
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    const { body, errors: found } = readFigures(values, { asked, ...account })
    show(found ?? {})
    if (!body) return
    try {
      await save.mutateAsync({ params: { id: debt.id }, body })
      toast(figureToasts.saved(debt.name))
    } catch (error) {
      const { 'promotionalRate.endsOn': endsOn, ...fields } = fieldMessages(error)
      show(endsOn ? { ...fields, promotionalRate: endsOn } : fields)
      toast({ ...figureToasts.saveFailed, variant: 'destructive' })
    }
  }

  const fieldOf = (figure: Figure) => ({
    id: idOf(figure),
    value: values[figure],
    error: errors[figure],
    onValueChange: (text: string) => setValues((before) => ({ ...before, [figure]: text })),
  })
  return { submit, fieldOf, isBusy: save.isPending }
}

/** '0.00%' */
function promotionalWords({ promotionalInterestRate }: FiguresFormProps['account']): string {
  return formatApr(promotionalInterestRate ?? 0)
}
