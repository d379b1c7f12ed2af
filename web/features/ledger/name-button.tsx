import { useState } from 'react'
import { removeName, withdrawName } from '#contracts/foundation/ledger.ts'
import { serverMessage } from '#web/api/api-error.ts'
import { useWrite } from '#web/api/use-write.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { toast } from '#web/ui/toast.tsx'
import { deskTexts, nameTexts } from './messages.ts'

type AskedProps = {
  label: string
  title: string
  description: string
  isPending: boolean
  error: unknown
  run: (done: () => void) => void
}

/** A button that asks first, and says beside itself when it did not go through. */
function Asked({ label, title, description, isPending, error, run }: AskedProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="plain" size="small" className="-ml-2.5" onClick={() => setOpen(true)}>
        {label}
      </Button>
      {error ? (
        <p role="alert" className="text-small text-danger">
          {serverMessage(error) ?? deskTexts.failed}
        </p>
      ) : null}
      <ConfirmDialog
        title={title}
        description={description}
        open={isOpen}
        onOpenChange={setOpen}
        confirmLabel={nameTexts.confirm}
        tone="primary"
        busy={isPending}
        onConfirm={() => run(() => setOpen(false))}
      />
    </>
  )
}

/** On one's own gifts: the name goes off all of them. */
export function WithdrawName() {
  const { mutate, isPending, error } = useWrite(withdrawName, {
    onSuccess: ({ message }) => toast({ title: message }),
    refreshesOnError: true,
  })
  return (
    <Asked
      label={nameTexts.own}
      title={nameTexts.ownTitle}
      description={nameTexts.ownText}
      isPending={isPending}
      error={error}
      run={(done) => mutate(undefined, { onSettled: done })}
    />
  )
}

/** On the desk: the name goes off one gift, as a guest asked for. */
export function RemoveName({ sequence }: { sequence: string }) {
  const { mutate, isPending, error } = useWrite(removeName, {
    onSuccess: ({ message }) => toast({ title: message }),
    refreshesOnError: true,
  })
  return (
    <Asked
      label={`${nameTexts.desk} of entry ${sequence}`}
      title={nameTexts.deskTitle}
      description={nameTexts.deskText}
      isPending={isPending}
      error={error}
      run={(done) => mutate({ params: { sequence } }, { onSettled: done })}
    />
  )
}
