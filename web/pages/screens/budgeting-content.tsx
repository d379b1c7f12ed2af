import { listBanks } from '#contracts/money/banks.ts'
import { mayUse } from '#engine/access/features.ts'
import { useRead } from '#web/api/use-read.ts'
import { useAccess } from '#web/features/account/use-access.ts'
import { useUser } from '#web/features/account/use-user.ts'
import { BudgetParts } from '#web/features/budget/budget-parts.tsx'
import { BudgetScreen } from '#web/features/budget/budget-screen.tsx'
import type { BudgetView } from '#web/features/budget/budget-view.ts'
import { paths } from '#web/paths.ts'
import { latePart } from '#web/ui/late/late-part.tsx'

// Few people have a bank linked: what draws its transactions is loaded where one is.
const BankTransactions = latePart(
  async () => (await import('#web/features/banks/transactions/bank-transactions.tsx')).BankTransactions,
  null,
)

export function BudgetingContent() {
  const { user } = useUser()
  const maySort = mayUse('bank_linking', useAccess(user))
  const banks = useRead(listBanks)
  const draw = ({ month, today, lines }: BudgetView) => (
    <BankTransactions month={month} today={today} lines={lines} maySort={maySort} />
  )
  const hasBank = (banks.data?.length ?? 0) > 0
  return (
    <>
      <BudgetParts current={paths.budgeting} />
      <BudgetScreen bankTab={{ isLoading: banks.isPending, draw: hasBank ? draw : null }} />
    </>
  )
}
