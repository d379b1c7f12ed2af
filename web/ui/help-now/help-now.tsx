import { LifeBuoy } from 'lucide-react'
import { useEffect, useId, useRef, useState, type ReactNode, type RefObject } from 'react'
import { Button } from '#web/ui/button.tsx'
import { HelpLinks } from './help-links.tsx'
import { helpNow, helpWays, SECOND_LANGUAGE } from './messages.ts'

export type HelpNow = {
  id: string
  isOpen: boolean
  opener: RefObject<HTMLButtonElement | null>
  toggle: () => void
}

/** Whether the help is open: what its button and its panel share. */
export function useHelpNow(): HelpNow {
  const id = useId()
  const opener = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  return { id, isOpen, opener, toggle: () => setOpen(!isOpen) }
}

/** Always in the head of a chat: opens the help at once, with or without a network. */
export function NotSafeButton({ help: { id, isOpen, opener, toggle } }: { help: HelpNow }) {
  return (
    <button
      ref={opener}
      type="button"
      aria-expanded={isOpen}
      aria-controls={id}
      onClick={toggle}
      className="inline-flex min-h-11 min-w-11 shrink-0 items-center gap-1.5 rounded-control px-2 text-small font-[560] text-ink underline underline-offset-3 hover:bg-sunken"
    >
      <LifeBuoy size={18} aria-hidden="true" className="hidden sm:block" />
      {helpNow.open}
    </button>
  )
}

/** The chat, or while they are open the numbers to call and text. Text typed in the chat stays. */
export function HelpNowPanel({ help, children }: { help: HelpNow; children: ReactNode }) {
  return (
    <>
      {help.isOpen ? <Numbers help={help} /> : null}
      <div className={help.isOpen ? 'hidden' : 'contents'}>{children}</div>
    </>
  )
}

/** Takes the focus when it opens, and gives it back to its button. */
function Numbers({ help: { id, opener, toggle } }: { help: HelpNow }) {
  const panel = useRef<HTMLElement>(null)
  useEffect(() => panel.current?.focus({ preventScroll: true }), [])
  return (
    <section
      ref={panel}
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      className="min-h-0 flex-1 overflow-y-auto bg-paper px-4 py-3 outline-offset-[-3px]"
    >
      <p id={`${id}-title`} className="mb-2 text-h3 font-[560]">
        {helpNow.title}
      </p>
      <HelpLinks ways={helpWays.anyone} />
      <p className="mt-3 text-small text-ink-2">{helpNow.lead}</p>
      <p lang={SECOND_LANGUAGE} className="mt-4 mb-2 text-small font-[560]">
        {helpNow.inSecondLanguage}
      </p>
      <HelpLinks ways={helpWays.inSecondLanguage} lang={SECOND_LANGUAGE} isAside />
      <p className="mt-4 mb-2 text-small font-[560]">{helpNow.atHome}</p>
      <HelpLinks ways={helpWays.atHome} isAside />
      <Button
        variant="plain"
        className="mt-3"
        onClick={() => {
          toggle()
          opener.current?.focus({ preventScroll: true })
        }}
      >
        {helpNow.close}
      </Button>
    </section>
  )
}
