import { Ellipsis, Settings, type LucideIcon } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { paths } from '#web/paths.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Sheet } from '#web/ui/dialogs/sheet.tsx'
import { fromBar, type NavItem, navItems, useScreenPath } from './nav-items.ts'

const SLOTS = 4 // a fifth is More

const settingsItem: NavItem = {
  label: 'Settings',
  to: paths.settings,
  marks: [paths.settings],
  Icon: Settings,
}
const inBar = navItems.slice(0, SLOTS)
const inMore = [...navItems.slice(SLOTS), settingsItem]

/** The main navigation on a phone: four screens and More. */
export function BottomBar() {
  const pathname = useScreenPath()
  const [isOpen, setOpen] = useState(false)
  const isMoreCurrent = inMore.some((item) => item.marks.includes(pathname))
  return (
    <>
      <nav
        aria-label="Main"
        data-bottom-bar
        data-no-print
        className="sticky bottom-0 z-20 grid grid-cols-5 border-t border-line bg-raised px-1 pb-[env(safe-area-inset-bottom)] nav-top:hidden"
      >
        {inBar.map(({ label, to, marks, Icon }) => (
          <Link
            key={label}
            to={to}
            state={to === paths.home ? fromBar : undefined}
            aria-current={marks.includes(pathname) ? 'page' : undefined}
            className={slot}
          >
            <SlotFace label={label} Icon={Icon} />
          </Link>
        ))}
        <button
          type="button"
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          data-current={isMoreCurrent || undefined}
          className={classNames(slot, 'data-[current]:text-brand')}
          onClick={() => setOpen(true)}
        >
          <SlotFace label="More" Icon={Ellipsis} />
        </button>
      </nav>
      {isOpen && (
        <Sheet title="More" onClose={() => setOpen(false)}>
          <nav aria-label="More">
            <ul className="-mx-2 grid">
              {inMore.map(({ label, to, marks, Icon }) => (
                <li key={label}>
                  <Link
                    to={to}
                    onClick={() => setOpen(false)}
                    aria-current={marks.includes(pathname) ? 'page' : undefined}
                    className="flex min-h-13 items-center gap-4 rounded-control px-2 font-[520] text-ink no-underline hover:bg-sunken aria-[current]:text-brand"
                  >
                    <Icon size={22} strokeWidth={1.75} aria-hidden="true" />
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        </Sheet>
      )}
    </>
  )
}

const slot =
  'group grid min-h-15 min-w-0 content-center justify-items-center gap-1 rounded-control text-micro leading-none font-[560] text-ink-3 no-underline aria-[current]:text-brand'

function SlotFace({ label, Icon }: { label: string; Icon: LucideIcon }) {
  return (
    <>
      <span className="grid h-7 w-full max-w-12 place-items-center rounded-full transition-colors group-aria-[current]:bg-brand-soft group-data-[current]:bg-brand-soft">
        <Icon size={21} strokeWidth={1.75} aria-hidden="true" />
      </span>
      <span className="w-full text-center text-[min(1em,4.4vw)] wrap-anywhere">{label}</span>
    </>
  )
}
