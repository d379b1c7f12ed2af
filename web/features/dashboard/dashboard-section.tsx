import { ChevronDown } from 'lucide-react'
import { useId, useState, useSyncExternalStore, type ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'

type DashboardSectionProps = {
  title: string
  /** for links to this part of the page */
  id?: string
  /** on a phone: closed until it is opened, with this sentence below its name */
  teaser?: string
  children: ReactNode
}

/**
 * A part of the dashboard with its heading. Long parts are folded on a phone, and always open on wider screens.
 * A part that was never open is not rendered, so a phone does not load it. Once open it stays rendered, so
 * that turning a tablet or folding a part loses no answer.
 */
export function DashboardSection({ title, id, teaser, children }: DashboardSectionProps) {
  const [isOpen, setOpen] = useState(false)
  const isWide = useSyncExternalStore(watchWidth, readWidth, () => false)
  const isShown = teaser === undefined || isOpen || isWide
  const [wasShown, setWasShown] = useState(isShown)
  if (isShown && !wasShown) setWasShown(true)
  const own = useId()
  const contentId = `${own}-content`
  return (
    <section id={id} aria-labelledby={`${own}-title`} className="min-w-0 scroll-mt-24">
      {teaser === undefined ? (
        <h2 id={`${own}-title`} className="mb-3">
          {title}
        </h2>
      ) : (
        <FoldHead
          id={`${own}-title`}
          title={title}
          teaser={teaser}
          isOpen={isOpen}
          contentId={contentId}
          onToggle={() => setOpen(!isOpen)}
        />
      )}
      <div id={contentId} hidden={!isShown}>
        {isShown || wasShown ? children : null}
      </div>
    </section>
  )
}

// the width from which nothing is folded; the same as the class names' md
const wide = () => matchMedia('(width >= 48rem)')
const readWidth = () => wide().matches
function watchWidth(changed: () => void): () => void {
  const query = wide()
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}

type FoldHeadProps = {
  id: string
  title: string
  teaser: string
  isOpen: boolean
  contentId: string
  onToggle: () => void
}

function FoldHead({ id, title, teaser, isOpen, contentId, onToggle }: FoldHeadProps) {
  return (
    <>
      <h2 id={id} className="hidden md:mb-3 md:block">
        {title}
      </h2>
      <h2 className="mb-3 md:hidden">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={contentId}
          onClick={onToggle}
          className="flex w-full items-center justify-between gap-3 rounded-card border border-line bg-raised px-[16px] py-4 text-left"
        >
          <span className="min-w-0">
            {title}
            <span className="mt-1 block font-sans text-small font-normal tracking-normal text-ink-2">
              {teaser}
            </span>
          </span>
          <ChevronDown
            size={22}
            aria-hidden="true"
            className={classNames('shrink-0 text-ink-3', isOpen && 'rotate-180')}
          />
        </button>
      </h2>
    </>
  )
}
