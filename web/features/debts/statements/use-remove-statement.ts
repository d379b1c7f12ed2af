import type { Debt } from '#contracts/money/debts.ts'
import { addStatement, deleteStatement, type Statement } from '#contracts/money/statements.ts'
import { centsToDecimal, ppmToDecimal } from '#engine/money/cents.ts'
import { useWrite } from '#web/api/use-write.ts'
import { toastOutcome } from '#web/ui/toast/toast-outcome.ts'
import { statementsTexts as texts } from './messages.ts'

const decimal = (cents: number | null) => (cents === null ? null : centsToDecimal(cents))

/** Removes a statement, with an undo that adds it again. */
export function useRemoveStatement({ id }: Debt) {
  const { mutateAsync: remove } = useWrite(deleteStatement)
  const { mutateAsync: add } = useWrite(addStatement)
  const addAgain = (one: Statement) =>
    toastOutcome(
      add({
        params: { id },
        body: {
          balance: centsToDecimal(one.balance),
          minimum: centsToDecimal(one.minimum),
          dueOn: one.dueOn,
          interestRate: ppmToDecimal(one.interestRate),
          interest: decimal(one.interest),
          pastDue: decimal(one.pastDue),
          overLimit: decimal(one.overLimit),
          minimumOnlyMonths: one.minimumOnlyMonths,
          minimumOnlyTotal: decimal(one.minimumOnlyTotal),
          threeYearPayment: decimal(one.threeYearPayment),
          threeYearTotal: decimal(one.threeYearTotal),
        },
      }),
      { done: texts.saved, failed: texts.backFailed },
    )
  return (one: Statement) =>
    toastOutcome(remove({ params: { id, statementId: one.id } }), {
      done: { ...texts.removed, action: { label: texts.undo, onPress: () => void addAgain(one) } },
      failed: texts.removeFailed,
    })
}
