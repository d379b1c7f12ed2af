import { listDonations, stopDonation, type Gift } from '#contracts/foundation/donations.ts'
import { serverMessage } from '#web/api/api-error.ts'
import { readOf } from '#web/api/read.ts'
import { useWrite } from '#web/api/use-write.ts'
import { formatCharge } from '#web/format/money.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { toast } from '#web/ui/toast.tsx'
import { stopTexts } from './messages.ts'

type StopGiftDialogProps = { gift: Gift; open: boolean; onOpenChange: (open: boolean) => void }

/** The second of two clicks. A failure is said where the question stands. */
export function StopGiftDialog({ gift, open, onOpenChange }: StopGiftDialogProps) {
  const stop = useWrite(stopDonation, { shows: readOf(listDonations).queryKey })
  const text = stopTexts.text(formatCharge(gift.amount))

  async function confirm(): Promise<void> {
    try {
      await stop.mutateAsync({ params: { id: gift.id } })
      onOpenChange(false)
      toast(stopTexts.done)
    } catch {
      // the failure stands in the question
    }
  }

  return (
    <ConfirmDialog
      title={stopTexts.title}
      description={
        stop.isError ? (
          <span role="alert" className="text-danger">
            {serverMessage(stop.error) ?? stopTexts.failed}
          </span>
        ) : (
          text
        )
      }
      open={open}
      onOpenChange={(isOpen) => {
        stop.reset()
        onOpenChange(isOpen)
      }}
      confirmLabel={stopTexts.confirm}
      cancelLabel={stopTexts.keep}
      onConfirm={() => void confirm()}
      busy={stop.isPending}
      tone="primary"
    />
  )
}
