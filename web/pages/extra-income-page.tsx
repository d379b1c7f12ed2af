import { mayUse } from '#engine/access/features.ts'
import { useAccess } from '#web/features/account/use-access.ts'
import { useUser } from '#web/features/account/use-user.ts'
import { IncomeCalculatorCard } from '#web/features/calculators/income-calculator-card.tsx'
import { Catalogue } from '#web/features/extra-income/catalogue.tsx'
import { IncomeHeader } from '#web/features/extra-income/income-header.tsx'
import { IncomeMatcher } from '#web/features/extra-income/income-matcher.tsx'
import { useOwedDebt } from '#web/features/extra-income/use-owed-debt.ts'
import { tabTitles } from './screens/messages.ts'

export const meta = () => [{ title: tabTitles.extraIncome }]

export default function ExtraIncomePage() {
  const { user } = useUser()
  const isIncluded = mayUse('income_tools', useAccess(user))
  const { owed, isPending } = useOwedDebt()
  return (
    <div className="grid grid-cols-1 gap-8 md:gap-12">
      <IncomeHeader />
      <IncomeMatcher isIncluded={isIncluded} />
      <IncomeCalculatorCard owed={owed} isPending={isPending} />
      <Catalogue />
    </div>
  )
}
