import { deleteDebt, listDebts, type Debt } from '#contracts/money/debts.ts'
import { readOf } from '#web/api/read.ts'
import { useWrite } from '#web/api/use-write.ts'
import { RemoveDialog } from '#web/ui/dialogs/remove-dialog.tsx'
import { debtActions, debtToasts } from '../messages.ts'
import { removing } from './leaving-messages.ts'
import { useRestoreDebt } from './use-leaving.ts'

/** Asks before a debt is removed; the toast afterwards brings it back. */
export function RemoveDebt({ debt: { id, name }, onClose }: { debt: Debt; onClose: () => void }) {
  const { mutateAsync } = useWrite(deleteDebt, { list: readOf(listDebts).queryKey })
  const restore = useRestoreDebt()
  return (
    <RemoveDialog
      title={removing.title(name)}
      description={removing.text}
      label={removing.label}
      remove={() => mutateAsync({ params: { id } })}
      removed={{
        ...debtToasts.removed,
        action: { label: debtActions.undo, onPress: () => void restore(id) },
      }}
      failed={debtToasts.removeFailed}
      onClose={onClose}
    />
  )
}
