import { Settings } from 'lucide-react'
import { Link } from 'react-router'
import { paths } from '#web/paths.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Tooltip } from '#web/ui/dialogs/tooltip.tsx'
import { Logo } from './logo.tsx'
import { fromBar, navItems, useScreenPath } from './nav-items.ts'

/** The main navigation on a wide screen. */
export function TopBar() {
  const pathname = useScreenPath()
  return (
    <header
      data-no-print
      className="sticky top-0 z-20 hidden border-b border-line bg-paper/92 backdrop-blur-sm nav-top:block"
    >
      <nav aria-label="Main" className="page-width flex h-16 items-center gap-0.5">
        <Link
          to={paths.home}
          state={fromBar}
          className="-ml-2 mr-3 rounded-control p-2 no-underline"
          aria-label="Jubilee, home"
        >
          <Logo />
        </Link>
        {navItems.map(({ label, to, marks }) => (
          <Link
            key={label}
            to={to}
            state={to === paths.home ? fromBar : undefined}
            aria-current={marks.includes(pathname) ? 'page' : undefined}
            className={barLink}
          >
            {label}
          </Link>
        ))}
        <Tooltip content="Settings" className="ml-auto -mr-2">
          {(says) => (
            <Link
              {...says}
              to={paths.settings}
              aria-label="Settings"
              aria-current={pathname === paths.settings ? 'page' : undefined}
              className={classNames(barLink, 'w-11 justify-center px-0')}
            >
              <Settings size={20} strokeWidth={1.75} aria-hidden="true" />
            </Link>
          )}
        </Tooltip>
      </nav>
    </header>
  )
}

const barLink =
  'inline-flex min-h-11 items-center rounded-control px-3 text-[0.9375rem] leading-none font-[520] text-ink-2 no-underline transition-colors hover:text-ink aria-[current]:bg-brand-soft aria-[current]:text-brand-deep'
