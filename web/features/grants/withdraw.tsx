import { useState } from 'react'
import { withdrawApplication, type GrantApplication } from '#contracts/foundation/grants.ts'
import { serverMessage } from '#web/api/api-error.ts'
import { useWrite } from '#web/api/use-write.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { toast } from '#web/ui/toast.tsx'
import { withdrawTexts } from './status-messages.ts'
import { useTakeApplication } from './use-grants.ts'

/** Takes the application back, after a question: its papers are gone then. */
export function Withdraw({ kept }: { kept: GrantApplication }) {
  const [isAsking, setAsking] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const withdraw = useWrite(withdrawApplication, useTakeApplication())
  const isDraft = kept.status === 'draft'

  async function confirm(): Promise<void> {
    try {
      await withdraw.mutateAsync({ params: { id: kept.id }, body: { version: kept.version } })
      toast(withdrawTexts.done)
    } catch (error) {
      setFailure(serverMessage(error) ?? withdrawTexts.failed.description)
      toast({ ...withdrawTexts.failed, variant: 'destructive' })
    }
    setAsking(false)
  }

  return (
    <div className="grid justify-items-start gap-2">
      <Button variant="plain" size="small" onClick={() => setAsking(true)}>
        {isDraft ? withdrawTexts.buttonDraft : withdrawTexts.button}
      </Button>
      {failure ? (
        <p role="alert" className="text-small text-danger">
          {failure}
        </p>
      ) : null}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={isDraft ? withdrawTexts.titleDraft : withdrawTexts.title}
        description={withdrawTexts.text}
        confirmLabel={isDraft ? withdrawTexts.confirmDraft : withdrawTexts.confirm}
        cancelLabel={withdrawTexts.keep}
        busy={withdraw.isPending}
        onConfirm={() => void confirm()}
      />
    </div>
  )
}
