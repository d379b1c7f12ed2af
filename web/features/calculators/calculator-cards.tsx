import { SeparateCards } from '#web/ui/states/error-boundary.tsx'
import { CarDealAnalyzerCard } from './car-deal-analyzer-card.tsx'
import { HomeBuyingGuideCard } from './home-buying-guide-card.tsx'
import { SmartCalculatorCard } from './smart-calculator-card.tsx'

/** Every calculator, each in a card: on the dashboard, and on a screen of their own. */
export function CalculatorCards() {
  return (
    <SeparateCards>
      <SmartCalculatorCard />
      <CarDealAnalyzerCard />
      <HomeBuyingGuideCard />
    </SeparateCards>
  )
}
