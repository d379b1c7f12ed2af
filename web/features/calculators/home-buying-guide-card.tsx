import type { ReactNode } from 'react'
import { Tabs } from '#web/ui/tabs.tsx'
import { dollarsToCents } from '#engine/money/cents.ts'
import { formatPrice } from '#web/format/money.ts'
import { CalculatorCard } from './calculator-card.tsx'
import { HomeAffordability } from './home-affordability.tsx'
import { homeTexts } from './messages.ts'
import { useSearchChoice } from '#web/ui/use-search-param.ts'
import {
  type Cost,
  costs,
  costRange,
  creditTiers,
  downPayments,
  partTitles,
  reserve,
} from './home-learn.content.ts'

/** The home a person can afford, and a guide to buying one. */
export function HomeBuyingGuideCard() {
  const [tab, setTab] = useSearchChoice('home', ['affordability', 'learn'])
  return (
    <CalculatorCard title={homeTexts.title} intro={homeTexts.intro}>
      <Tabs
        label={homeTexts.title}
        value={tab}
        onValueChange={setTab}
        tabs={[
          { value: 'affordability', label: homeTexts.affordability, content: <HomeAffordability /> },
          { value: 'learn', label: homeTexts.learn, content: <HomeLearn /> },
        ]}
      />
    </CalculatorCard>
  )
}

/** The four things to know before looking at homes. */
function HomeLearn() {
  return (
    <div className="grid grid-cols-1 gap-x-8 gap-y-6 @3xl:grid-cols-2">
      <Part title={partTitles.creditTiers}>
        {creditTiers.map(({ scores, meaning }) => (
          <Line key={scores} name={scores} meaning={meaning} />
        ))}
      </Part>
      <Part title={partTitles.downPayments}>
        {downPayments.map(({ share, meaning }) => (
          <Line key={share} name={share} meaning={meaning} />
        ))}
      </Part>
      <Part title={partTitles.costs}>
        {costs.map((cost) => (
          <Line key={cost.name} name={cost.name} meaning={`${amountOf(cost)} ${cost.meaning}`} />
        ))}
      </Part>
      <section>
        <h3>{reserve.title}</h3>
        <p className="mt-2 text-small text-ink-2">{reserve.text}</p>
      </section>
    </div>
  )
}

/** Amounts are those of the United States, so they stay in dollars whatever the person's currency. */
function amountOf(cost: Cost): string {
  if ('share' in cost) return cost.share
  return costRange(formatPrice(dollarsToCents(cost.from)), formatPrice(dollarsToCents(cost.to)))
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3>{title}</h3>
      <dl className="mt-2 divide-y divide-line">{children}</dl>
    </section>
  )
}

function Line({ name, meaning }: { name: string; meaning: string }) {
  return (
    <div className="flex flex-wrap gap-x-4 py-2 text-small">
      <dt className="min-w-24 font-[560] tabular-nums">{name}</dt>
      <dd className="min-w-48 flex-1 text-ink-2">{meaning}</dd>
    </div>
  )
}
