import { CalculatorCards } from '#web/features/calculators/calculator-cards.tsx'
import { calculatorTexts } from '#web/features/dashboard/messages.ts'
import { tabTitles } from './screens/messages.ts'

export const meta = () => [{ title: tabTitles.calculators }]

/** The calculators by themselves: they keep nothing and need no account. */
export default function CalculatorsPage() {
  return (
    <div className="grid grid-cols-1 gap-4 md:gap-6">
      <header className="mb-2 max-w-text">
        <h1>{calculatorTexts.title}</h1>
        <p className="mt-3 text-ink-2">{calculatorTexts.teaser}</p>
      </header>
      <CalculatorCards />
    </div>
  )
}
