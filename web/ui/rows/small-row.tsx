import { ChevronDown } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'

type SmallRowProps = {
  /** the level of its heading */
  heading?: 'h3' | 'h4'

  title: string
  note: string
  isOpen: boolean
  onToggle: () => void
  onNear: () => void
  children: ReactNode
}

/** One thing in a line with a note below its name. It opens where it is; what is closed is not drawn. */
export function SmallRow(props: SmallRowProps) {
  const { heading: Heading = 'h4', title, note, isOpen, onToggle, onNear, children } = props
  const id = useId()
  return (
    <div className="border-t border-line first:border-t-0">
      <Heading>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          className="flex min-h-11 w-full items-center gap-3 rounded-control px-3 py-1.5 text-left hover:bg-sunken"
          onClick={onToggle}
          onPointerOver={onNear}
          onFocus={onNear}
        >
          <span className="min-w-0 flex-1">
            <span className="block text-small font-[560]">{title}</span>
            <span className="block font-sans text-tiny font-normal text-ink-3">{note}</span>
          </span>
          <ChevronDown
            aria-hidden="true"
            className={classNames('size-5 shrink-0 text-ink-3 print:hidden', isOpen && 'rotate-180')}
          />
        </button>
      </Heading>
      {isOpen && (
        <section id={id} aria-label={title} className="px-3 pt-1 pb-4">
          {children}
        </section>
      )}
    </div>
  )
}
