import type { DebtPayoffResult as Payoff, PayoffScenario } from '#engine/calculators/debt-payoff.ts'
import { shownDifference } from '#engine/money/format.ts'
import { timeSpan } from '#web/format/amounts.ts'
import { formatCents, formatMoney } from '#web/format/money.ts'
import { Basis, Facts, Result } from './calculator-card.tsx'
import { calculatorTexts, payoffTexts } from './messages.ts'

function findingOf({ minimumOnly, withExtra, monthsSaved }: Payoff, extraCents: number): string {
  const extra = formatMoney(extraCents)
  if (withExtra.status === 'never') return payoffTexts.never
  if (withExtra.status === 'beyondHorizon') return payoffTexts.tooLong
  if (minimumOnly.status !== 'paid') return payoffTexts.onlyWithExtra(extra, timeSpan(withExtra.months))
  if (extraCents === 0) return payoffTexts.noExtra
  return monthsSaved ? payoffTexts.sooner(extra, timeSpan(monthsSaved)) : payoffTexts.same
}

/** Both ways to pay, longest bar first, then what the extra saves. */
export function DebtPayoffResult({ result, extraCents }: { result: Payoff; extraCents: number }) {
  const { minimumOnly, withExtra, monthsSaved } = result
  const longest = Math.max(
    ...[minimumOnly, withExtra].map((way) => (way.status === 'paid' ? way.months : 0)),
    1,
  )
  return (
    <Result finding={findingOf(result, extraCents)}>
      <ul className="mt-4 grid gap-4">
        <Way name={payoffTexts.minimumOnly} way={minimumOnly} longest={longest} tone="fill-c4" />
        <Way name={payoffTexts.withExtra} way={withExtra} longest={longest} tone="fill-brand" />
      </ul>
      {monthsSaved !== null && (
        <Facts
          facts={[
            { name: payoffTexts.timeSaved, figure: payoffTexts.months(monthsSaved), isSum: true },
            {
              name: payoffTexts.interestSaved,
              figure: formatMoney(shownDifference(minimumOnly.interestCents, withExtra.interestCents)),
              isSum: true,
            },
          ]}
        />
      )}
      <WhatWorks result={result} />
      <Basis>{payoffTexts.basis}</Basis>
    </Result>
  )
}

type WayProps = { name: string; way: PayoffScenario; longest: number; tone: string }

function Way({ name, way, longest, tone }: WayProps) {
  const isPaid = way.status === 'paid'
  return (
    <li>
      <p className="flex flex-wrap items-baseline justify-between gap-x-3 text-small">
        <span className="font-[560]">
          {name}{' '}
          <span className="font-normal text-ink-2">
            {calculatorTexts.monthly(formatMoney(way.paymentCents))}
          </span>
        </span>
        {isPaid && <span className="tabular-nums">{payoffTexts.months(way.months)}</span>}
      </p>
      {isPaid ? (
        <>
          <Bar share={way.months / longest} tone={tone} />
          <p className="flex flex-wrap justify-between gap-x-3 text-tiny text-ink-3 tabular-nums">
            <span>{timeSpan(way.months)}</span>
            <span>{payoffTexts.paid(formatMoney(way.paidCents), formatMoney(way.interestCents))}</span>
          </p>
        </>
      ) : (
        <p className="text-small text-warn">
          {way.status === 'never' ? payoffTexts.never : payoffTexts.tooLong}
        </p>
      )}
    </li>
  )
}

function Bar({ share, tone }: { share: number; tone: string }) {
  return (
    <svg
      viewBox="0 0 100 1"
      preserveAspectRatio="none"
      aria-hidden="true"
      className="my-1.5 block h-2 w-full"
    >
      <rect width={share * 100} height="1" className={tone} />
    </svg>
  )
}

/** Where a payment does not do it: why, and the least one that does. */
function WhatWorks({ result }: { result: Payoff }) {
  const { minimumOnly, firstMonthInterestCents, leastPaymentCents } = result
  if (minimumOnly.status === 'paid') return null
  const least = formatMoney(leastPaymentCents)
  return (
    <p className="mt-3 text-small">
      {minimumOnly.status === 'never'
        ? `${payoffTexts.neverNote(formatCents(firstMonthInterestCents))} ${payoffTexts.least(least)}`
        : payoffTexts.leastWithin(least)}
    </p>
  )
}
