import { X } from 'lucide-react'
import { useEffectEvent, useId, useLayoutEffect, useRef, type ReactNode } from 'react'
import { actionTexts } from '#web/ui/messages.ts'
import { useModal } from './modal.ts'

type SheetProps = { title: ReactNode; onClose: () => void; children: ReactNode }

/**
 * A short list over the page, by the browser's own dialog: it keeps the focus inside, closes at Escape and gives the
 * focus back. What loads with every screen takes this one; forms and questions take Dialog.
 */
export function Sheet({ title, onClose, children }: SheetProps) {
  const id = useId()
  const sheet = useRef<HTMLDialogElement>(null)
  useModal(true)
  const close = useEffectEvent(onClose)
  useLayoutEffect(() => {
    const dialog = sheet.current
    if (!dialog) return
    const cancel = (event: Event) => {
      event.preventDefault()
      close()
    }
    // What is in it covers the dialog whole, so that a press on itself is one beside it.
    const press = (event: MouseEvent) => event.target === dialog && close()
    dialog.addEventListener('cancel', cancel)
    dialog.addEventListener('click', press)
    dialog.showModal()
    return () => {
      dialog.removeEventListener('cancel', cancel)
      dialog.removeEventListener('click', press)
      // Closed before it is taken away, or the focus would not go back.
      dialog.close()
    }
  }, [])
  return (
    <dialog
      ref={sheet}
      aria-labelledby={id}
      className="mx-0 mt-auto mb-0 max-h-[92dvh] w-full max-w-none animate-[rise_200ms_ease-out] overflow-y-auto rounded-t-card bg-raised text-ink outline-none backdrop:animate-[fade_150ms] backdrop:bg-veil md:m-auto md:max-w-lg md:animate-[fade_150ms] md:rounded-card md:border md:border-line"
    >
      <div className="px-5 pt-5 pb-[calc(1rem+env(safe-area-inset-bottom))] md:px-6 md:pt-6 md:pb-4">
        <header className="mb-4 flex items-start justify-between gap-4">
          <h2 id={id}>{title}</h2>
          <button
            type="button"
            aria-label={actionTexts.close}
            className="-mt-2 -mr-2 grid size-11 shrink-0 place-items-center rounded-control text-ink-3 hover:bg-sunken"
            onClick={onClose}
          >
            <X size={20} aria-hidden="true" />
          </button>
        </header>
        {children}
      </div>
    </dialog>
  )
}
