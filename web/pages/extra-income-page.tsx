import { Catalogue } from '#web/features/extra-income/catalogue.tsx'
import { IncomeHeader } from '#web/features/extra-income/income-header.tsx'
import { IncomeMatcher } from '#web/features/extra-income/income-matcher.tsx'

export const meta = () => [{ title: 'Extra Income, Jubilee' }]

export default function ExtraIncomePage() {
  return (
    <div className="grid grid-cols-1 gap-8 md:gap-12">
      <IncomeHeader />
      <IncomeMatcher />
      <Catalogue />
    </div>
  )
}
