import { useId } from 'react'
import type { BankAccount } from '#contracts/money/banks.ts'
import { updateDebt, type Debt } from '#contracts/money/debts.ts'
import { useWrite } from '#web/api/use-write.ts'
import { Form } from '#web/forms/form.tsx'
import { useForm } from '#web/forms/use-form.ts'
import { formatApr } from '#web/format/money.ts'
import { Button } from '#web/ui/button.tsx'
import { DateField, MoneyField, PercentField } from '#web/ui/field.tsx'
import { toast } from '#web/ui/toast.tsx'
import { emptyFigures, readFigures, type Figure } from './figure-form.ts'
import { figureToasts } from './messages.ts'

type FiguresFormProps = {
  debt: Debt
  account: Pick<BankAccount, 'promotionalInterestRate'>
  asked: readonly Figure[]
}

/** Asks for the figures of one debt that its bank did not say. */
export function FiguresForm({ debt, account, asked }: FiguresFormProps) {
  const id = useId()
  const save = useWrite(updateDebt)
  const form = useForm({
    start: emptyFigures,
    read: (values) => readFigures(values, { asked, ...account }),
    send: (body) => save.mutateAsync({ params: { id: debt.id }, body }),
    names: { 'promotionalRate.endsOn': 'promotionalRate' },
    failed: figureToasts.saveFailed,
    onSent: () => toast(figureToasts.saved(debt.name)),
  })
  // Several of these forms may stand on one screen.
  const fieldOf = (figure: Figure) => ({ ...form.field(figure), id: `${id}-${figure}` })
  return (
    <Form
      form={form}
      isShort
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
        busy={form.isBusy}
      >
        Save
      </Button>
    </Form>
  )
}

/** '0.00%' */
function promotionalWords({ promotionalInterestRate }: FiguresFormProps['account']): string {
  return formatApr(promotionalInterestRate ?? 0)
}
