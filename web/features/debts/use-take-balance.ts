import { useCallback } from 'react'
import type { Debt } from '#contracts/debts.ts'
import { centsToDecimal } from '#engine/money/cents.ts'
import { toast } from '#web/ui/toast.tsx'
import { debtToasts } from './messages.ts'
import { useUpdateDebt } from './use-debts.ts'

/** Takes over the balance that the bank says, with the way back to the one that was typed. */
export function useTakeBalance() {
  const { mutateAsync: update } = useUpdateDebt()
  const save = useCallback(
    async ({ id }: Debt, balanceCents: number) => {
      try {
        await update({ id, body: { balance: centsToDecimal(balanceCents) } })
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
