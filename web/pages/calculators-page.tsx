import { CarDealAnalyzerCard } from '#web/features/calculators/car-deal-analyzer-card.tsx'
import { HomeBuyingGuideCard } from '#web/features/calculators/home-buying-guide-card.tsx'
import { SmartCalculatorCard } from '#web/features/calculators/smart-calculator-card.tsx'
import { calculatorTexts } from '#web/features/dashboard/messages.ts'
import { SeparateCards } from '#web/ui/states/error-boundary.tsx'

export const meta = () => [{ title: 'Calculators, Jubilee' }]

/** The calculators by themselves: they keep nothing and need no account. */
export default function CalculatorsPage() {
  return (
    <div className="grid grid-cols-1 gap-4 md:gap-6">
      <header className="mb-2 max-w-text">
        <h1>{calculatorTexts.title}</h1>
        <p className="mt-3 text-ink-2">{calculatorTexts.teaser}</p>
      </header>
      <SeparateCards>
        <SmartCalculatorCard />
        <CarDealAnalyzerCard />
        <HomeBuyingGuideCard />
      </SeparateCards>
    </div>
  )
}
