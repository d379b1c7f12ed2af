/** The figures of a picture as a table, for reading and for people who do not see it. */
import { useState, type ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'

/** A button below the picture that shows and hides its table. `id` is the table's. */
export function TableTwin({ id, children }: { id: string; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className="mt-1 inline-flex min-h-11 items-center text-small font-medium text-brand underline underline-offset-3 print:hidden"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? 'Hide the table' : 'Show as table'}
      </button>
      {isOpen && children}
    </>
  )
}

type TableBoxProps = { id?: string; caption: string; className: string; children: ReactNode }

/** A box that scrolls must be reachable by keyboard, or its lower rows cannot be read without a pointer. */
const REACHED_BY_KEYS = { tabIndex: 0 }

/** The table itself, in a box that scrolls. */
export function TableBox({ id, caption, className, children }: TableBoxProps) {
  return (
    <section
      id={id}
      aria-label={caption}
      className={classNames('overflow-auto rounded-control border border-line print:max-h-none', className)}
      {...REACHED_BY_KEYS}
    >
      <table className="w-full border-collapse text-small tabular-nums">
        <caption className="sr-only">{caption}</caption>
        {children}
      </table>
    </section>
  )
}
