import { useId } from 'react'
import type { BankAccount } from '#contracts/money/banks.ts'
import { updateDebt, type Debt } from '#contracts/money/debts.ts'
import type { BodyInputOf } from '#contracts/endpoint.ts'
import { parseDate } from '#engine/money/calendar.ts'
import { ppmToDecimal } from '#engine/money/cents.ts'
import { useWrite } from '#web/api/use-write.ts'
import { Form } from '#web/forms/form.tsx'
import type { FieldErrors, Read } from '#web/forms/problem.ts'
import { amountError, rateError } from '#web/forms/broken-rule.ts'
import { typedAmount, typedRate } from '#web/forms/read-typed.ts'
import { useForm } from '#web/forms/use-form.ts'
import { formatApr } from '#web/format/money.ts'
import { Button } from '#web/ui/button.tsx'
import { DateField, MoneyField, PercentField } from '#web/ui/fields/field.tsx'
import { toast } from '#web/ui/toast/toast.tsx'
import { figureNames, figureSentences, figureTexts, figureToasts } from './messages.ts'

type FiguresFormProps = {
  debt: Debt
  account: Pick<BankAccount, 'promotionalInterestRate'>
  asked: readonly Figure[]
}

/** Asks for the figures of one debt that its bank did not send. */
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
  // There may be several of these forms on one screen.
  const fieldOf = (figure: Figure) => ({ ...form.field(figure), id: `${id}-${figure}` })
  return (
    <Form
      form={form}
      isShort
      aria-label={figureTexts.form(debt.name)}
      className="grid items-start gap-4 sm:grid-cols-2"
    >
      {asked.includes('interestRate') && (
        <PercentField {...fieldOf('interestRate')} label={figureTexts.rate} hint={figureTexts.rateHint} />
      )}
      {asked.includes('minimumPayment') && (
        <MoneyField
          {...fieldOf('minimumPayment')}
          label={figureTexts.minimum}
          hint={figureTexts.minimumHint}
        />
      )}
      {asked.includes('promotionalRate') && (
        <DateField
          {...fieldOf('promotionalRate')}
          label={figureTexts.offerEnds(promotionalWords(account))}
          hint={figureTexts.offerHint}
        />
      )}
      <Button
        type="submit"
        variant="quiet"
        className="justify-self-start sm:col-span-full"
        aria-label={figureTexts.saveOf(debt.name)}
        busy={form.isBusy}
      >
        {figureTexts.save}
      </Button>
    </Form>
  )
}

/** '0.00%' */
function promotionalWords({ promotionalInterestRate }: FiguresFormProps['account']): string {
  return formatApr(promotionalInterestRate ?? 0)
}

/**
 * Figures of a debt that a bank did not send, as the person types them: a yearly rate in percent, a minimum payment, the
 * last day of a promotional rate. '18.99' is sent as '0.1899'. An empty field stays unknown; all empty is an error.
 */
export type Figure = BankAccount['missing'][number] | 'promotionalRate'
type FigureValues = Record<Figure, string>
type FigureBody = Pick<BodyInputOf<typeof updateDebt>, Figure>

type Said = Pick<BankAccount, 'missing' | 'promotionalInterestRate'>

export const emptyFigures: FigureValues = { interestRate: '', minimumPayment: '', promotionalRate: '' }

/** The figures still missing in a debt that came from a bank account: not sent by the bank and not typed since. */
export function stillMissing(debt: Debt, account: Said): Figure[] {
  const figures: Figure[] = account.missing.filter(
    (figure) => debt[figure] === null && (figure !== 'minimumPayment' || debt.minimumRule === null),
  )
  const hasOpenOffer = account.promotionalInterestRate !== null && debt.promotionalRate === null
  return hasOpenOffer ? [...figures, 'promotionalRate'] : figures
}

type Asked = { asked: readonly Figure[]; promotionalInterestRate: number | null }

/** The body to send for the asked figures, or what is wrong with each. */
export function readFigures(
  values: FigureValues,
  { asked, promotionalInterestRate }: Asked,
): Read<FigureValues, FigureBody> {
  const body: FigureBody = {}
  const errors: FieldErrors<FigureValues> = {}
  for (const figure of asked) {
    const text = values[figure].trim()
    if (text === '') continue
    const sent = readers[figure](text, promotionalInterestRate ?? 0)
    if (sent === null) errors[figure] = errorOf(figure, text)
    else Object.assign(body, { [figure]: sent })
  }
  const [first] = asked
  if (first && Object.keys({ ...body, ...errors }).length === 0) errors[first] = figureSentences.nothing
  return Object.keys(errors).length > 0 ? { errors } : { body }
}

function errorOf(figure: Figure, text: string): string {
  const rule = { name: figureNames[figure], unread: figureSentences[figure] }
  if (figure === 'interestRate') return rateError(text, rule)
  return figure === 'minimumPayment' ? amountError(text, { ...rule, least: 0 }) : rule.unread
}

const readers: Record<Figure, (text: string, promotionalInterestRate: number) => FigureBody[Figure] | null> =
  {
    interestRate: (text) => typedRate(text),
    minimumPayment: (text) => typedAmount(text, 0),
    promotionalRate: (text, ppm) =>
      parseDate(text) ? { interestRate: ppmToDecimal(ppm), endsOn: text } : null,
  }
