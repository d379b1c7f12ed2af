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
import { MarkedText } from '#web/ui/reading/marked-text.tsx'
import { apr, money, month } from '../figures.ts'
import type { DebtPlan } from '../plan/plan-view.ts'
import { accelerationTexts as texts } from './dashboard-messages.ts'

type Tip = { title: string; text: string }

/** Ways to be free sooner, worked out from the person's debts and the average rates. */
export function AccelerationTips({ plan }: { plan: DebtPlan }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="border-t border-line pt-5">
      <h3 id={id} className="mb-4">
        {texts.title}
      </h3>
      <OwnTips plan={plan} />
      <Sources />
    </section>
  )
}

function OwnTips({ plan }: { plan: DebtPlan }) {
  const tips = useTips(plan)
  if (tips.length === 0) return <p className="text-small text-ink-2">{texts.none}</p>
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
    return wordsOf(found, (id) => names.get(id) ?? texts.thisCard)
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
    const terms = texts.loan.terms({
      moved: money(movedCents),
      debts: ids.length,
      months: termMonths,
      payment: money(paymentCents),
    })
    const change = paymentLowerByCents > 0 ? texts.loan.lower(money(paymentLowerByCents)) : ''
    const upTo = breakEvenAprPpm === null ? '' : texts.loan.breakEven(apr(breakEvenAprPpm))
    tips.push({
      title: texts.loan.title(apr(aprPpm)),
      text: joined(terms, change, gainOf(consolidation), upTo),
    })
  }
  if (transfer) {
    const { movedCents, months, lowFee, feeCents } = transfer
    const fees = { least: money(lowFee.feeCents), most: money(feeCents) }
    const terms = texts.transfer.terms({ moved: money(movedCents), ...fees })
    tips.push({ title: texts.transfer.title(months), text: joined(terms, gainOf(transfer)) })
  }
  if (negotiation) {
    const { id, fromAprPpm, toAprPpm } = negotiation
    const rates = { from: apr(fromAprPpm), to: apr(toAprPpm) }
    const terms = texts.negotiation.terms({ name: nameOf(id), ...rates })
    tips.push({ title: texts.negotiation.title, text: joined(terms, gainOf(negotiation)) })
  }
  return tips
}

const joined = (...sentences: string[]) => sentences.filter(Boolean).join(' ')

function gainOf({ savedCents, monthsSaved, endsPlan }: TipGain): string {
  if (endsPlan || savedCents === null) return texts.endsPlan
  return texts.saves(money(savedCents), Math.max(0, monthsSaved ?? 0))
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

const sourceParts = {
  source: (name: string) => <NewTabLink href={averages.source.url}>{name}</NewTabLink>,
}

/** Averages are not offers; their source and month stand beside them. */
function Sources() {
  const { asOf } = averages.rates.personalLoan24
  return (
    <p className="mt-4 text-tiny text-ink-3">
      <MarkedText
        text={texts.note({ month: month(monthIndex(`${asOf}-01`)), source: averages.source.name })}
        parts={sourceParts}
      />
    </p>
  )
}
