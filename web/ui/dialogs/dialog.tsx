import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import { useRef, type ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import { actionTexts } from '#web/ui/messages.ts'
import { useModal } from './modal.ts'

export type DialogProps = {
  title: ReactNode
  description?: ReactNode
  /** false for one that stays mounted while it is closed */
  open?: boolean
  onOpenChange: (open: boolean) => void
  children?: ReactNode
  /** buttons; the primary one last, drawn first on a phone */
  footer?: ReactNode
  /** `page` holds a whole page of paper */
  size?: 'narrow' | 'wide' | 'page'
  /** no cross in the corner, no close on a press outside: a question that wants an answer */
  isQuestion?: boolean
  /** it opens with the focus in its first field; else the focus is on the first thing that can be pressed */
  startsAtField?: boolean
}

const widths = { narrow: 'md:max-w-lg', wide: 'md:max-w-3xl', page: 'md:max-w-5xl' } as const

/**
 * A sheet from below on a phone, a window in the middle from a tablet up. Focus stays inside, Escape closes,
 * focus returns. The veil is ours: the library's own adds a style element, which the security policy refuses.
 */
export function Dialog({
  title,
  description,
  open = true,
  onOpenChange,
  children,
  footer,
  size = 'narrow',
  isQuestion,
  startsAtField = false,
}: DialogProps) {
  useModal(open)
  const focus = useFocus(startsAtField)
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <div className="fixed inset-0 z-30 animate-[fade_150ms] bg-veil" aria-hidden="true" />
        <Radix.Content
          {...focus}
          onKeyDown={(event) => {
            // A toast that came later is the library's topmost layer and would take the Escape alone.
            if (event.key === 'Escape' && !event.defaultPrevented) onOpenChange(false)
          }}
          {...(description ? {} : { 'aria-describedby': undefined })}
          {...(isQuestion
            ? { role: 'alertdialog', 'aria-modal': true, onPointerDownOutside: preventDefault }
            : {})}
          className={classNames(
            'fixed z-30 flex max-h-[min(92dvh,100dvh-var(--toast-room,0px))] flex-col bg-raised text-ink outline-none',
            'inset-x-0 bottom-0 animate-[rise_200ms_ease-out] rounded-t-card',
            'md:inset-x-auto md:top-1/2 md:bottom-auto md:left-1/2 md:max-h-[min(88dvh,100dvh-2*var(--toast-room,0px))] md:w-[calc(100%-3rem)] md:-translate-x-1/2 md:-translate-y-1/2 md:animate-[fade_150ms] md:rounded-card md:border md:border-line',
            widths[size],
          )}
        >
          <header className="flex items-start justify-between gap-4 px-5 pt-5 md:px-6 md:pt-6">
            <div>
              <Radix.Title className="text-h2">{title}</Radix.Title>
              {description ? (
                <Radix.Description className="mt-1.5 text-[0.9375rem] text-ink-2">
                  {description}
                </Radix.Description>
              ) : null}
            </div>
            {isQuestion ? null : <CloseButton />}
          </header>
          <div className="min-h-0 flex-1 overflow-y-auto px-5 py-4 md:px-6">{children}</div>
          {footer ? (
            <footer className="flex flex-col-reverse gap-3 border-t border-line px-5 py-4 pb-[calc(1rem+env(safe-area-inset-bottom))] md:flex-row md:justify-end md:px-6 md:pb-4">
              {footer}
            </footer>
          ) : null}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

/**
 * Focus moves in, and back to the element that had it before; the library does this only for a trigger inside the
 * dialog. Where that is gone (a removed card) the heading takes it, and where focus has moved on already it stays.
 */
function useFocus(startsAtField: boolean) {
  const before = useRef<Element | null>(null)
  return {
    onOpenAutoFocus: (event: Event) => {
      before.current = document.activeElement
      const field = startsAtField ? firstField(event.target as HTMLElement) : undefined
      if (!field) return
      event.preventDefault()
      field.focus()
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      const hasMovedOn = document.activeElement !== document.body && document.activeElement?.isConnected
      if (hasMovedOn) return
      const target = before.current?.isConnected ? before.current : document.querySelector('h1')
      if (!(target instanceof HTMLElement)) return
      if (target.tagName === 'H1') target.tabIndex = -1
      target.focus({ preventScroll: true })
    },
  }
}

/** The first field that can be filled in; of a group of choices the one that is made. */
function firstField(dialog: HTMLElement): HTMLElement | undefined {
  const fields = dialog.querySelectorAll<HTMLInputElement>(
    ':is(input, select, textarea):not([hidden], [type=hidden], :disabled)',
  )
  const first = fields[0]
  if (first?.type !== 'radio') return first
  return [...fields].find(({ name, checked }) => checked && name === first.name) ?? first
}

function CloseButton() {
  return (
    <Radix.Close
      aria-label={actionTexts.close}
      className="-mt-2 -mr-2 grid size-11 shrink-0 place-items-center rounded-control text-ink-3 hover:bg-sunken"
    >
      <X size={20} aria-hidden="true" />
    </Radix.Close>
  )
}

function preventDefault(event: { preventDefault: () => void }): void {
  event.preventDefault()
}
