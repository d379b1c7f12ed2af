import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { linkAccounts } from './messages.ts'

/** Says what is coming, and offers what works today. */
export function LinkAccountsDialog({ onAdd, onClose }: { onAdd: () => void; onClose: () => void }) {
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={linkAccounts.title}
      description={linkAccounts.text}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            Close
          </Button>
          <Button onClick={onAdd}>Add Manually</Button>
        </>
      }
    />
  )
}
