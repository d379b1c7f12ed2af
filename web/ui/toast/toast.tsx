import { lazy, Suspense, useSyncExternalStore } from 'react'
import { toastStore, type ShownToast } from './toast-store.ts'

export { toast } from './toast-store.ts'

const none: readonly ShownToast[] = []
const ToastRegion = lazy(async () => ({ default: (await import('./toast-region.tsx')).ToastRegion }))

/** Stands once in the document; what draws toasts is loaded with the first of them. */
export function Toaster() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.read, () => none)
  if (toasts.length === 0) return null
  return (
    <Suspense fallback={null}>
      <ToastRegion toasts={toasts} />
    </Suspense>
  )
}
