import { useSyncExternalStore } from 'react'
import { keeping, type KeepChoice } from '#web/api/offline/keeping.ts'
import { toast } from '#web/ui/toast/toast.tsx'
import { keepTexts } from './messages.ts'

/** What this person has answered on this device; undefined while the server's drawing is taken over. */
export function useKeepChoice(userId: string) {
  const choice = useSyncExternalStore<KeepChoice | null | undefined>(
    keeping.subscribe,
    () => keeping.choiceOf(userId),
    () => undefined,
  )
  const choose = (next: KeepChoice) => {
    void keeping.choose(userId, next)
    toast(next === 'yes' ? keepTexts.kept : keepTexts.notKept)
  }
  return { choice, choose }
}
