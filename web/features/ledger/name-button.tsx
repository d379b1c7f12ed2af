import { useState } from 'react'
import { removeName, withdrawName } from '#contracts/foundation/ledger.ts'
import { serverMessage } from '#web/api/api-error.ts'
import { useWrite } from '#web/api/use-write.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { toast } from '#web/ui/toast.tsx'
import { deskTexts, nameTexts } from './messages.ts'

type ConfirmedButtonProps = {
  label: string
  title: string
  description: string
  isPending: boolean
  error: unknown
  run: (done: () => void) => void
}

/** A button with a confirmation; a failure is shown next to it. */
function ConfirmedButton({ label, title, description, isPending, error, run }: ConfirmedButtonProps) {
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

/** For donors: removes the name from all of their gifts. */
export function WithdrawName() {
  const { mutate, isPending, error } = useWrite(withdrawName, {
    onSuccess: ({ message }) => toast({ title: message }),
    refreshesOnError: true,
  })
  return (
    <ConfirmedButton
      label={nameTexts.own}
      title={nameTexts.ownTitle}
      description={nameTexts.ownText}
      isPending={isPending}
      error={error}
      run={(done) => mutate(undefined, { onSettled: done })}
    />
  )
}

/** For admins: removes the name from one gift, at a guest's request. */
export function RemoveName({ sequence }: { sequence: string }) {
  const { mutate, isPending, error } = useWrite(removeName, {
    onSuccess: ({ message }) => toast({ title: message }),
    refreshesOnError: true,
  })
  return (
    <ConfirmedButton
      label={`${nameTexts.desk} of entry ${sequence}`}
      title={nameTexts.deskTitle}
      description={nameTexts.deskText}
      isPending={isPending}
      error={error}
      run={(done) => mutate({ params: { sequence } }, { onSettled: done })}
    />
  )
}
