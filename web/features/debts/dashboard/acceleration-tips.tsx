import { useId, useMemo } from 'react'
import averages from '#content/rates/consumer-rates.json' with { type: 'json' }
import {
  accelerationTips,
  type AccelerationTips,
  type TipGain,
} from '#engine/debts/offers/acceleration-tips.ts'
import type { PayoffInput } from '#engine/debts/debt.ts'
import { toDebt } from '#engine/debts/start/debt-record.ts'
import { lacksRate } from '#engine/debts/start/this-month.ts'
import { monthIndex } from '#engine/money/calendar.ts'
import { NewTabLink } from '#web/ui/new-tab-link.tsx'
import { apr, money, month, plural } from '../figures.ts'
import { accelerationTexts } from '../messages.ts'
import type { DebtPlan } from '../plan/plan-view.ts'

type Tip = { title: string; text: string }

/** Ways to be free sooner, worked out from the person's debts and the average rates. */
export function AccelerationTips({ plan }: { plan: DebtPlan }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="border-t border-line pt-5">
      <h3 id={id} className="mb-4">
        {accelerationTexts.title}
      </h3>
      <OwnTips plan={plan} />
      <Sources />
    </section>
  )
}

function OwnTips({ plan }: { plan: DebtPlan }) {
  const tips = useTips(plan)
  if (tips.length === 0) return <p className="text-small text-ink-2">{accelerationTexts.none}</p>
  return <TipList tips={tips} />
}

function useTips({ debts, start }: DebtPlan): Tip[] {
  return useMemo(() => {
    const isOpen = new Set(debts.filter(({ balance }) => balance > 0).map(({ id }) => id))
    const found = accelerationTips({
      input: withoutMove(start.input, (id) => isOpen.has(id)),
      // An offer is compared only with a rate that is known.
      types: Object.fromEntries(
        debts.filter((debt) => !lacksRate(toDebt(debt))).map(({ id, type }) => [id, type]),
      ),
      rates: {
        personalLoanAprPpm: averages.rates.personalLoan24.aprPpm,
        creditCardAprPpm: averages.rates.creditCardWithInterest.aprPpm,
      },
    })
    const names = new Map(debts.map(({ id, name }) => [id, name]))
    return wordsOf(found, (id) => names.get(id) ?? 'this card')
  }, [debts, start])
}

/** The plan with the debts that are owed today: a loan that is to come is left out, so that it is not moved again. */
function withoutMove(planned: PayoffInput, isOpen: (id: string) => boolean): PayoffInput {
  const { move: _, ...input } = planned
  return { ...input, debts: input.debts.filter(({ id }) => isOpen(id)) }
}

function wordsOf(
  { consolidation, transfer, negotiation }: AccelerationTips,
  nameOf: (id: string) => string,
): Tip[] {
  const tips: Tip[] = []
  if (consolidation) {
    const { ids, movedCents, aprPpm, termMonths, paymentCents, paymentLowerByCents, breakEvenAprPpm } =
      consolidation
    const change =
      paymentLowerByCents > 0
        ? ` That is ${money(paymentLowerByCents)} a month less than their minimums now.`
        : ''
    const upTo = breakEvenAprPpm === null ? '' : ` ${accelerationTexts.breakEven(apr(breakEvenAprPpm))}`
    tips.push({
      title: `A consolidation loan at ${apr(aprPpm)} APR`,
      text: `${accelerationTexts.averageOf24} ${money(movedCents)} of ${plural(ids.length, 'debt')} over ${plural(termMonths, 'month')}, ${money(paymentCents)} a month.${change} ${gainOf(consolidation)}${upTo}`,
    })
  }
  if (transfer) {
    const { movedCents, months, lowFee, feeCents } = transfer
    tips.push({
      title: `A 0% APR balance transfer for ${plural(months, 'month')}`,
      text: `Moving ${money(movedCents)} costs a fee of ${money(lowFee.feeCents)} to ${money(feeCents)}. Counted with the higher one. ${gainOf(transfer)}`,
    })
  }
  if (negotiation) {
    const { id, fromAprPpm, toAprPpm } = negotiation
    tips.push({
      title: 'Negotiate with your creditors',
      text: `Ask for a lower rate on ${nameOf(id)}. From ${apr(fromAprPpm)} to the average of ${apr(toAprPpm)}. ${gainOf(negotiation)}`,
    })
  }
  return tips
}

function gainOf({ savedCents, monthsSaved, endsPlan }: TipGain): string {
  if (endsPlan || savedCents === null) return 'Your plan would then have an end.'
  const sooner =
    monthsSaved !== null && monthsSaved > 0 ? `, and be done ${plural(monthsSaved, 'month')} sooner` : ''
  return `You could save ${money(savedCents)}${sooner}.`
}

function TipList({ tips }: { tips: readonly Tip[] }) {
  return (
    <ul className="grid grid-cols-1 gap-4 md:grid-cols-3 md:gap-6">
      {tips.map(({ title, text }) => (
        <li key={title} className="min-w-0 border-l-2 border-gold pl-[14px]">
          <h4 className="font-display text-h3 font-[560]">{title}</h4>
          <p className="mt-1 text-small text-ink-2">{text}</p>
        </li>
      ))}
    </ul>
  )
}

/** Averages are not offers; their source and month stand beside them. */
function Sources() {
  const { asOf } = averages.rates.personalLoan24
  return (
    <p className="mt-4 text-tiny text-ink-3">
      {accelerationTexts.note} Average rates of {month(monthIndex(`${asOf}-01`))}:{' '}
      <NewTabLink href={averages.source.url}>{averages.source.name}</NewTabLink>.
    </p>
  )
}
