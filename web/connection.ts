/** Whether there is a line to the server. What needs one is disabled while there is none. */
import { useSyncExternalStore } from 'react'
import { createListeners } from './listeners.ts'

const listeners = createListeners()
let isLost = false

function change(next: boolean): void {
  if (next === isLost) return
  isLost = next
  listeners.notify()
}

export const connection = {
  isLost: () => isLost,
  lose: () => change(true),
  restore: () => change(false),
}

/** True while there is no line; on the server there always is one. */
export const useIsOffline = (): boolean =>
  useSyncExternalStore(listeners.subscribe, connection.isLost, () => false)
