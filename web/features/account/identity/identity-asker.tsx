import { useEffect, useRef, useState, type ComponentType } from 'react'
import { onConfirmNeeded } from '#web/api/session/confirmation.ts'

type DialogProps = { onAnswer: (isConfirmed: boolean) => void }

/**
 * Stands once in the shell: whatever call needs the password first, it is asked for here. The dialog's code is
 * fetched with the first question.
 */
export function IdentityAsker() {
  const [asked, setAsked] = useState<{ Dialog: ComponentType<DialogProps> } | null>(null)
  const answer = useRef<DialogProps['onAnswer'] | null>(null)
  useEffect(() => {
    const stop = onConfirmNeeded(async () => {
      const { ConfirmIdentityDialog } = await import('./confirm-identity-dialog.tsx')
      const { promise, resolve } = Promise.withResolvers<boolean>()
      answer.current = resolve
      setAsked({ Dialog: ConfirmIdentityDialog })
      return promise.finally(() => setAsked(null))
    })
    return () => {
      stop()
      // The frame unmounts, as at the end of a session: no call may wait forever for an answer.
      answer.current?.(false)
    }
  }, [])
  return asked ? <asked.Dialog onAnswer={(isConfirmed) => answer.current?.(isConfirmed)} /> : null
}
