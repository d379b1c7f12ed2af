import { useState } from 'react'
import { removeName, withdrawName } from '#contracts/foundation/ledger.ts'
import { serverMessage } from '#web/api/api-error.ts'
import { useWrite } from '#web/api/use-write.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/dialogs/confirm-dialog.tsx'
import { Problem } from '#web/ui/states/problem.tsx'
import { toast } from '#web/ui/toast/toast.tsx'
import { deskTexts } from './desk-messages.ts'
import { nameTexts } from './messages.ts'

type ConfirmedButtonProps = {
  label: string
  title: string
  description: string
  write: { isPending: boolean; error: unknown }
  run: (done: () => void) => void
}

/** A button with a confirmation; a failure is shown next to it. */
function ConfirmedButton({ label, title, description, write, run }: ConfirmedButtonProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="plain" size="small" className="-ml-2.5" onClick={() => setOpen(true)}>
        {label}
      </Button>
      <Problem isBare text={write.error ? (serverMessage(write.error) ?? deskTexts.failed) : null} />
      <ConfirmDialog
        title={title}
        description={description}
        open={isOpen}
        onOpenChange={setOpen}
        confirmLabel={nameTexts.confirm}
        tone="primary"
        busy={write.isPending}
        onConfirm={() => run(() => setOpen(false))}
      />
    </>
  )
}

const removal = {
  onSuccess: ({ message }: { message: string }) => toast({ title: message }),
  refreshesOnError: true,
} as const

/** For donors: removes the name from all of their gifts. */
export function WithdrawName() {
  const write = useWrite(withdrawName, removal)
  return (
    <ConfirmedButton
      label={nameTexts.own}
      title={nameTexts.ownTitle}
      description={nameTexts.ownText}
      write={write}
      run={(done) => write.mutate(undefined, { onSettled: done })}
    />
  )
}

/** For admins: removes the name from one gift, at a guest's request. */
export function RemoveName({ sequence }: { sequence: string }) {
  const write = useWrite(removeName, removal)
  return (
    <ConfirmedButton
      label={nameTexts.desk(sequence)}
      title={nameTexts.deskTitle}
      description={nameTexts.deskText}
      write={write}
      run={(done) => write.mutate({ params: { sequence } }, { onSettled: done })}
    />
  )
}
