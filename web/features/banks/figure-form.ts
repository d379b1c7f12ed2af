/**
 * What a bank did not say about a debt, as the person types it: a yearly rate in percent, a minimum as an amount, the
 * last day of a lower rate. '18.99' is sent as '0.1899'. What is left empty stays unknown; nothing typed is an error.
 */
import { parseDate } from '#engine/money/calendar.ts'
import { ppmToDecimal } from '#engine/money/cents.ts'
import type { BankAccount } from '#contracts/money/banks.ts'
import type { Debt, updateDebt } from '#contracts/money/debts.ts'
import type { BodyInputOf } from '#contracts/endpoint.ts'
import type { FieldErrors, Read } from '#web/forms/problem.ts'
import { typedAmount, typedRate } from '#web/forms/read-typed.ts'
import { figureSentences } from './messages.ts'

export type Figure = BankAccount['missing'][number] | 'promotionalRate'
export type FigureValues = Record<Figure, string>
type FigureBody = Pick<BodyInputOf<typeof updateDebt>, Figure>

type Said = Pick<BankAccount, 'missing' | 'promotionalInterestRate'>

export const emptyFigures: FigureValues = { interestRate: '', minimumPayment: '', promotionalRate: '' }

/** What is still missing in a debt that came from an account: what the bank left out and nobody has typed since. */
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
    if (sent === null) errors[figure] = figureSentences[figure]
    else Object.assign(body, { [figure]: sent })
  }
  const [first] = asked
  if (first && Object.keys({ ...body, ...errors }).length === 0) errors[first] = figureSentences.nothing
  return Object.keys(errors).length > 0 ? { errors } : { body }
}

const readers: Record<Figure, (text: string, promotionalInterestRate: number) => FigureBody[Figure] | null> =
  {
    interestRate: (text) => typedRate(text),
    minimumPayment: (text) => typedAmount(text, 0),
    promotionalRate: (text, ppm) =>
      parseDate(text) ? { interestRate: ppmToDecimal(ppm), endsOn: text } : null,
  }
