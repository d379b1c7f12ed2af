import { ChevronDown } from 'lucide-react'
import { Fragment, useId, useState, type ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'

type DisclosureProps = {
  label: string
  /** beside the label, in small letters */
  note?: string
  heading?: 'h2' | 'h3'
  startsOpen?: boolean
  /** it stays open, as while a field in it is wrong */
  isHeldOpen?: boolean
  className?: string
  children: ReactNode
}

/** A button as wide as its box that shows and hides what is below it. What is hidden is not drawn. */
export function Disclosure(props: DisclosureProps) {
  const { label, note, heading: Heading = Fragment, startsOpen = false, isHeldOpen = false } = props
  const [isOpened, setOpened] = useState(startsOpen)
  const isOpen = isOpened || isHeldOpen
  const id = useId()
  return (
    <>
      <Heading>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          className={classNames(
            'flex min-h-11 w-full items-center justify-between gap-3 rounded-control text-left',
            !isOpen && 'print:hidden',
            props.className,
          )}
          onClick={() => setOpened(!isOpen)}
        >
          {label}{' '}
          {note && <span className="ml-auto font-sans text-small font-normal text-ink-3">{note}</span>}
          <ChevronDown
            aria-hidden="true"
            className={classNames('size-5 text-ink-3 print:hidden', isOpen && 'rotate-180')}
          />
        </button>
      </Heading>
      {isOpen && (
        <div id={id} className="pt-2 pb-1">
          {props.children}
        </div>
      )}
    </>
  )
}
