import { X } from 'lucide-react'
import { Toast } from 'radix-ui'
import { useEffect, useRef, type FocusEvent } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import { actionTexts } from '#web/ui/messages.ts'
import { dismissToast, DURATION_MS, type ShownToast } from './toast-store.ts'

// spec 9
const SWIPE_THRESHOLD_PX = 50
const HOTKEY = ['F8']

/**
 * A toast that closes hands its focus to the place of all toasts, and the next one would stay for as long as the focus is
 * there. Where a press and not a key brought it, nobody is reading there.
 */
function letGoOfPress({ target, currentTarget }: FocusEvent<HTMLElement>): void {
  if (target === currentTarget && !target.matches(':focus-visible')) currentTarget.blur()
}

/** Says how much of the window's height toasts take, for a dialog that opens below them: `--toast-room`. */
function useToastRoom() {
  const viewport = useRef<HTMLOListElement>(null)
  useEffect(() => {
    const place = viewport.current
    if (!place) return
    const { style } = document.documentElement
    const observer = new ResizeObserver(() => {
      if (place.childElementCount === 0) style.removeProperty('--toast-room')
      else style.setProperty('--toast-room', `${Math.ceil(place.offsetHeight)}px`)
    })
    observer.observe(place)
    return () => {
      observer.disconnect()
      style.removeProperty('--toast-room')
    }
  }, [])
  return viewport
}

/** Draws the toasts; loaded with the first of them. */
export function ToastRegion({ toasts }: { toasts: readonly ShownToast[] }) {
  const viewport = useToastRoom()
  return (
    <Toast.Provider swipeDirection="right" swipeThreshold={SWIPE_THRESHOLD_PX} duration={DURATION_MS}>
      {toasts
        .filter(({ isAside }) => !isAside)
        .map((shown) => (
          <OneToast key={shown.id} shown={shown} />
        ))}
      <Toast.Viewport
        ref={viewport}
        hotkey={HOTKEY}
        onFocus={letGoOfPress}
        className="toast-corner z-50 flex w-full max-w-[420px] flex-col gap-2 p-4 outline-none"
      />
    </Toast.Provider>
  )
}

function OneToast({ shown }: { shown: ShownToast }) {
  const isError = shown.variant === 'destructive'
  return (
    <Toast.Root
      open={shown.open}
      onOpenChange={(open) => {
        if (!open) dismissToast(shown.id)
      }}
      className={classNames(
        'flex items-start gap-3 rounded-card border bg-raised py-3.5 pr-2 pl-4 text-ink shadow-[0_8px_28px_rgb(0_0_0/0.14)]',
        'data-[state=open]:animate-[rise_180ms_ease-out] data-[swipe=cancel]:translate-x-0 data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)',
        isError ? 'border-danger' : 'border-line-strong',
      )}
    >
      <span
        aria-hidden="true"
        className={classNames('mt-1.5 size-2.5 shrink-0 rounded-full', isError ? 'bg-danger' : 'bg-brand')}
      />
      <div className="grid flex-1 gap-0.5 py-0.5">
        <Toast.Title className={classNames('text-[0.9375rem] font-[600]', isError && 'text-danger')}>
          {shown.title}
        </Toast.Title>
        {shown.description ? (
          <Toast.Description className="text-small text-ink-2">{shown.description}</Toast.Description>
        ) : null}
        {shown.action ? (
          <Toast.Action
            altText={shown.action.label}
            onClick={shown.action.onPress}
            className="mt-1 -ml-2 min-h-11 justify-self-start rounded-control px-2 text-small font-[600] text-brand underline underline-offset-3"
          >
            {shown.action.label}
          </Toast.Action>
        ) : null}
      </div>
      <Toast.Close
        aria-label={actionTexts.close}
        className="grid size-11 shrink-0 place-items-center rounded-control text-ink-3 hover:bg-sunken"
      >
        <X size={18} aria-hidden="true" />
      </Toast.Close>
    </Toast.Root>
  )
}
