import { ChevronDown } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'

/** Rows in one sheet, with a hairline between them. */
export function OpenRows({ children }: { children: ReactNode }) {
  return <div className="min-w-0 overflow-hidden rounded-card border border-line bg-raised">{children}</div>
}

export type RowState = { isOpen: boolean; onToggle: () => void }

type OpenRowProps = RowState & {
  /** of the section, for a link or a button that leads to it */
  id?: string
  title: string
  /** the answer of the row in a sentence */
  note?: ReactNode
  /** its one figure */
  figure?: ReactNode
  /** a pointer or the focus has come to the row: what is inside may be wanted soon */
  onNear?: () => void
  /** what is drawn once the row is open */
  children: ReactNode
}

/** One thing in a line: its name, a sentence and a figure. It opens where it is; what is closed is not drawn. */
export function OpenRow(props: OpenRowProps) {
  const { id, title, note, figure, isOpen, onToggle, onNear, children } = props
  const own = useId()
  const [titleId, noteId, contentId] = ['title', 'note', 'content'].map((part) => `${own}-${part}`)
  return (
    <section
      id={id}
      aria-labelledby={titleId}
      className="min-w-0 scroll-mt-20 border-t border-line first:border-t-0"
    >
      <div className="relative grid grid-cols-[minmax(0,1fr)_auto_1.25rem] items-center gap-x-3 px-4 py-2 hover:bg-sunken md:grid-cols-[13.5rem_minmax(0,1fr)_auto_1.25rem] md:gap-x-4 md:px-5 md:py-3.5">
        <h2 id={titleId} className="text-base md:text-h3">
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={isOpen ? contentId : undefined}
            aria-describedby={note ? noteId : undefined}
            onClick={onToggle}
            onPointerOver={onNear}
            onFocus={onNear}
            className="min-h-6 text-left after:absolute after:inset-0"
          >
            {title}
          </button>
        </h2>
        <p
          id={noteId}
          className="col-start-1 row-start-2 min-w-0 text-tiny text-ink-2 [overflow-wrap:anywhere] md:col-start-2 md:row-start-1 md:text-small"
        >
          {note}
        </p>
        <span className="fig col-start-2 row-span-2 row-start-1 text-right text-base md:col-start-3 md:row-span-1 md:text-lead">
          {figure}
        </span>
        <ChevronDown
          aria-hidden="true"
          className={classNames(
            'col-start-3 row-span-2 row-start-1 size-5 text-ink-3 md:col-start-4 md:row-span-1 print:hidden',
            isOpen && 'rotate-180',
          )}
        />
      </div>
      {isOpen && (
        <div id={contentId} className="px-4 pt-2 pb-5 md:px-5 md:pb-6">
          {children}
        </div>
      )}
    </section>
  )
}
