import { createListeners } from '#web/listeners.ts'

// spec 9
const VISIBLE_TOASTS = 1
export const REMOVE_DELAY_MS = 1_000_000
export const DURATION_MS = 5000

export type ToastMessage = {
  title: string
  description?: string | undefined
  variant?: 'destructive' | undefined
  /** a way back or on; `label` names it in words */
  action?: { label: string; onPress: () => void } | undefined
}
/** `isAside`: not drawn while a modal is open. `isOfModal`: it came from a modal, and stays over one that follows at once. */
export type ShownToast = ToastMessage & { id: number; open: boolean; isAside?: boolean; isOfModal?: boolean }

let toasts: readonly ShownToast[] = []
let lastId = 0
let modals = 0
const listeners = createListeners()

function change(next: readonly ShownToast[]): void {
  toasts = next
  listeners.notify()
}

/** Shows a message and removes the one before it. Never the only place of an error: forms show it at the field too. */
export function toast(message: ToastMessage): { dismiss: () => void } {
  lastId += 1
  const id = lastId
  change([{ ...message, id, open: true, isOfModal: modals > 0 }, ...toasts].slice(0, VISIBLE_TOASTS))
  return { dismiss: () => dismissToast(id) }
}

/** Closes a toast; it is forgotten after the removal delay. */
export function dismissToast(id: number): void {
  change(toasts.map((shown) => (shown.id === id ? { ...shown, open: false } : shown)))
  setTimeout(() => change(toasts.filter((shown) => shown.id !== id)), REMOVE_DELAY_MS)
}

const isCovering = ({ open, isOfModal }: ShownToast) => open && isOfModal !== true

/**
 * Sets what is shown aside while a modal is open: it would lie over the modal, out of reach of the keyboard. Returns how to
 * bring it back, with its whole time; it is announced again then. What comes while a modal is open is shown, over the one
 * that takes its place too: a form that is saved says so on the list it leads to.
 */
export function setToastsAside(): () => void {
  modals += 1
  if (toasts.some(isCovering))
    change(toasts.map((shown) => (isCovering(shown) ? { ...shown, isAside: true } : shown)))
  return () => {
    modals -= 1
    if (modals > 0) return
    if (toasts.some(({ isAside }) => isAside)) change(toasts.map((shown) => ({ ...shown, isAside: false })))
    // Once it is sure that no other modal took the place of this one.
    queueMicrotask(() => {
      if (modals === 0) toasts = toasts.map((shown) => ({ ...shown, isOfModal: false }))
    })
  }
}

export const toastStore = {
  subscribe: listeners.subscribe,
  read: (): readonly ShownToast[] => toasts,
}
