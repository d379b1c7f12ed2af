import type { MouseEvent } from 'react'
import { privateMode } from '#web/local/private-mode.ts'
import { paths } from '#web/paths.ts'
import { tryHere } from './messages.ts'

/** Opens My Debts without an account; who is signed in comes to their own. */
export function TryHere({ isSignedIn = false }: { isSignedIn?: boolean }) {
  function open(event: MouseEvent): void {
    if (isSignedIn || event.defaultPrevented) return
    privateMode.start()
  }
  return (
    <a href={paths.start} onClick={open} className="link inline-flex min-h-11 items-center font-[560]">
      {tryHere}
    </a>
  )
}
