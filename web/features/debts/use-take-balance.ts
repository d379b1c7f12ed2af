import { useCallback } from 'react'
import { updateDebt, type Debt } from '#contracts/money/debts.ts'
import { centsToDecimal } from '#engine/money/cents.ts'
import { useWrite } from '#web/api/use-write.ts'
import { toast } from '#web/ui/toast.tsx'
import { debtToasts } from './messages.ts'

/** Takes over the balance that the bank says, with the way back to the one that was typed. */
export function useTakeBalance() {
  const { mutateAsync: update } = useWrite(updateDebt)
  const save = useCallback(
    async ({ id }: Debt, balanceCents: number) => {
      try {
        await update({ params: { id }, body: { balance: centsToDecimal(balanceCents) } })
        return true
      } catch {
        toast({ ...debtToasts.balanceFailed, variant: 'destructive' })
        return false
      }
    },
    [update],
  )
  return useCallback(
    async (debt: Debt) => {
      const { bank, balance } = debt
      if (bank?.bankBalance == null || !(await save(debt, bank.bankBalance))) return
      const undo = async () => {
        if (await save(debt, balance)) toast(debtToasts.balanceBack)
      }
      toast({
        ...debtToasts.balanceTaken(debt.name, bank.bankName),
        action: { label: 'Undo', onPress: () => void undo() },
      })
    },
    [save],
  )
}
