import { Link } from 'react-router'
import { paths } from '#web/paths.ts'
import { useHydrated } from '#web/ui/use-hydrated.ts'
import { priceList } from './content-messages.ts'
import { pricingMessages } from './messages.ts'
import { withPrices } from './plan-price.ts'

export function PricingHead() {
  return (
    <header className="page-width pt-12 pb-10 text-center md:pt-20">
      <h1 className="mx-auto max-w-[18ch] text-display">{priceList.heading}</h1>
      <p className="mx-auto mt-5 max-w-[48ch] text-lead text-ink-2">{priceList.lead}</p>
    </header>
  )
}

export function WhyChoose() {
  const { heading, list } = priceList.why
  return (
    <section aria-labelledby="why-title" className="border-y border-line bg-sunken">
      <div className="page-width py-16 md:py-20">
        <h2 id="why-title" className="text-h1">
          {heading}
        </h2>
        <ul className="mt-8 grid gap-x-10 sm:grid-cols-2 lg:grid-cols-4">
          {list.map((reason) => (
            <li key={reason.title} className="border-t border-line-strong py-6">
              <h3>{reason.title}</h3>
              <p className="mt-2 text-small text-ink-2">{reason.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

export function Questions() {
  const { heading, list } = priceList.questions
  return (
    <section
      aria-labelledby="questions-title"
      className="page-width grid gap-8 py-16 md:py-24 lg:grid-cols-[1fr_2fr] lg:gap-14"
    >
      <h2 id="questions-title" className="max-w-[12ch] text-h1">
        {heading}
      </h2>
      <div className="border-b border-line">
        {list.map((one, index) => (
          <details key={one.question} open={index === 0} className="group border-t border-line">
            <summary className="flex min-h-14 list-none items-center justify-between gap-4 py-4 font-display text-h3 font-[560] [&::-webkit-details-marker]:hidden">
              {one.question}
              <Chevron />
            </summary>
            <p className="max-w-[64ch] pb-6 text-ink-2">{one.answer}</p>
          </details>
        ))}
      </div>
    </section>
  )
}

function Chevron() {
  return (
    <svg
      viewBox="0 0 16 16"
      width="16"
      height="16"
      aria-hidden="true"
      className="shrink-0 text-ink-3 transition-transform group-open:rotate-180"
    >
      <path d="M3 6 8 11 13 6" fill="none" stroke="currentColor" strokeWidth="1.75" strokeLinecap="round" />
    </svg>
  )
}

type FinalCallProps = {
  /** buys Pro; null for a person who has a plan, whom the button leads home */
  onBuy: (() => void) | null
  isBusy: boolean
  hasTrial: boolean
}

/** The last button buys Pro (spec 2). */
export function FinalCall({ onBuy, isBusy, hasTrial }: FinalCallProps) {
  const { heading, lead, leadWithTrial, leadOnPlan, button } = priceList.final
  const isHydrated = useHydrated()
  const look =
    'mt-8 inline-flex min-h-13 items-center rounded-control bg-jubilee-gold px-7 font-semibold text-jubilee aria-busy:opacity-60 print:hidden'
  return (
    <section aria-labelledby="final-title" className="page-width pb-16 md:pb-24">
      <div className="rounded-card bg-jubilee px-6 py-14 text-center text-jubilee-ink md:py-20">
        <h2 id="final-title" className="text-h1">
          {heading}
        </h2>
        <p id="final-lead" className="mx-auto mt-4 max-w-[44ch] text-lead text-jubilee-ink/85">
          {onBuy ? withPrices(hasTrial ? leadWithTrial : lead) : leadOnPlan}
        </p>
        {onBuy ? (
          <button
            type="button"
            className={look}
            onClick={onBuy}
            disabled={isBusy || !isHydrated}
            aria-busy={isBusy || undefined}
            aria-describedby="final-lead"
          >
            {isBusy ? pricingMessages.processing : button}
          </button>
        ) : (
          <Link to={paths.dashboard} className={look}>
            {button}
          </Link>
        )}
      </div>
    </section>
  )
}
