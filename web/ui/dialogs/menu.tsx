import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { Link } from 'react-router'
import { classNames } from '#web/ui/class-names.ts'

type Act = { label: string; onSelect: () => void; tone?: 'plain' | 'danger' }
type Way = { label: string; to: string; isCurrent?: boolean }
export type MenuItem = Act | Way

type Opener = {
  id: string
  'aria-haspopup': 'menu'
  'aria-expanded': boolean
  'aria-controls': string | undefined
  onClick: () => void
  onKeyDown: (event: KeyboardEvent) => void
}

type MenuProps = {
  items: readonly MenuItem[]
  /** said above the items, and none of them */
  head?: ReactNode
  /** upward, where neither its card nor the bar at the foot cuts it off; downward out of a bar at the top */
  opens?: keyof typeof sides
  className?: string
  /** the one button that opens it */
  children: (opener: Opener) => ReactNode
}

const sides = { up: 'bottom-full mb-1.5', down: 'top-full mt-1.5' }

/**
 * A button that opens a short list of acts and places, by the keys of the ARIA pattern. The chosen act runs once the
 * focus is back on the button, so that a dialog it opens can give it back there.
 */
export function Menu({ items, head, opens = 'up', className, children }: MenuProps) {
  const id = useId()
  const place = useRef<HTMLSpanElement>(null)
  /** where the focus starts: 0 at the first item, -1 at the last; null while it is closed */
  const [start, setStart] = useState<0 | -1 | null>(null)
  const isOpen = start !== null
  useEffect(() => {
    if (start === null) return
    itemsIn(place.current).at(start)?.focus()
    const press = ({ target }: PointerEvent) => {
      if (!(target instanceof Node && place.current?.contains(target))) setStart(null)
    }
    document.addEventListener('pointerdown', press)
    return () => document.removeEventListener('pointerdown', press)
  }, [start])
  const leave = () => {
    setStart(null)
    place.current?.querySelector('button')?.focus()
  }
  return (
    <span ref={place} className={classNames('relative inline-flex', className)}>
      {children({
        id,
        'aria-haspopup': 'menu',
        'aria-expanded': isOpen,
        'aria-controls': isOpen ? `${id}-menu` : undefined,
        onClick: () => setStart(isOpen ? null : 0),
        onKeyDown: (event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
          event.preventDefault()
          setStart(event.key === 'ArrowDown' ? 0 : -1)
        },
      })}
      {isOpen && (
        <div
          className={classNames(
            'absolute right-0 z-10 min-w-48 animate-[fade_120ms] rounded-card border border-line-strong bg-raised p-1.5 shadow-[0_8px_28px_rgb(0_0_0/0.14)]',
            sides[opens],
          )}
        >
          {head}
          <div
            id={`${id}-menu`}
            role="menu"
            aria-labelledby={id}
            tabIndex={-1}
            onKeyDown={(event) => pressKey(event, { items: itemsIn(place.current), leave })}
          >
            {items.map((item) => (
              <Item key={item.label} item={item} onChosen={leave} />
            ))}
          </div>
        </div>
      )}
    </span>
  )
}

function Item({ item, onChosen }: { item: MenuItem; onChosen: () => void }) {
  const isDanger = 'tone' in item && item.tone === 'danger'
  const shared = {
    role: 'menuitem',
    tabIndex: -1,
    className: classNames(
      'flex min-h-11 w-full items-center rounded-control px-3 text-left text-[0.9375rem] no-underline hover:bg-sunken focus:bg-sunken aria-[current]:text-brand-deep',
      isDanger ? 'text-danger' : 'text-ink',
    ),
  }
  if ('to' in item)
    return (
      <Link {...shared} to={item.to} aria-current={item.isCurrent ? 'page' : undefined} onClick={onChosen}>
        {item.label}
      </Link>
    )
  const choose = () => {
    onChosen()
    item.onSelect()
  }
  return (
    <button {...shared} type="button" onClick={choose}>
      {item.label}
    </button>
  )
}

const itemsIn = (place: HTMLElement | null) => [
  ...(place?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? []),
]

type Walk = { items: readonly HTMLElement[]; leave: () => void }

function pressKey(event: KeyboardEvent, { items, leave }: Walk): void {
  // Tab leads on from the button, which has the focus again before the browser moves it.
  if (event.key === 'Escape' || event.key === 'Tab') return leave()
  const here = document.activeElement
  // A link hears Enter alone; an item of a menu is chosen by the space bar, too.
  if (event.key === ' ' && here instanceof HTMLAnchorElement) {
    event.preventDefault()
    return here.click()
  }
  const next = nextItem(items, event.key)
  if (!next) return
  event.preventDefault()
  next.focus()
}

/** Where a key leads from the item that has the focus; a letter leads to the next item that begins with it. */
function nextItem(all: readonly HTMLElement[], key: string): HTMLElement | undefined {
  const at = all.findIndex((item) => item === document.activeElement)
  const after = [...all.slice(at + 1), ...all.slice(0, at + 1)]
  if (key === 'ArrowDown') return after[0]
  if (key === 'ArrowUp') return all.at(at - 1)
  if (key === 'Home') return all[0]
  if (key === 'End') return all.at(-1)
  if (key.length > 1 || key === ' ') return undefined
  return after.find((item) => item.textContent.toLowerCase().startsWith(key.toLowerCase()))
}
