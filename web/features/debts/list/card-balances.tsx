import type { Debt } from '#contracts/money/debts.ts'
import { figureTexts } from '../figure-messages.ts'
import { apr, day, exactMoney } from '../figures.ts'
import { accruedTexts, balanceTexts as texts } from '../form/balance-messages.ts'

type Balances = NonNullable<Debt['balances']>

/** The several balances of a card, each with its rate and when an offer on it ends. */
export function CardBalances({ debt, balances, today }: { debt: Debt; balances: Balances; today: string }) {
  return (
    <div className="grid gap-2">
      <ul aria-label={texts.list(debt.name)} className="divide-y divide-line border-y border-line text-small">
        {balances.map((one) => (
          <li key={one.id} className="flex flex-wrap items-baseline justify-between gap-x-3 py-2">
            <span className="min-w-0 break-words">{one.name}</span>
            <span className="tabular-nums">{exactMoney(one.balance)}</span>
            <span className="w-full text-tiny text-ink-3">{rateOf(one, today)}</span>
          </li>
        ))}
      </ul>
      {debt.balancesSpreadOn !== null && (
        <p className="text-tiny text-ink-3">{texts.guess(day(debt.balancesSpreadOn, today))}</p>
      )}
    </div>
  )
}

/** Deferred interest so far, with the day of that figure; null where there is none, or its day is not known. */
export function accruedText(
  { accrued, accruedOn }: NonNullable<Debt['deferredInterest']>,
  today: string,
): string | null {
  return accrued > 0 && accruedOn ? accruedTexts.asOf(exactMoney(accrued), day(accruedOn, today)) : null
}

function rateOf(
  { interestRate, promotionalRate: promo, deferredInterest: deferred }: Balances[number],
  today: string,
) {
  const usual = figureTexts.apr(apr(interestRate))
  if (promo && promo.endsOn >= today)
    return texts.until(apr(promo.interestRate), day(promo.endsOn, today), usual)
  if (!deferred || deferred.endsOn < today) return usual
  const offer = texts.deferred(day(deferred.endsOn, today), usual)
  const soFar = accruedText(deferred, today)
  return soFar === null ? offer : texts.soFar(offer, soFar)
}
