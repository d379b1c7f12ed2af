import { Link } from 'react-router'
import type { User } from '#contracts/account/account.ts'
import { CoachButton } from '#web/features/coach/coach-button.tsx'
import { paths } from '#web/paths.ts'
import { classNames } from '#web/ui/class-names.ts'
import { AccountMenu } from './account-menu.tsx'
import { Logo } from './logo.tsx'
import { navTexts } from './messages.ts'
import { fromBar, navItems, useScreenPath } from './nav-items.ts'

/** The main navigation on a wide screen, with the coach and the person's account at its end. */
export function TopBar({ user }: { user: User }) {
  const pathname = useScreenPath()
  return (
    <header
      data-no-print
      className="sticky top-0 z-20 hidden border-b border-line bg-paper/92 backdrop-blur-sm nav-top:block"
    >
      <div className="page-width flex h-16 items-center">
        <nav aria-label={navTexts.main} className="flex items-center gap-0.5">
          <Link
            to={paths.home}
            state={fromBar}
            className="-ml-2 mr-3 rounded-control p-2 no-underline"
            aria-label={navTexts.logo}
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
        </nav>
        <CoachButton look="text" className={classNames(barLink, 'ml-auto')} />
        <AccountMenu user={user} className="-mr-1 ml-1" />
      </div>
    </header>
  )
}

const barLink =
  'inline-flex min-h-11 items-center rounded-control px-3 text-[0.9375rem] leading-none font-[520] text-ink-2 no-underline transition-colors hover:text-ink aria-[current]:bg-brand-soft aria-[current]:text-brand-deep'
